import type { Words } from "../../../content/words/en/index.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { fill } from "../../../platform/language.ts";
import { type PageMetadata, unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { otherWords, useWords } from "../../../platform/pages/words.ts";
import { guestPaths } from "../../site/paths.ts";
import guestRequests, { type GuestRequestsProps } from "./guest-requests.island.tsx";

export function GuestPage(props: Omit<GuestRequestsProps, "words">) {
  const words = useWords();
  const { formats, guests } = words;
  return (
    <div className="guest-page">
      <Island
        of={guestRequests}
        props={{ ...props, words: { formats, page: guests.page, ...otherWords(words) } }}
        when="soon"
      />
    </div>
  );
}

export const guestMetadata = (code: string, title: string, { guests }: Words): PageMetadata =>
  unlisted(fill(guests.title, { title }).slice(0, 60), guests.about, {
    path: guestPaths(code).page,
    area: "guests",
    accent: "wedding",
  });
