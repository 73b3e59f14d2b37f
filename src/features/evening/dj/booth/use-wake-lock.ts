import { useEffect } from "react";

/** Keeps the screen on while the page is seen, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const take = () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      // A device that is short of power refuses it; the booth works all the same.
      lock = navigator.wakeLock.request("screen").catch(() => null);
    };
    take();
    document.addEventListener("visibilitychange", take);
    return () => {
      document.removeEventListener("visibilitychange", take);
      void lock.then((held) => held?.release());
    };
  }, []);
}
