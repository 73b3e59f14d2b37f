import * as z from "zod/mini";
import { limits, optionalLine } from "../../../platform/fields/fields.ts";

/** One by id, or all but the current one. */
export const endSessionsForm = z.object({ session: optionalLine(limits.name), others: optionalLine(limits.name) });
