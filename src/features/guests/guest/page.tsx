import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { type PageMetadata, unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { guestPaths } from "../../site/paths.ts";
import type { GuestList, GuestOutcome, GuestOwn, GuestSearch } from "../model.ts";
import type { GuestRequestField } from "./form.ts";
import guestRequests from "./guest-requests.island.tsx";

interface GuestPageProps {
  code: string;
  list: GuestList;
  own: GuestOwn;
  search: GuestSearch | null;
  said: GuestOutcome | null;
  form: FormState<GuestRequestField>;
  now: number;
}

export function GuestPage(props: GuestPageProps) {
  return (
    <div className="guest-page">
      <Island of={guestRequests} props={props} when="soon" />
    </div>
  );
}

export const guestMetadata = (code: string, title: string): PageMetadata =>
  unlisted(
    `Songs for ${title}`.slice(0, 60),
    "Ask the DJ for a song, vote for the ones you want to hear, and see what plays and what comes next.",
    { path: guestPaths(code).page, area: "guests", accent: "wedding" },
  );
