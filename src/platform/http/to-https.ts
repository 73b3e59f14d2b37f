/** Hosts of a local run, which has no certificate. */
const local = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Where a request over plain http goes instead: the same address over https. `null` for any other. */
export function toHttps({ url }: Request): Response | null {
  if (!url.startsWith("http:")) return null;
  const secure = new URL(url);
  if (local.has(secure.hostname)) return null;
  secure.protocol = "https:";
  // Keeps the method and the body: a form that was posted in the clear arrives all the same.
  return new Response(null, { status: 308, headers: { Location: secure.href } });
}
