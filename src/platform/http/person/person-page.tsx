import { site } from "../../../content/site.ts";
import type { PageMetadata } from "../../pages/metadata/page-metadata.ts";
import { HiddenFields, type SentFields, TypedFacts } from "../forms/kept-fields.tsx";

interface PersonPageProps {
  /** Where the form was posted to. */
  action: string;
  fields: SentFields;
  siteKey: string;
  /** The address of Turnstile's script. */
  script: string;
}

/** What a form that looks like a program's gets: all of its words, Turnstile's widget, and a button that sends them. */
export function PersonPage({ action, fields, siteKey, script }: PersonPageProps) {
  return (
    <section className="wrap section" role="alert">
      <h1 className="h1">One more look before this goes out</h1>
      <p className="lead mt-5 mb-8">
        This came faster, or more often, than people usually write. Please confirm below that you are a person; your
        words are all here.
      </p>
      <TypedFacts fields={fields} />
      <form className="mt-6" method="post" action={action}>
        <HiddenFields fields={fields} />
        <div className="cf-turnstile mb-5" data-sitekey={siteKey} />
        <script async src={script} />
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <button className="btn btn-primary" type="submit">
            Send
          </button>
          <a className="btn btn-secondary" href={site.phone.href}>
            Call {site.phone.display}
          </a>
          <a className="btn btn-secondary" href={`mailto:${site.email}`}>
            Write an e-mail
          </a>
        </p>
      </form>
      <p className="small text-muted mt-6">
        The check is Cloudflare Turnstile's. If none appears, wait a minute and press Send: then it is not asked for.
      </p>
    </section>
  );
}

export const personMetadata: PageMetadata = {
  title: "One more look | Sunset Bay DJ",
  description: "The form came faster or more often than people write. All words are kept and can be sent from here.",
  path: null,
  structuredData: [],
  noindex: true,
};
