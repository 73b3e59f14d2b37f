import type { ReactNode } from "react";

/** A card split by a dashed line: a figure left, a code and what it is for right. */
export function Ticket({
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
    <div className="ticket">
      <p className="ticket-figure display">
        {figure}
        <small>{unit}</small>
      </p>
      <div className="ticket-text">
        <p className="display ticket-code">{code}</p>
        <p className="small text-muted">{note}</p>
      </div>
      {action}
    </div>
  );
}
