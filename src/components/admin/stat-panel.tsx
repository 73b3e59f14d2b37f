import type { ReactNode } from "react";

interface StatPanelProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** What the figures cover: "Last 14 days". */
  span?: string;
  children: ReactNode;
}

/** One subject of the statistics. */
export function StatPanel({ id, title, span, children }: StatPanelProps) {
  return (
    <section className="card stat-panel" aria-labelledby={`${id}-title`}>
      <div className="stat-panel-head">
        <h2 className="h3" id={`${id}-title`}>
          {title}
        </h2>
        {span ? <p className="small text-muted">{span}</p> : null}
      </div>
      {children}
    </section>
  );
}
