import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { dateIn, fill } from "../../../platform/language.ts";
import type { AreaTab } from "../../../platform/pages/metadata/page-metadata.ts";
import { eventTypeIn, otherWords, useWords } from "../../../platform/pages/words.ts";
import { DoneBadge } from "../../../platform/ui/done-badge.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import type { ChangeGroup, PlanLock } from "../../changes/model.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import type { BookingChoice } from "../../portal/frame/view.ts";
import { WaitingChanges } from "../../portal/frame/waiting-changes.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { songPlaces } from "./paths.ts";
import { SongBreadcrumb } from "./song-breadcrumb.tsx";
import type { SongNotice } from "./song-changes.ts";
import songList from "./song-list.island.tsx";
import type { SongListProps } from "./use-song-list.ts";

export interface SongsPageProps {
  bookings: readonly BookingChoice[];
  eventDate: CalendarDate;
  eventType: string;
  accent: EventCategory | null;
  list: Omit<SongListProps, "words">;
  /** Null for the DJ. */
  lock: PlanLock | null;
  waiting: readonly ChangeGroup[];
  done: SongNotice | null;
  refusal: string | null;
}

export function SongsPage({ bookings, eventDate, eventType, list, lock, waiting, done, refusal }: SongsPageProps) {
  const all = useWords();
  const { formats, changes, songs, songPages: words, portal } = all;
  const { access } = list;
  const place = songPlaces[access];
  return (
    <div className="wrap portal">
      <SongBreadcrumb
        access={access}
        label={words.crumb}
        bookings={bookings}
        shown={list.booking}
        at={(id) => place.at({ booking: id })}
      />
      <h1 className="h2 mt-5 mb-3">{access === "client" ? words.title : words.keyTitle}</h1>
      <p className="text-muted mb-6">
        {eventTypeIn(all, eventType)}, <time dateTime={eventDate}>{dateIn(formats, eventDate)}</time>.{" "}
        {lock ? fill(lock.isLocked ? words.locked : words.open, { until: lock.until }) : ""}{" "}
        <a className="underline" href={place.pasteAt(list.booking, list.list)}>
          {words.paste}
        </a>
      </p>
      <DoneBadge words={done && words.notices[done]} className="mb-5" />
      {refusal ? (
        <div className="mb-6">
          <Notice tone="danger">
            <p>{refusal}</p>
            {list.form ? <p>{words.typedIsKept}</p> : null}
          </Notice>
        </div>
      ) : null}
      <Island
        of={songList}
        props={{ ...list, words: { formats, changes, songs, gauge: portal.gauge, ...otherWords(all) } }}
        when="load"
      />
      <div className="mt-6">
        <WaitingChanges waiting={waiting} />
      </div>
    </div>
  );
}

export const songsMetadata = (
  { accent, list }: Pick<SongsPageProps, "accent" | "list">,
  tabs: readonly AreaTab[],
  words: Words,
) =>
  // A key's own page has no portal.
  portalMetadata(
    words,
    words.songPages,
    "portal-songs",
    list.access === "client" ? portalPaths.songs : portalPaths.key,
    accent,
    tabs,
  );
