import type { EventCategory } from "../../../content/categories.ts";
import { type CalendarDate, dateInWords } from "../../../platform/dates.ts";
import { Island } from "../../../platform/islands/island.tsx";
import type { AreaTab } from "../../../platform/pages/metadata/page-metadata.ts";
import { DoneBadge } from "../../../platform/ui/done-badge.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import type { ChangeGroup, PlanLock } from "../../changes/model.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import type { BookingChoice } from "../../portal/frame/view.ts";
import { WaitingChanges } from "../../portal/frame/waiting-changes.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { songPlaces } from "./paths.ts";
import { SongBreadcrumb } from "./song-breadcrumb.tsx";
import { type SongNotice, songNotices } from "./song-changes.ts";
import type { SongListProps } from "./song-list.island.tsx";
import songList from "./song-list.island.tsx";

export interface SongsPageProps {
  bookings: readonly BookingChoice[];
  eventDate: CalendarDate;
  eventType: string;
  accent: EventCategory | null;
  list: SongListProps;
  lock: PlanLock;
  waiting: readonly ChangeGroup[];
  done: SongNotice | null;
  refusal: string | null;
}

export function SongsPage({ bookings, eventDate, eventType, list, lock, waiting, done, refusal }: SongsPageProps) {
  const { access } = list;
  const place = songPlaces[access];
  return (
    <div className="wrap portal">
      <SongBreadcrumb
        access={access}
        label="Song list"
        bookings={bookings}
        shown={list.booking}
        at={(id) => place.at({ booking: id })}
      />
      <h1 className="h2 mt-5 mb-3">{access === "client" ? "Your songs" : "The songs"}</h1>
      <p className="text-muted mb-6">
        {eventType}, <time dateTime={eventDate}>{dateInWords(eventDate)}</time>.{" "}
        {lock.isLocked
          ? `Locked since ${lock.until}: a change now waits for my yes.`
          : `Change it as often as you like until ${lock.until}.`}{" "}
        <a className="underline" href={place.pasteAt(list.booking, list.list)}>
          Paste a whole list
        </a>
      </p>
      <DoneBadge words={done && songNotices[done]} className="mb-5" />
      {refusal ? (
        <div className="mb-6">
          <Notice tone="danger">
            <p>{refusal}</p>
            {list.form ? <p>What you typed stands in the form for a new song.</p> : null}
          </Notice>
        </div>
      ) : null}
      <Island of={songList} props={list} when="load" />
      <div className="mt-6">
        <WaitingChanges waiting={waiting} />
      </div>
    </div>
  );
}

export const songsMetadata = ({ accent, list }: Pick<SongsPageProps, "accent" | "list">, tabs: readonly AreaTab[]) =>
  portalMetadata(
    {
      title: "Your songs",
      description:
        "The song list of your booking: what must be played, what may be played and what must not, in your own order.",
      // A key's own page has no portal.
      feature: "portal-songs",
      path: list.access === "client" ? portalPaths.songs : portalPaths.key,
    },
    accent,
    tabs,
  );
