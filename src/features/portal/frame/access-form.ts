import * as z from "zod/mini";
import { honeypot, limits, optionalLine } from "../../../platform/fields/fields.ts";

/** Asks for an access link. Nothing happens without an address, and no address is refused for its looks. */
export const portalAccessForm = z.object({ email: optionalLine(limits.email), leaveBlank: honeypot });

export type PortalAccessField = keyof z.input<typeof portalAccessForm>;

/** The answer to whoever asks for one, the same for every address. */
export const portalAccessReceipt = z.object({ message: z.string() });
