import { type ReactNode, useEffect, useRef, useState } from "react";

/** Milliseconds. */
const openAfter = 700;
/** Milliseconds after another tooltip in which one opens at once. */
const skipWithin = 300;

let closedAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  id: string;
  text: string;
  children: ReactNode;
}

/** Escape closes it, and the pointer may enter it. */
export function Tooltip({ id, text, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const quit = new AbortController();
    const { signal } = quit;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpen = false;
    const show = () => {
      isOpen = true;
      setOpen(true);
    };
    const hide = () => {
      clearTimeout(timer);
      if (isOpen) closedAt = Date.now();
      isOpen = false;
      setOpen(false);
    };
    const on = place.current;
    on?.addEventListener(
      "pointerenter",
      ({ pointerType }) => {
        if (pointerType !== "mouse") return;
        timer = setTimeout(show, Date.now() - closedAt < skipWithin ? 0 : openAfter);
      },
      { signal },
    );
    on?.addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Element && target.matches(":focus-visible")) show();
      },
      { signal },
    );
    for (const end of ["pointerleave", "pointerdown", "focusout"] as const) on?.addEventListener(end, hide, { signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), { signal });
    return () => {
      clearTimeout(timer);
      quit.abort();
    };
  }, []);

  return (
    <span className="tooltip-place" ref={place}>
      {children}
      <span role="tooltip" id={id} className="tooltip" data-open={open ? "" : undefined}>
        {text}
      </span>
    </span>
  );
}
