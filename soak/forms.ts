import { randomUUID } from "node:crypto";
import { api } from "../src/features/site/paths.ts";

/** A form that someone is about to send. */
export interface Filled {
  email: string;
  /** Answered by JSON to the island, or by a page to a browser without JavaScript. */
  by: "JavaScript" | "plain HTML";
  body: Readonly<Record<string, string>>;
  /** Sends it. Again it is the same form under the same key. */
  post: () => Promise<Response>;
}

/** What came of a form that was sent. */
export interface Sent extends Filled {
  status: number;
  milliseconds: number;
  /** Whether the answer leaves the visitor all words, or has stored them. */
  keepsWords: boolean;
}

/** Someone whose mails nobody else gets: notices to the DJ are told apart by the name. */
function person() {
  const unique = randomUUID();
  const email = `${unique}@example.com`;
  return { firstName: "Ana", lastName: `Núñez ${unique}`, email, phone: "(813) 555-0100" };
}

/** Forms that visitors fill, each with the words by which it is known again. */
const forms: readonly { path: string; fields: Readonly<Record<string, string>> }[] = [
  {
    path: api.leadInquiry,
    fields: {
      eventCategory: "wedding",
      eventType: "Wedding Reception",
      eventDate: "2099-06-12",
      guestCount: "101-200",
      budget: "$2,500-$5,000",
      details: "First dance at “eight” & cake.",
    },
  },
  {
    path: api.contact,
    fields: {
      eventType: "private",
      eventDate: "2099-06-12",
      venue: "Pier 60",
      guestCount: "51-100",
      budget: "1000-1500",
      details: "A surprise fortieth <no later>.",
    },
  },
];

const isStored = (status: number) => status < 400;

/** The words of a page without its markup. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");

let visitors = 0;

/** One of the forms, filled by a visitor of a new network. */
export function fill(origin: URL, form: number, by: Filled["by"]): Filled {
  const { path = "", fields = {} } = forms[form % forms.length] ?? {};
  visitors += 1;
  const body = { ...person(), ...fields, idempotencyKey: randomUUID() };
  const network = `2001:db8:${(visitors >> 12).toString(16)}:${(visitors & 0xfff).toString(16)}::1`;
  const isPlain = by === "plain HTML";
  const headers: Record<string, string> = isPlain ? { Origin: origin.origin } : { "Content-Type": "application/json" };
  const post = () =>
    fetch(new URL(path, origin), {
      method: "POST",
      redirect: "manual",
      headers: { ...headers, "CF-Connecting-IP": network },
      body: isPlain ? new URLSearchParams(body) : JSON.stringify(body),
    });
  return { email: body.email, by, body, post };
}

/** Sends a form, and looks at what its visitor gets. */
export async function send(filled: Filled): Promise<Sent> {
  const { by, body, post } = filled;
  const began = performance.now();
  const answer = await post();
  const said = await answer.text();
  const { status } = answer;
  const milliseconds = performance.now() - began;
  // The island keeps its fields and shows what a refusal says; a page must bring them along.
  const keepsWords =
    by === "JavaScript"
      ? said.includes("not stored")
      : Object.values(body).every((words) => textOf(said).includes(words) || said.includes(`value="${words}"`));
  return { ...filled, status, milliseconds, keepsWords: isStored(status) || keepsWords };
}
