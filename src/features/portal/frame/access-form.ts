import * as z from "zod/mini";
import { honeypot, limits, optionalLine } from "../../../platform/fields/fields.ts";

/** Nothing happens without an address, and none is refused for its looks. */
export const portalAccessForm = z.object({ email: optionalLine(limits.email), leaveBlank: honeypot });

export type PortalAccessField = keyof z.input<typeof portalAccessForm>;

/** The same for every address. */
export const portalAccessReceipt = z.object({ message: z.string() });
