import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Words } from "../../../content/words/en/index.ts";
import type { AppEnv } from "../../../env.ts";
import type { FieldIssue } from "../../fields/form-state.ts";
import { unlisted } from "../../pages/metadata/page-metadata.ts";
import { useWords, wordsOf } from "../../pages/words.ts";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

const mediaType = (c: Context): string => c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

export const isFormPost = (c: Context): boolean => formTypes.includes(mediaType(c));

export const isJson = (c: Context): boolean => mediaType(c) === "application/json";

function ProblemPage({ message }: { message: string }) {
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

const problemMetadata = ({ faults: { problem } }: Words) => unlisted(problem.title, problem.about);

export function problem(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  message: string,
  issues?: readonly FieldIssue[],
): Response | Promise<Response> {
  c.status(status);
  if (isFormPost(c)) return c.render(<ProblemPage message={message} />, { metadata: problemMetadata(wordsOf(c)) });
  return c.json(issues ? { message, issues } : { message });
}
