import type { Program } from "../../content/landing/landing-page.ts";

/** The heading of a program and a word about it. */
export function ProgramHead({ heading, text }: Pick<Program, "heading" | "text">) {
  return (
    <div>
      <h2 className="h2" id="program-title">
        {heading}
      </h2>
      <p className="lead mt-4">{text}</p>
    </div>
  );
}
