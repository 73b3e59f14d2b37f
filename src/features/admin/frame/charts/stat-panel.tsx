import type { ReactNode } from "react";
import { Panel } from "../panel.tsx";

interface StatPanelProps {
  id: string;
  title: string;
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
