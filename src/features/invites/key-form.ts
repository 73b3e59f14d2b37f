import * as z from "zod/mini";
import { calendarDate, choice, email, limits, optionalLine, requiredLine } from "../../platform/fields/fields.ts";
import { invitedKinds } from "../changes/model.ts";

export const keyFields = {
  /** Becomes the key's id; those of the DJ's own begin with `dj-`. */
  key: z.string("Please reload the page and send again").check(z.regex(/^(?!dj-)[\w-]{8,64}$/)),
  kind: choice(invitedKinds, "Please choose what the key opens"),
  name: requiredLine(limits.name, "Please enter a name"),
  email: email("Please enter a valid email address"),
  endsOn: calendarDate("Please enter a valid date"),
  moment: optionalLine(limits.name),
};

export type KeyField = keyof typeof keyFields;
