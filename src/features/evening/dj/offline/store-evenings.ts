import { adminPaths } from "../../../admin/paths.ts";
import { forgetEvenings } from "./sealed-store.ts";

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. What it makes is taken in place of a string. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** The address of the one script that may become a service worker; no other one passes the policy of the page. */
const workerAddress = (): string =>
  window.trustedTypes
    ?.createPolicy("evening-worker", { createScriptURL: () => adminPaths.worker })
    .createScriptURL(adminPaths.worker) ?? adminPaths.worker;

let isAsked = false;

/** Has the browser keep the gig sheets and booths of the next days for the time without a signal. Once a page. */
export function keepEvenings(): void {
  if (!("serviceWorker" in navigator)) return;
  if (isAsked) return;
  isAsked = true;
  // Without it all pages work as long as there is a signal.
  navigator.serviceWorker.register(workerAddress(), { scope: adminPaths.today }).catch(() => undefined);
}

/** Under which name the browser keeps what was done on evenings and is not sent yet. */
export const eveningMoves = "evening-moves";

/** Leaves nothing of the evenings on this device. */
export async function forgetOnLogout(): Promise<void> {
  localStorage.removeItem(eveningMoves);
  const registration = await navigator.serviceWorker?.getRegistration(adminPaths.today);
  await Promise.all([forgetEvenings(), registration?.unregister()]);
}
