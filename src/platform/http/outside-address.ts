/**
 * `null` unless https on its own port and outside of networks. Cloudflare's `fetch` reaches no private address behind
 * a name.
 */
export function outsideAddress(text: string): URL | null {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return null;
  // Without trailing dots it may be a number, which the URL normalizes.
  url.hostname = url.hostname.replace(/\.+$/, "");
  const host = url.hostname;
  const isNumber = /^[\d.]+$/.test(host) || host.startsWith("[");
  const isInside =
    !host.includes(".") || /\.(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|arpa)$/.test(host);
  return isNumber || isInside ? null : url;
}
