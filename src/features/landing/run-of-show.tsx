import type { Program } from "../../content/landing/landing-page.ts";
import { ProgramHead } from "./program-head.tsx";
import { SectionPicture } from "./section-picture.tsx";

/** A company's evening on the sheet of paper that its crew works from. */
export function RunOfShow({
  program: { picture, steps, ...head },
}: {
  program: Extract<Program, { shape: "run-of-show" }>;
}) {
  return (
    <div className="show-desk">
      <div className="grid gap-8 content-start">
        <ProgramHead {...head} />
        <SectionPicture picture={picture} />
      </div>
      <table className="cue-sheet">
        <caption>Run of show</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What happens</th>
            <th scope="col">Cue</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ time, name, text, cue }) => (
            <tr key={name}>
              <td className="cue-time">{time}</td>
              <td>
                <b>{name}</b> {text}
              </td>
              <td className="cue-word">{cue}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
