import { site } from "../../../content/site.ts";
import { type PageMetadata, titled, unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { ErrorScreen } from "../../../platform/ui/error-screen.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";

export function ServerErrorPage({ query }: { query: readonly (readonly [name: string, value: string])[] }) {
  return <ErrorScreen query={query} />;
}

export function UnavailablePage() {
  return (
    <section className="wrap section text-center" role="alert">
      <Sunset className="w-[140px] mx-auto mb-6 text-brand" />
      <h1 className="h1">This page cannot be shown right now</h1>
      <p className="lead mx-auto mt-5 mb-8">
        The site cannot reach its records: dates, prices and the like. Please try again in a minute, or call.
      </p>
      <p className="flex flex-wrap justify-center gap-x-6 gap-y-2">
        <a className="btn btn-primary" href={site.phone.href}>
          {site.phone.display}
        </a>
      </p>
    </section>
  );
}

export const serverErrorMetadata = unlisted(
  "Something went wrong",
  "We encountered an unexpected error. Please try refreshing the page, or call the DJ and say what you need.",
  { accent: "wedding" },
);

export const awayMetadata: PageMetadata = {
  ...serverErrorMetadata,
  title: titled("Back in a minute"),
  description:
    "This page cannot be shown right now. Please try again in a minute, or call the DJ and say what you need.",
};
