import { type LeadRow, Row } from "./lead-row.tsx";

const columns = ["Event", "Date, guests", "Budget, code", "Reply clock", "Status"] as const;

interface LeadRowsProps {
  rows: readonly LeadRow[];
  /** The view of the inbox, by its query, to which the one-tap buttons lead back. */
  list: string;
}

/** Leads one below the other: a table to the eye on a laptop, cards on a phone. */
export function LeadRows({ rows, list }: LeadRowsProps) {
  return (
    <div className="lead-rows">
      <div className="lead-columns" aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
        <span />
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} list={list} />
          </li>
        ))}
      </ul>
    </div>
  );
}
