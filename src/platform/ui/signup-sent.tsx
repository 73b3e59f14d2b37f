import { useEffect, useRef } from "react";

/** Takes the focus, so that it is read out. */
export function SignupSent({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div className="signup-sent" ref={box} tabIndex={-1} role="status">
      <span className="i-lucide-mail text-accent-text text-[1.75rem]" aria-hidden="true" />
      <p>{message}</p>
    </div>
  );
}
