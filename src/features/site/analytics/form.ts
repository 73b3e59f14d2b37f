import * as z from "zod/mini";

const path = z.string().check(z.regex(/^\/[^?#\s]*$/), z.maxLength(200));
const host = z.string().check(z.regex(/^[\w.:[\]-]+$/), z.maxLength(253));
const fileName = z.string().check(z.regex(/^[\w.-]+$/), z.maxLength(100));

/**
 * What the browser tells of a visit: a page that was shown, a link that left the site, a file that was asked for. The path
 * goes without its query, which may hold what is nobody's business.
 */
export const beacon = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pageview"), path }),
  z.object({ kind: z.literal("outbound"), path, target: host }),
  z.object({ kind: z.literal("download"), path, target: fileName }),
]);

export type Beacon = z.output<typeof beacon>;
