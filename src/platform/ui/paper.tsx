import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { Mark } from "./mark.tsx";

interface PaperProps {
  title: string;
  /** Opposite the logo: "Sample, version 3". */
  corner?: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Paper({ title, corner, note, children }: PaperProps) {
  return (
    <div className="paper">
      <p className="paper-head">
        <span className="paper-brand display">
          <Mark className="paper-mark" />
          {site.name}
        </span>
        {corner ? <span>{corner}</span> : null}
      </p>
      <h2 className="paper-title display">{title}</h2>
      {note ? <p className="paper-note">{note}</p> : null}
      {children}
    </div>
  );
}
