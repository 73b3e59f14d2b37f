import { tell } from "./tell.browser.ts";

/** Counts a link that leaves the site, or a file that is downloaded, where the press `event` was on one. */
export function followed(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || event.defaultPrevented || event.button > 1) return;
  const { host, protocol, pathname } = link;
  const path = location.pathname;
  if (link.hasAttribute("download")) tell({ kind: "download", path, target: pathname.replace(/.*\//, "") });
  else if (protocol.startsWith("http") && host !== location.host) tell({ kind: "outbound", path, target: host });
}
