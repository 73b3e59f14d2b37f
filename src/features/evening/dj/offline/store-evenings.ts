import { adminPaths } from "../../../admin/paths.ts";
import { forgetEvenings } from "./encrypted-store.ts";

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types; its result stands for a string. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** The page's policy lets only this script become a service worker. */
const workerAddress = (): string =>
  window.trustedTypes
    ?.createPolicy("evening-worker", { createScriptURL: () => adminPaths.worker })
    .createScriptURL(adminPaths.worker) ?? adminPaths.worker;

let isAsked = false;

export function storeEvenings(): void {
  if (!("serviceWorker" in navigator)) return;
  if (isAsked) return;
  isAsked = true;
  // All pages work without it as long as there is a signal.
  navigator.serviceWorker.register(workerAddress(), { scope: adminPaths.today }).catch(() => undefined);
}

export const eveningMoves = "evening-moves";

export async function forgetOnLogout(): Promise<void> {
  localStorage.removeItem(eveningMoves);
  const registration = await navigator.serviceWorker?.getRegistration(adminPaths.today);
  await Promise.all([forgetEvenings(), registration?.unregister()]);
}
