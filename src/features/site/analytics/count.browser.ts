import { whenVisible } from "../../../platform/islands/when-visible.ts";
import { beaconPath } from "../first-paths.ts";
import type { Beacon } from "./form.ts";

/** Sends no cookie, identifier or query. */
export function count(beacon: Beacon): void {
  if (!beacon.path.startsWith("/")) return;
  try {
    if (!navigator.sendBeacon(beaconPath, JSON.stringify(beacon))) throw new Error("not queued");
  } catch (error) {
    console.warn("analytics", error);
  }
}

const countPage = () => count({ kind: "pageview", path: location.pathname });

/** Counts prerendered pages once visible, and again those from the back/forward cache. */
export function countPages(): void {
  whenVisible(countPage);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) countPage();
  });
}
