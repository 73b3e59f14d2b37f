import type { Program } from "../../content/landing/landing-page.ts";
import { Bill } from "./bill.tsx";
import { ProgramHead } from "./program-head.tsx";
import { RunOfShow } from "./run-of-show.tsx";
import { SectionPicture } from "./section-picture.tsx";
import { Slip } from "./slip.tsx";
import { Storyboard } from "./storyboard.tsx";
import { Timeline } from "./timeline.tsx";

/** The event from start to end, or the ways it can be played, in the shape that its row names. */
export function ProgramSection({ program }: { program: Program }) {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="program-title">
      {shapeOf(program)}
    </section>
  );
}

function shapeOf(program: Program) {
  switch (program.shape) {
    case "timeline":
      return <Timeline program={program} />;
    case "run-of-show":
      return <RunOfShow program={program} />;
    case "storyboard":
      return <Storyboard program={program} />;
    case "steps":
      return <Steps program={program} />;
    case "bill":
      return <Bill program={program} />;
    case "slip":
      return <Slip program={program} />;
  }
}

function Steps({ program: { picture, steps, ...head } }: { program: Extract<Program, { shape: "steps" }> }) {
  return (
    <div className="split">
      <div className="grid gap-8 content-start">
        <ProgramHead {...head} />
        <SectionPicture picture={picture} />
      </div>
      <ol className="steps self-start">
        {steps.map(({ name, lang, text }) => (
          <li key={name}>
            <b lang={lang}>{name}</b> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
