import type { ReactNode } from "react";
import { momentInWords } from "../../platform/dates.ts";
import { minute } from "../../platform/durations.ts";
import { counted } from "../../platform/numbers.ts";
import { lengthWords } from "../timeline/times.ts";
import type { ListedSong, LoggedSong, Recap } from "./recap.ts";

const clock = (instant: number): string => momentInWords(instant, instant);

const SongName = ({ song: { title, artist } }: { song: { title: string; artist: string | null } }) => (
  <>
    <b>{title}</b>
    {artist ? `, ${artist}` : ""}
  </>
);

type Row = { at: number } & ({ song: LoggedSong } | { moment: Recap["moments"][number] } | { sun: string });

/** Milliseconds around the rows in which the sunset is shown. */
const nearby = 90 * minute;

function rowsOf({ played, moments, sunset }: Recap): Row[] {
  const rows: Row[] = [
    ...moments.flatMap((moment) => (moment.beganAt === null ? [] : [{ at: moment.beganAt, moment }])),
    ...played.flatMap((song) => [song.at, ...song.again].map((at) => ({ at, song }))),
  ];
  const times = rows.map(({ at }) => at);
  const isSunsetOfIt = sunset.at > Math.min(...times) - nearby && sunset.at < Math.max(...times) + nearby;
  return [...rows, ...(isSunsetOfIt ? [{ at: sunset.at, sun: sunset.place }] : [])].toSorted((a, b) => a.at - b.at);
}

const lateInWords = (late: number): string =>
  late === 0 ? "on time" : `${lengthWords(Math.abs(late))} ${late > 0 ? "later" : "earlier"}`;

function LogRow({ row, searchFor }: { row: Row; searchFor: RecapSheetProps["searchFor"] }) {
  if ("sun" in row) return <p>Sunset in {row.sun}</p>;
  if ("moment" in row)
    return (
      <p>
        <b>{row.moment.name}</b>
        <span className="small text-muted">
          planned {clock(row.moment.plannedAt)}, {lateInWords(row.moment.late)}
        </span>
      </p>
    );
  const { song } = row;
  const facts = [
    row.at > song.at ? "once more" : "",
    song.isMustPlay ? "must-play" : "",
    song.votes > 0 ? `${counted(song.votes, "vote")} from guests` : "",
  ];
  return (
    <p>
      {searchFor ? (
        <a href={searchFor(song)} rel="noreferrer">
          <SongName song={song} />
        </a>
      ) : (
        <span>
          <SongName song={song} />
        </span>
      )}
      <span className="small text-muted">{facts.filter(Boolean).join(" · ")}</span>
    </p>
  );
}

const kindOf = (row: Row): string => ("sun" in row ? "sun" : "moment" in row ? "moment" : "song");

function Log({ recap, searchFor }: RecapSheetProps) {
  const { moments } = recap;
  const unnoted = moments.some(({ beganAt }) => beganAt !== null)
    ? moments.filter(({ beganAt }) => beganAt === null)
    : [];
  return (
    <section className="card recap-card" aria-labelledby="recap-log">
      <h2 className="h3" id="recap-log">
        What happened
      </h2>
      <ol className="recap-log">
        {rowsOf(recap).map((row) => (
          <li key={`${kindOf(row)} ${row.at} ${"song" in row ? row.song.key : ""}`} data-row={kindOf(row)}>
            <time dateTime={new Date(row.at).toISOString()}>{clock(row.at)}</time>
            <LogRow row={row} searchFor={searchFor} />
          </li>
        ))}
      </ol>
      {unnoted.length > 0 ? (
        <p className="small text-muted">
          Planned, and not noted when:{" "}
          {unnoted.map(({ name, plannedAt }) => `${name} (${clock(plannedAt)})`).join(", ")}.
        </p>
      ) : null}
    </section>
  );
}

interface ListProps {
  id: string;
  title: string;
  summary: string;
  list: readonly ListedSong[];
  isAsWished: (song: ListedSong) => boolean;
  unplayed: string;
}

function List({ id, title, summary, list, isAsWished, unplayed }: ListProps) {
  if (list.length === 0) return null;
  return (
    <section className="card recap-card" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <p className="text-muted">{summary}</p>
      <ul className="recap-ticks">
        {list.map((song) => (
          <li key={song.key}>
            <span className={isAsWished(song) ? "i-lucide-check" : "i-lucide-x"} aria-hidden="true" />
            <p>
              <span>
                <SongName song={song} />
              </span>
              <span className="small text-muted">{song.at === null ? unplayed : `played at ${clock(song.at)}`}</span>
              {song.words && !isAsWished(song) ? <span className="small">{song.words}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Guests({ guests: { songs, votes, played, unplayed } }: Pick<Recap, "guests">) {
  if (songs === 0) return null;
  return (
    <section className="card recap-card" aria-labelledby="recap-guests">
      <h2 className="h3" id="recap-guests">
        What your guests asked for
      </h2>
      <p className="text-muted">
        {counted(songs, "song")} with {counted(votes, "vote")}: {played} of them played.
      </p>
      {unplayed.length > 0 ? (
        <>
          <h3 className="font-600">Not played, the most wanted first</h3>
          <ul className="recap-ticks">
            {unplayed.map((song) => (
              <li key={song.key}>
                <span className="i-lucide-minus" aria-hidden="true" />
                <p>
                  <span>
                    <SongName song={song} />
                  </span>
                  <span className="small text-muted">{counted(song.votes, "vote")}</span>
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

interface RecapSheetProps {
  recap: Recap;
  searchFor?: ((song: { title: string; artist: string | null }) => string) | undefined;
  children?: ReactNode;
  after?: ReactNode;
}

const isPlayed = ({ at }: ListedSong): boolean => at !== null;
const isSilent = ({ at }: ListedSong): boolean => at === null;

export function RecapSheet({ recap, searchFor, children, after }: RecapSheetProps) {
  const { played, mustPlays, doNotPlays, sunset } = recap;
  const starts = played.flatMap(({ at, again }) => [at, ...again]);
  const silent = doNotPlays.filter(isSilent).length;
  return (
    <div className="recap">
      <p className="lead recap-lead">
        {starts.length > 0
          ? `${counted(played.length, "song")}, the first at ${clock(Math.min(...starts))}, the last at ${clock(Math.max(...starts))}.`
          : "No song is noted."}{" "}
        Sunset {clock(sunset.at)}.
      </p>
      {children}
      <Log recap={recap} searchFor={searchFor} />
      <div className="recap-lists">
        <List
          id="recap-must-plays"
          title="Must-plays"
          summary={`${mustPlays.filter(isPlayed).length} of ${mustPlays.length} played.`}
          list={mustPlays}
          isAsWished={isPlayed}
          unplayed="not played"
        />
        <List
          id="recap-do-not-plays"
          title="Do-not-plays"
          summary={`${silent} of ${doNotPlays.length} stayed silent.`}
          list={doNotPlays}
          isAsWished={isSilent}
          unplayed="stayed silent"
        />
        <Guests guests={recap.guests} />
        {after}
      </div>
    </div>
  );
}
