import type { Program } from "../../content/landing/landing-page.ts";
import { acrossPhones } from "../../content/picture.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { ProgramHead } from "./program-head.tsx";

/** The formats of a night as they stand on a poster: large, over a dimmed picture of the floor. */
export function Bill({ program: { picture, steps, ...head } }: { program: Extract<Program, { shape: "bill" }> }) {
  return (
    <div className="bill">
      <PictureFrame picture={picture} sizes={`${acrossPhones}, 1200px`} decorative className="bill-picture" />
      <ProgramHead {...head} />
      <ul>
        {steps.map(({ name, lang, text }) => (
          <li key={name}>
            <b lang={lang}>{name}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
