import type { ReactNode } from "react";

export function CodeCard({
  figure,
  unit,
  code,
  note,
  action,
}: {
  figure: string;
  unit: string;
  code: string;
  note: string;
  action?: ReactNode;
}) {
  return (
    <div className="code-card">
      <p className="code-card-figure display">
        {figure}
        <small>{unit}</small>
      </p>
      <div className="code-card-text">
        <p className="display code-card-code">{code}</p>
        <p className="small text-muted">{note}</p>
      </div>
      {action}
    </div>
  );
}
