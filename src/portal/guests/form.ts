import * as z from "zod/mini";
import { limits, requiredLine } from "../../forms/fields.ts";
import { guestDoorForm, guestSettingsForm } from "../../forms/guest-settings.ts";

const booking = requiredLine(limits.name, "Please reload the page and send again");

export const ownSettingsForm = z.safeExtend(guestSettingsForm, { booking });
export const ownDoorForm = z.extend(guestDoorForm, { booking });
