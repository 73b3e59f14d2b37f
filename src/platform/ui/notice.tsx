import type { ReactNode, Ref } from "react";

interface NoticeProps {
  tone: "ok" | "danger";
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function Notice({ tone, children, ref }: NoticeProps) {
  return (
    <div className="summary" role="alert" data-tone={tone} tabIndex={-1} ref={ref}>
      <span className={tone === "ok" ? "i-lucide-circle-check" : "i-lucide-triangle-alert"} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
