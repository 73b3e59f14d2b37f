import { whenShown } from "../../web/islands/when-shown.ts";
import { beaconPath } from "../first-paths.ts";
import type { Beacon } from "./form.ts";

/** Tells the site's own counter. No cookie, no identifier, no query; a failure is logged and ignored. */
function tell(beacon: Beacon): void {
  if (!beacon.path.startsWith("/")) return;
  try {
    if (!navigator.sendBeacon(beaconPath, JSON.stringify(beacon))) throw new Error("not queued");
  } catch (error) {
    console.warn("analytics", error);
  }
}

const pageShown = () => tell({ kind: "pageview", path: location.pathname });

/**
 * Counts every page that is shown, once each time: one that was made ready ahead when the visitor comes to it, and one
 * that comes back from the back/forward cache again. Counts links that leave the site and files that are downloaded.
 */
export function analytics(): void {
  whenShown(pageShown);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) pageShown();
  });

  const followed = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || event.defaultPrevented || event.button > 1) return;
    const { host, protocol, pathname } = link;
    const path = location.pathname;
    if (link.hasAttribute("download")) tell({ kind: "download", path, target: pathname.replace(/.*\//, "") });
    else if (protocol.startsWith("http") && host !== location.host) tell({ kind: "outbound", path, target: host });
  };
  // The second is for a press of the middle button.
  addEventListener("click", followed);
  addEventListener("auxclick", followed);
}
