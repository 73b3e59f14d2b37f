import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { Mark } from "./mark.tsx";

interface AreaHeaderProps {
  home: string;
  area: string;
  nav?: ReactNode;
  children?: ReactNode;
}

export function AreaHeader({ home, area, nav, children }: AreaHeaderProps) {
  return (
    <header className="site-header no-print">
      <div className="wrap header-row">
        <a className="brand font-display" href={home}>
          <Mark className="w-[28px] flex-none text-brand" />
          <span>
            {site.name} <span className="area-name text-muted">{area}</span>
          </span>
        </a>
        {nav}
        <div className="area-aside">{children}</div>
      </div>
    </header>
  );
}
