import { site } from "../../../content/site.ts";
import type { PageMetadata } from "../../pages/metadata/page-metadata.ts";
import { HiddenFields, type SentFields, TypedFacts } from "./kept-fields.tsx";

interface UnstoredPageProps {
  /** Where the form was posted to. */
  action: string;
  fields: SentFields;
}

/** What a browser's form post gets that could not be stored: all of its words, and a button that sends them once more. */
export function UnstoredPage({ action, fields }: UnstoredPageProps) {
  return (
    <section className="wrap section" role="alert">
      <h1 className="h1">That was not stored</h1>
      <p className="lead mt-5 mb-8">
        Something went wrong on our side. Your words are all here: please send them again in a moment. They never arrive
        twice. Or call {site.phone.display}, or write to {site.email}.
      </p>
      <TypedFacts fields={fields} />
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

export const unstoredMetadata: PageMetadata = {
  title: "That was not stored | Sunset Bay DJ",
  description: "The form could not be stored because of a fault on our side. All words are kept and can be sent again.",
  path: null,
  structuredData: [],
  noindex: true,
};
