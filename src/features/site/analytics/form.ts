import * as z from "zod/mini";

const path = z.string().check(z.regex(/^\/[^?#\s]*$/), z.maxLength(200));
const host = z.string().check(z.regex(/^[\w.:[\]-]+$/), z.maxLength(253));
const fileName = z.string().check(z.regex(/^[\w.-]+$/), z.maxLength(100));

/** Paths come without their query, which may be private. */
export const beacon = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pageview"), path }),
  z.object({ kind: z.literal("outbound"), path, target: host }),
  z.object({ kind: z.literal("download"), path, target: fileName }),
]);

export type Beacon = z.output<typeof beacon>;
