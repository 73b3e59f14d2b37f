import type { Context, MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { site } from "../../../content/site.ts";
import type { AppEnv } from "../../../env.ts";
import { type PageMetadata, titled } from "../../pages/metadata/page-metadata.ts";
import { DetailList } from "../../ui/detail-list.tsx";
import { timeouts, within } from "../timeouts.ts";
import { isFormPost } from "./problem.tsx";

export type SentFields = readonly (readonly [name: string, value: string])[];

/** Nothing that anyone typed. */
const silent = ["leaveBlank", "idempotencyKey"];

/** "firstName" is "First name". */
const inWords = (field: string): string => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function TypedFields({ fields }: { fields: SentFields }) {
  const typed = new Map<string, string>();
  for (const [name, value] of fields)
    if (value.trim() && !silent.includes(name)) typed.set(name, [typed.get(name), value].filter(Boolean).join(", "));
  return <DetailList facts={Array.from(typed, ([name, value]) => [inWords(name), value] as const)} />;
}

export const HiddenFields = ({ fields }: { fields: SentFields }) =>
  fields.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);

interface UnstoredPageProps {
  action: string;
  fields: SentFields;
}

/** For a browser's form post that could not be stored: all of its words, and a button that sends them again. */
function UnstoredPage({ action, fields }: UnstoredPageProps) {
  return (
    <section className="wrap section" role="alert">
      <h1 className="h1">That was not stored</h1>
      <p className="lead mt-5 mb-8">
        Something went wrong on our side. Your words are all here: please send them again in a moment. They never arrive
        twice. Or call {site.phone.display}, or write to {site.email}.
      </p>
      <TypedFields fields={fields} />
      <form className="mt-6" method="post" action={action}>
        <HiddenFields fields={fields} />
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <button className="btn btn-primary" type="submit">
            Send again
          </button>
          <a className="btn btn-secondary" href={site.phone.href}>
            Call {site.phone.display}
          </a>
          <a className="btn btn-secondary" href={`mailto:${site.email}`}>
            Send an email
          </a>
        </p>
      </form>
    </section>
  );
}

const unstoredMetadata: PageMetadata = {
  title: titled("That was not stored"),
  description: "The form could not be stored because of a fault on our side. All words are kept and can be sent again.",
  path: null,
  structuredData: [],
  noindex: true,
};

const late = Symbol("late");

export async function fieldsOf(c: Context): Promise<[string, string][]> {
  const body = await c.req.parseBody({ all: true });
  return Object.entries(body).flatMap(([name, values]) =>
    [values].flat().flatMap((value): [string, string][] => (typeof value === "string" ? [[name, value]] : [])),
  );
}

const unstored =
  "Something went wrong on our side, and this was not stored. Please send it again: it never arrives twice. Or contact us directly.";

async function unstoredPage(c: Context<AppEnv>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const page = <UnstoredPage action={pathname + search} fields={await fieldsOf(c)} />;
  return c.render(page, { metadata: unstoredMetadata });
}

/**
 * Handles a form's post within the time that a write may take. When it fails or takes longer, a browser gets its own
 * words and a button that sends them again, without asking the database; a program gets JSON. What was stored after
 * all is not stored twice: the same post has the same key.
 */
export async function handleWithin(c: Context<AppEnv>, handle: () => ReturnType<MiddlewareHandler>) {
  const answer = await within(timeouts.write, handle(), late);
  const isLate = answer === late;
  if (!isLate && (!c.error || c.error instanceof HTTPException)) return answer;
  if (isLate) {
    console.error(JSON.stringify({ event: "form-timed-out", id: c.get("requestId"), route: c.req.routePath }));
    c.var.noteFault("form-timed-out", c.req.routePath);
  }
  c.status(isLate ? 503 : 500);
  const kept = isFormPost(c) ? await unstoredPage(c) : c.json({ message: unstored });
  // Assigned twice: Hono would take over headers of the answer before.
  c.res = undefined;
  c.res = kept;
  return undefined;
}
