import { useAtom } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Toast, toastAtom } from "./atoms.ts";
import { island } from "./define.ts";

/** Milliseconds; longer while hovered or focused. */
const toastDuration = 8000;

/** Milliseconds. */
const holdCheck = 1000;

/** In every page, so that screen readers know it beforehand. */
function Toaster({ label, close: closeLabel }: { label: string; close: string }) {
  const [toast, setToast] = useAtom(toastAtom);
  const close = useCallback(() => setToast(null), [setToast]);
  // A toast may be set before this hydrates, but the server rendered none.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <section className="toasts" aria-label={label} aria-live="polite">
      {alive && toast ? <ToastCard key={toast.id} toast={toast} close={close} closeLabel={closeLabel} /> : null}
    </section>
  );
}

function ToastCard({ toast, close, closeLabel }: { toast: Toast; close: () => void; closeLabel: string }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer = setTimeout(expire, toastDuration);
    function expire() {
      if (card.current?.matches(":hover, :focus-within")) timer = setTimeout(expire, holdCheck);
      else close();
    }
    return () => clearTimeout(timer);
  }, [close]);
  const destructive = toast.variant === "destructive";
  return (
    <div className="toast" ref={card} data-variant={toast.variant} role={destructive ? "alert" : "status"}>
      <span className={destructive ? "i-lucide-circle-alert" : "i-lucide-circle-check"} aria-hidden="true" />
      <div>
        <p className="font-600">{toast.title}</p>
        <p className="small text-muted">{toast.description}</p>
      </div>
      <button type="button" className="toast-close" onClick={close} aria-label={closeLabel}>
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
    </div>
  );
}

export default island("toaster", Toaster);
