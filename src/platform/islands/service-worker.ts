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

let address: string | null = null;

/** A page has one; its policy lets no other script become a service worker. */
export function registerWorker(script: string, scope: string): Promise<ServiceWorkerRegistration> {
  address ??=
    window.trustedTypes?.createPolicy("service-worker", { createScriptURL: () => script }).createScriptURL(script) ??
    script;
  return navigator.serviceWorker.register(address, { scope });
}
