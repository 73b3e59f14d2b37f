import { registerWorker } from "../../../../platform/islands/service-worker.ts";
import { adminPaths } from "../../../admin/paths.ts";
import { forgetEvenings } from "./encrypted-store.ts";

export function storeEvenings(): void {
  if (!("serviceWorker" in navigator)) return;
  // All pages work without it as long as there is a signal.
  registerWorker(adminPaths.worker, adminPaths.today).catch(() => undefined);
}

export const eveningMoves = "evening-moves";

export async function forgetOnLogout(): Promise<void> {
  localStorage.removeItem(eveningMoves);
  const registration = await navigator.serviceWorker?.getRegistration(adminPaths.today);
  await Promise.all([forgetEvenings(), registration?.unregister()]);
}
