import { useEffect, useRef } from "react";

/** Milliseconds. */
const usual = 5000;
const longest = 60_000;

const waitAfter = (faults: number): number => Math.min(longest, usual * 2 ** faults);

/** While in view. `look` gives milliseconds, or true for five seconds. */
export function usePolling(path: string, look: () => Promise<number | true | "never again">) {
  const call = useRef(look);
  call.current = look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path begins anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let faults = 0;
    let isOver = false;
    function wait(milliseconds: number) {
      clearTimeout(timer);
      // Phones must not all read at once.
      if (!isOver && !document.hidden) timer = setTimeout(again, milliseconds * (0.9 + Math.random() * 0.2));
    }
    async function again() {
      clearTimeout(timer);
      const next = await call.current().catch(() => null);
      faults = next === null ? faults + 1 : 0;
      if (next === "never again") isOver = true;
      wait(typeof next === "number" ? next : waitAfter(faults));
    }
    const onShown = () => {
      if (document.hidden) clearTimeout(timer);
      else if (!isOver) void again();
    };
    document.addEventListener("visibilitychange", onShown);
    wait(usual);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [path]);
}
