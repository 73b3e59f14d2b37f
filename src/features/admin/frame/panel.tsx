import type { ReactNode } from "react";

/** The way from a summary to all of it. */
export function More({ href, children }: { href: string; children: string }) {
  return (
    <a className="text-link gap-2" href={href}>
      {children}
      <span className="i-lucide-arrow-right" aria-hidden="true" />
    </a>
  );
}

interface PanelProps {
  /** Id of the heading, by which the panel is named. */
  id: string;
  title: string;
  /** What stands beside the heading: a state or a link. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One subject of an admin page: a card under a heading of its own. */
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
