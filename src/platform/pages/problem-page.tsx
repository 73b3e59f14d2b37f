import type { Words } from "../../content/words/en/index.ts";
import { unlisted } from "./metadata/page-metadata.ts";
import { useWords } from "./words.ts";

export function ProblemPage({ message }: { message: string }) {
  const { faults, frame } = useWords();
  return (
    <section className="wrap section text-center">
      <h1 className="h1">{faults.problem.title}</h1>
      <p className="lead mx-auto mt-5 mb-8">{message}</p>
      <p className="flex flex-wrap justify-center gap-x-6 gap-y-2">
        <a className="btn btn-primary" href={frame.home}>
          {faults.home}
        </a>
        <a className="btn btn-secondary" href={frame.contact.href}>
          {frame.contact.label}
        </a>
      </p>
    </section>
  );
}

export const problemMetadata = ({ faults: { problem } }: Words) => unlisted(problem.title, problem.about);
