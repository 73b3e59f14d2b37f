import type { ReactNode } from "react";
import { DaySky, type DaySkyProps } from "./day-sky.tsx";

interface PortalSkyProps {
  head: ReactNode;
  day: DaySkyProps | null;
  /** Beside the head. */
  children?: ReactNode;
}

export const PortalSky = ({ head, day, children }: PortalSkyProps) => (
  <div className="portal-sky">
    <div className="portal-sky-head">{head}</div>
    {children}
    {day ? <DaySky {...day} /> : null}
  </div>
);
