import type { Words } from "../../../content/words/en/index.ts";
import { type PageMetadata, unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { Body, type WaitlistView } from "./waitlist-body.tsx";

/** A button makes changes, because mail scanners open links. */
export function WaitlistPage({ view }: { view: WaitlistView }) {
  const { headings } = useWords().waitlist;
  return (
    <section className="wrap section text-center waitlist-page">
      <Sunset className="w-[140px] mx-auto mb-6 text-brand" />
      <h1 className="h1">{headings[view.name]}</h1>
      <Body view={view} />
    </section>
  );
}

export const waitlistMetadata = ({ name }: WaitlistView, { waitlist }: Words): PageMetadata =>
  unlisted(waitlist.headings[name], waitlist.about, { feature: "waitlist" });
