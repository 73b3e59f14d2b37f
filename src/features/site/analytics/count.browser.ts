import { whenVisible } from "../../../platform/islands/when-visible.ts";
import { beaconPath } from "../first-paths.ts";
import type { Beacon } from "./form.ts";

/** Tells the site's own counter. No cookie, no identifier, no query; a failure is logged and ignored. */
export function count(beacon: Beacon): void {
  if (!beacon.path.startsWith("/")) return;
  try {
    if (!navigator.sendBeacon(beaconPath, JSON.stringify(beacon))) throw new Error("not queued");
  } catch (error) {
    console.warn("analytics", error);
  }
}

const countPage = () => count({ kind: "pageview", path: location.pathname });

/**
 * Counts every page that is shown, once each time: one that was made ready ahead when the visitor comes to it, and one
 * that comes back from the back/forward cache again.
 */
export function countPages(): void {
  whenVisible(countPage);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) countPage();
  });
}
