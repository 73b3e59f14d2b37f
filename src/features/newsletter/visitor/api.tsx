import * as z from "zod/mini";
import { primary } from "../../../database/client.ts";
import { optionalPhone } from "../../../platform/fields/phone.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { api, paths } from "../../site/paths.ts";
import { newsletterForm } from "../form.ts";
import { signedUp, signUp } from "../sign-up.ts";
import { NewsletterPage, newsletterMetadata } from "./route.tsx";

export const newsletter = formRoute({
  path: api.newsletter,
  schema: z.extend(newsletterForm, { phone: optionalPhone }),
  limit: "FORM_LIMIT",
  forAnyone: true,
  again: (c, form) => c.render(<NewsletterPage form={form} />, { metadata: newsletterMetadata }),
  act: (c, { leaveBlank: _, idempotencyKey: __, ...signup }, now) =>
    signUp(primary(c.env.DB), { ...signup, adds: false }, now),
  pretend: () => signedUp,
  mails: true,
  comesBackTo: paths.newsletter,
});
