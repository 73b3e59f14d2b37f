import type { ReactNode } from "react";

interface ConfirmFirstProps {
  id: string;
  label: string;
  icon: string;
  className: string;
  disabled?: boolean;
  question: string;
  children: ReactNode;
}

export function ConfirmFirst({ id, label, icon, className, disabled, question, children }: ConfirmFirstProps) {
  const title = `${id}-title`;
  return (
    <>
      <button type="button" className={className} popoverTarget={id} disabled={disabled}>
        <span className={icon} aria-hidden="true" />
        {label}
      </button>
      <div className="card panel confirm-first" id={id} popover="auto" role="dialog" aria-labelledby={title}>
        <p className="display panel-title" id={title}>
          {label}?
        </p>
        <p className="text-muted">{question}</p>
        <div className="status-buttons">
          {children}
          <button type="button" className="btn btn-quiet" popoverTarget={id} popoverTargetAction="hide">
            Not now
          </button>
        </div>
      </div>
    </>
  );
}
