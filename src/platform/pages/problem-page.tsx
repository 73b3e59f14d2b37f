import { paths } from "../../features/site/paths.ts";
import { unlisted } from "./metadata/page-metadata.ts";

export function ProblemPage({ message }: { message: string }) {
  return (
    <section className="wrap section text-center">
      <h1 className="h1">That could not be sent</h1>
      <p className="lead mx-auto mt-5 mb-8">{message}</p>
      <p className="flex flex-wrap justify-center gap-x-6 gap-y-2">
        <a className="btn btn-primary" href={paths.home}>
          Back to the start
        </a>
        <a className="btn btn-secondary" href={paths.contact}>
          Contact
        </a>
      </p>
    </section>
  );
}

export const problemMetadata = unlisted(
  "That could not be sent",
  "The form could not be taken as it was sent. The page says why, and how to reach the DJ in another way.",
);
