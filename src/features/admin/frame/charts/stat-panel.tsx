import type { ReactNode } from "react";
import { Panel } from "../panel.tsx";

interface StatPanelProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** "Last 14 days" */
  span: string;
  children: ReactNode;
}

export function StatPanel({ id, title, span, children }: StatPanelProps) {
  return (
    <Panel id={id} title={title} aside={<p className="small text-muted">{span}</p>}>
      <div>{children}</div>
    </Panel>
  );
}
