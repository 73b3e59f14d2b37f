import type { Program } from "../../content/landing/landing-page.ts";
import { ProgramHead } from "./program-head.tsx";
import { SectionPicture } from "./section-picture.tsx";

/** The kinds of a dance on a slip of paper, each with a box to tick. */
export function Slip({ program: { picture, steps, ...head } }: { program: Extract<Program, { shape: "slip" }> }) {
  return (
    <div className="split items-center">
      <div className="grid gap-8 content-start">
        <ProgramHead {...head} />
        <SectionPicture picture={picture} />
      </div>
      <ul className="slip">
        {steps.map(({ name, lang, text }) => (
          <li key={name}>
            <b lang={lang}>{name}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
