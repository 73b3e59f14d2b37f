import * as z from "zod/mini";
import { limits, requiredLine } from "../../../platform/fields/fields.ts";
import { guestOpeningForm, guestSettingsForm } from "../settings-form.ts";

const booking = requiredLine(limits.name, "Please reload the page and send again");

export const ownSettingsForm = z.safeExtend(guestSettingsForm, { booking });
export const ownOpeningForm = z.extend(guestOpeningForm, { booking });
