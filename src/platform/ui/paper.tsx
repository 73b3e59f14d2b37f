import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { Mark } from "./mark.tsx";

export function PaperHead({ corner = [] }: { corner?: readonly string[] }) {
  return (
    <p className="paper-head">
      <span className="paper-brand display">
        <Mark className="paper-mark" />
        {site.name}
      </span>
      <span className="paper-corner">
        {corner.map((words) => (
          <span key={words}>{words} </span>
        ))}
      </span>
    </p>
  );
}

interface PaperProps {
  title: string;
  corner?: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Paper({ title, corner, note, children }: PaperProps) {
  return (
    <div className="paper">
      <PaperHead corner={corner ? [corner] : []} />
      <h2 className="paper-title display">{title}</h2>
      {note ? <p className="paper-note">{note}</p> : null}
      {children}
    </div>
  );
}
