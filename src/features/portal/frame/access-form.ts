import * as z from "zod/mini";
import { honeypot, limits, optionalLine } from "../../../platform/fields/fields.ts";

/** No address is refused for its format. */
export const portalAccessForm = z.object({ email: optionalLine(limits.email), leaveBlank: honeypot });

export type PortalAccessField = keyof z.input<typeof portalAccessForm>;

/** The same for every address, so that it reveals none. */
export const portalAccessReceipt = z.object({ message: z.string() });
