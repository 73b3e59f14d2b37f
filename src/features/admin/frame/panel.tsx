import type { ReactNode } from "react";

export function More({ href, children }: { href: string; children: string }) {
  return (
    <a className="text-link gap-2" href={href}>
      {children}
      <span className="i-lucide-arrow-right" aria-hidden="true" />
    </a>
  );
}

interface PanelProps {
  id: string;
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ id, title, aside, className, children }: PanelProps) {
  return (
    <section className={`card panel ${className ?? ""}`} aria-labelledby={id}>
      <div className="panel-head">
        <h2 className="display panel-title" id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export const FoldPanel = ({ id, title, children }: Pick<PanelProps, "id" | "title" | "children">) => (
  <details className="card panel">
    <summary className="display panel-title fold-summary">
      <h2 id={id}>{title}</h2>
    </summary>
    {children}
  </details>
);
