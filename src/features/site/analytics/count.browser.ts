import { whenVisible } from "../../../platform/islands/when-visible.ts";
import { beaconPath } from "../first-paths.ts";
import type { Beacon } from "./form.ts";

/** No cookie, no identifier, no query; a failure is logged and ignored. */
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
 * Once each time a page is shown: a prerendered one when the visitor opens it, one from the back/forward cache again.
 */
export function countPages(): void {
  whenVisible(countPage);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) countPage();
  });
}
