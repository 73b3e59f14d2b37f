import { site } from "../../content/site.ts";
import { Facts } from "../../ui/facts.tsx";
import type { PageMetadata } from "../metadata/page-metadata.ts";

/** Fields that hold nothing that anyone typed. */
const silent = ["leaveBlank", "idempotencyKey"];

/** The name of a field as words: "firstName" is "First name". */
const inWords = (field: string): string => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface UnstoredPageProps {
  /** Where the form was posted to. */
  action: string;
  /** Its fields as they were sent. */
  fields: readonly (readonly [name: string, value: string])[];
}

/** What a browser's form post gets that could not be stored: all of its words, and a button that sends them once more. */
export function UnstoredPage({ action, fields }: UnstoredPageProps) {
  const typed = new Map<string, string>();
  for (const [name, value] of fields)
    if (value.trim() && !silent.includes(name)) typed.set(name, [typed.get(name), value].filter(Boolean).join(", "));
  return (
    <section className="wrap section" role="alert">
      <h1 className="h1">That was not stored</h1>
      <p className="lead mt-5 mb-8">
        Something went wrong on our side. Your words are all here: please send them again in a moment. They never arrive
        twice. Or call {site.phone.display}, or write to {site.email}.
      </p>
      <Facts facts={Array.from(typed, ([name, value]) => [inWords(name), value] as const)} />
      <form className="mt-6" method="post" action={action}>
        {fields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <p className="not-found-ways">
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

export const unstoredMetadata: PageMetadata = {
  title: "That was not stored | Sunset Bay DJ",
  description: "The form could not be stored because of a fault on our side. All words are kept and can be sent again.",
  path: null,
  structuredData: [],
  noindex: true,
};
