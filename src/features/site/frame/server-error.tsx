import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { ErrorScreen } from "../../../platform/ui/error-screen.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";

export function ServerErrorPage({ query }: { query: readonly (readonly [name: string, value: string])[] }) {
  return <ErrorScreen query={query} />;
}

export function UnavailablePage() {
  const { away } = useWords().faults;
  return (
    <section className="wrap section text-center" role="alert">
      <Sunset className="w-[140px] mx-auto mb-6 text-brand" />
      <h1 className="h1">{away.heading}</h1>
      <p className="lead mx-auto mt-5 mb-8">{away.text}</p>
      <p className="flex flex-wrap justify-center gap-x-6 gap-y-2">
        <a className="btn btn-primary" href={site.phone.href}>
          {site.phone.display}
        </a>
      </p>
    </section>
  );
}

export const serverErrorMetadata = ({ faults: { broken } }: Words) =>
  unlisted(broken.title, broken.about, { accent: "wedding" });

export const awayMetadata = ({ faults: { away } }: Words) => unlisted(away.title, away.about, { accent: "wedding" });
