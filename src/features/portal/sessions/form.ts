import * as z from "zod/mini";
import { limits, optionalLine } from "../../../platform/fields/fields.ts";

/** One by its id, or all but the one that asks. */
export const endSessionsForm = z.object({ session: optionalLine(limits.name), others: optionalLine(limits.name) });
