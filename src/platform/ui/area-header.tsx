import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { Mark } from "./mark.tsx";

/** The header of an area behind a door: where one is, the way to its start, and at most one thing beside it. */
export function AreaHeader({ home, area, children }: { home: string; area: string; children?: ReactNode }) {
  return (
    <header className="site-header no-print">
      <div className="wrap header-row">
        <a className="brand font-display" href={home}>
          <Mark className="w-[28px] flex-none text-brand" />
          <span>
            {site.name} <span className="area-name text-muted">{area}</span>
          </span>
        </a>
        <div className="ml-auto">{children}</div>
      </div>
    </header>
  );
}
