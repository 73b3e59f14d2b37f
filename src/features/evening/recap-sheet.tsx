import type { ReactNode } from "react";
import type { Words } from "../../content/words/en/index.ts";
import { minute } from "../../platform/durations.ts";
import { clockIn, countIn, type Formats, fill } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import { PaperHead } from "../../platform/ui/paper.tsx";
import { lengthWords } from "../timeline/times.ts";
import type { ListedSong, LoggedSong, Recap } from "./recap.ts";

const clockOf = (formats: Formats) => (instant: number) => clockIn(formats, instant, instant);

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

function lateIn({ formats, recap }: Words, late: number): string {
  const length = lengthWords(Math.abs(late), formats);
  return late === 0 ? recap.onTime : fill(late > 0 ? recap.later : recap.earlier, { length });
}

function LogRow({ row, searchFor }: { row: Row; searchFor: RecapSheetProps["searchFor"] }) {
  const all = useWords();
  const { formats, recap: words } = all;
  if ("sun" in row) return <p>{fill(words.sunsetIn, { place: row.sun })}</p>;
  if ("moment" in row)
    return (
      <p>
        <b>{row.moment.name}</b>
        <span className="small text-muted">
          {fill(words.planned, {
            time: clockOf(formats)(row.moment.plannedAt),
            late: lateIn(all, row.moment.late),
          })}
        </span>
      </p>
    );
  const { song } = row;
  const facts = [
    row.at > song.at ? words.again : "",
    song.isMustPlay ? words.mustPlay : "",
    song.votes > 0 ? countIn(formats, words.fromGuests, song.votes) : "",
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
  const { formats, recap: words } = useWords();
  const clock = clockOf(formats);
  const unnoted = moments.some(({ beganAt }) => beganAt !== null)
    ? moments.filter(({ beganAt }) => beganAt === null)
    : [];
  return (
    <section className="card recap-card" aria-labelledby="recap-log">
      <h2 className="h3" id="recap-log">
        {words.log}
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
          {fill(words.unnoted, {
            moments: unnoted.map(({ name, plannedAt }) => `${name} (${clock(plannedAt)})`).join(", "),
          })}
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
  const { formats, recap: words } = useWords();
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
              <span className="small text-muted">
                {song.at === null ? unplayed : fill(words.playedAt, { time: clockOf(formats)(song.at) })}
              </span>
              {song.words && !isAsWished(song) ? <span className="small">{song.words}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Guests({ guests: { songs, votes, played, unplayed } }: Pick<Recap, "guests">) {
  const { formats, recap } = useWords();
  const words = recap.guests;
  if (songs === 0) return null;
  return (
    <section className="card recap-card" aria-labelledby="recap-guests">
      <h2 className="h3" id="recap-guests">
        {words.title}
      </h2>
      <p className="text-muted">
        {fill(words.summary, {
          songs: countIn(formats, words.songs, songs),
          votes: countIn(formats, words.votes, votes),
          played,
        })}
      </p>
      {unplayed.length > 0 ? (
        <>
          <h3 className="font-600">{words.unplayed}</h3>
          <ul className="recap-ticks">
            {unplayed.map((song) => (
              <li key={song.key}>
                <span className="i-lucide-minus" aria-hidden="true" />
                <p>
                  <span>
                    <SongName song={song} />
                  </span>
                  <span className="small text-muted">{countIn(formats, words.votes, song.votes)}</span>
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** Of the printed evening. */
export const RecapHead = ({ corner }: { corner: string }) => (
  <div className="recap-head">
    <PaperHead corner={[corner]} />
  </div>
);

interface RecapSheetProps {
  recap: Recap;
  searchFor?: ((song: { title: string; artist: string | null }) => string) | undefined;
  children?: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
}

const isPlayed = ({ at }: ListedSong): boolean => at !== null;
const isSilent = ({ at }: ListedSong): boolean => at === null;

export function RecapSheet({ recap, searchFor, children, before, after }: RecapSheetProps) {
  const { formats, recap: words } = useWords();
  const clock = clockOf(formats);
  const { played, mustPlays, doNotPlays, sunset } = recap;
  const starts = played.flatMap(({ at, again }) => [at, ...again]);
  const silent = doNotPlays.filter(isSilent).length;
  return (
    <div className="recap">
      <p className="lead">
        {starts.length > 0
          ? fill(countIn(formats, words.lead, played.length), {
              first: clock(Math.min(...starts)),
              last: clock(Math.max(...starts)),
            })
          : words.noSong}{" "}
        {fill(words.sunset, { time: clock(sunset.at) })}
      </p>
      {children}
      <Log recap={recap} searchFor={searchFor} />
      <div className="recap-lists">
        {before}
        <List
          id="recap-must-plays"
          title={words.mustPlays.title}
          summary={fill(words.mustPlays.summary, { some: mustPlays.filter(isPlayed).length, all: mustPlays.length })}
          list={mustPlays}
          isAsWished={isPlayed}
          unplayed={words.mustPlays.unplayed}
        />
        <List
          id="recap-do-not-plays"
          title={words.doNotPlays.title}
          summary={fill(words.doNotPlays.summary, { some: silent, all: doNotPlays.length })}
          list={doNotPlays}
          isAsWished={isSilent}
          unplayed={words.doNotPlays.unplayed}
        />
        <Guests guests={recap.guests} />
        {after}
      </div>
    </div>
  );
}
