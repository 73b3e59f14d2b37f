import type { Context, MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ReactNode } from "react";
import { site } from "../../../content/site.ts";
import type { AppEnv } from "../../../env.ts";
import { fill } from "../../language.ts";
import { unlisted } from "../../pages/metadata/page-metadata.ts";
import { useWords, wordsOf } from "../../pages/words.ts";
import { DetailList } from "../../ui/detail-list.tsx";
import { timeouts, within } from "../timeouts.ts";
import { isFormPost } from "./problem.tsx";

type SentFields = readonly (readonly [name: string, value: string])[];

const silent = ["leaveBlank", "idempotencyKey"];

const inWords = (field: string): string => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type Said = Readonly<Partial<Record<string, string>>>;

function typedIn(fields: SentFields, labels: Said, choices: Said) {
  const typed = new Map<string, string>();
  for (const [name, value] of fields)
    if (value.trim() && !silent.includes(name))
      typed.set(name, [typed.get(name), choices[value] ?? value].filter(Boolean).join(", "));
  return Array.from(typed, ([name, value]) => [labels[name] ?? inWords(name), value] as const);
}

interface SendAgainProps {
  heading: string;
  text: string;
  button: string;
  action: string;
  fields: SentFields;
  children?: ReactNode;
}

export function SendAgainPage({ heading, text, button, action, fields, children }: SendAgainProps) {
  const { faults, inquiry } = useWords();
  return (
    <section className="wrap section" role="alert">
      <h1 className="h1">{heading}</h1>
      <p className="lead mt-5 mb-8">{text}</p>
      <DetailList facts={typedIn(fields, inquiry.labels, inquiry.budgets ?? {})} />
      <form className="mt-6" method="post" action={action}>
        {fields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {children}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <button className="btn btn-primary" type="submit">
            {button}
          </button>
          <a className="btn btn-secondary" href={site.phone.href}>
            {fill(faults.call, { phone: site.phone.display })}
          </a>
          <a className="btn btn-secondary" href={`mailto:${site.email}`}>
            {faults.write}
          </a>
        </p>
      </form>
    </section>
  );
}

const late = Symbol("late");

export async function postedFields(c: Context): Promise<[string, string][]> {
  const body = await c.req.parseBody({ all: true });
  return Object.entries(body).flatMap(([name, values]) =>
    [values].flat().flatMap((value): [string, string][] => (typeof value === "string" ? [[name, value]] : [])),
  );
}

async function unstoredPage(c: Context<AppEnv>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const { unstored } = wordsOf(c).faults;
  return c.render(
    <SendAgainPage
      heading={unstored.title}
      text={fill(unstored.text, { phone: site.phone.display, email: site.email })}
      button={unstored.again}
      action={pathname + search}
      fields={await postedFields(c)}
    />,
    { metadata: unlisted(unstored.title, unstored.about) },
  );
}

/**
 * When a write fails or takes long, a browser gets its text back with a button to send it again. The key stays, so
 * nothing is stored twice.
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
  const kept = isFormPost(c) ? await unstoredPage(c) : c.json({ message: wordsOf(c).faults.unstored.brief });
  // Twice: Hono would otherwise keep the former answer's headers.
  c.res = undefined;
  c.res = kept;
  return undefined;
}
