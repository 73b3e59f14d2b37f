import { beaconPath } from "../first-paths.ts";
import type { Beacon } from "./form.ts";

/** Tells the site's own counter. No cookie, no identifier, no query; a failure is logged and ignored. */
export function tell(beacon: Beacon): void {
  if (!beacon.path.startsWith("/")) return;
  try {
    if (!navigator.sendBeacon(beaconPath, JSON.stringify(beacon))) throw new Error("not queued");
  } catch (error) {
    console.warn("analytics", error);
  }
}
