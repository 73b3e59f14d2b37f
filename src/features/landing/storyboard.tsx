import type { Program } from "../../content/landing/landing-page.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { ProgramHead } from "./program-head.tsx";

/** A ceremony in numbered frames, as a film is drawn before it is made. */
export function Storyboard({ program: { steps, ...head } }: { program: Extract<Program, { shape: "storyboard" }> }) {
  return (
    <div className="board">
      <ProgramHead {...head} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol className="frames swipe" tabIndex={0}>
        {steps.map(({ name, lang, text, picture }) => (
          <li key={name}>
            {picture ? (
              <PictureFrame picture={picture} sizes="(max-width: 819px) 82vw, 390px" className="frame-picture" />
            ) : null}
            <h3 className="h3" lang={lang}>
              {name}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
