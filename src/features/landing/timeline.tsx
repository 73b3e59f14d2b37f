import type { Program } from "../../content/landing/landing-page.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { ProgramHead } from "./program-head.tsx";

/** A wedding's day on a line that runs from afternoon light into the night. */
export function Timeline({
  program: { picture, steps, ...head },
}: {
  program: Extract<Program, { shape: "timeline" }>;
}) {
  return (
    <>
      <div className="day-head">
        <PictureFrame picture={picture} sizes="(max-width: 1240px) 100vw, 1200px" className="day-picture" />
        <ProgramHead {...head} />
      </div>
      <ol className="day">
        {steps.map(({ time, name, text }) => (
          <li key={name}>
            <b className="day-time display">{time}</b>
            <span>
              <b>{name}</b> {text}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
