import { useEffect, useRef } from "react";
import { read } from "../../../platform/islands/request.ts";
import { type GuestList, guestList } from "../model.ts";

/** Milliseconds between two looks, and the longest wait after looks that failed. */
const usual = 5000;
const longest = 60_000;

/** The wait after `faults` looks in a row that failed: twice as long each time. */
const waitAfter = (faults: number): number => Math.min(longest, usual * 2 ** faults);

/** Reads the list at `path` every five seconds while the page is in view, less often while that fails. */
export function useLookAgain(path: string, onList: (list: GuestList) => void) {
  const tell = useRef(onList);
  tell.current = onList;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let faults = 0;
    let isOver = false;
    function wait() {
      clearTimeout(timer);
      // Phones that came by the same announcement do not all look in the same moment.
      if (!isOver && !document.hidden) timer = setTimeout(look, waitAfter(faults) * (0.9 + Math.random() * 0.2));
    }
    async function look() {
      clearTimeout(timer);
      const list = await read(path, guestList).catch(() => null);
      faults = list ? 0 : faults + 1;
      if (list && !isOver) tell.current(list);
      wait();
    }
    const onShown = () => {
      if (document.hidden) clearTimeout(timer);
      else void look();
    };
    document.addEventListener("visibilitychange", onShown);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [path]);
}
