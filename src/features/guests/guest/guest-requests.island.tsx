import { ui } from "../../../content/words/en/ui.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { island } from "../../../platform/islands/define.ts";
import { clockIn, fill, momentIn, untilIn, weekdayIn } from "../../../platform/language.ts";
import { Mark } from "../../../platform/ui/mark.tsx";
import { UiWords } from "../../../platform/ui/words.ts";
import { guestPaths, paths } from "../../site/paths.ts";
import type { ComingRequest, GuestList, GuestOutcome, GuestOwn, GuestSearch, GuestWords } from "../model.ts";
import { AskPanel } from "./ask-panel.tsx";
import type { GuestRequestField } from "./form.ts";
import { useGuest } from "./use-guest.ts";
import { VoteButton } from "./vote-button.tsx";

/** After the night in the order of the night. */
function PlayedList({ words, list, own }: Pick<GuestRequestsProps, "words" | "list" | "own">) {
  const isOver = list.opening === "over";
  const played = isOver ? list.played.toReversed() : list.played;
  if (played.length === 0) return null;
  return (
    <section aria-labelledby="played-title">
      <div className="guest-list-head">
        <h2 id="played-title">{words.page.played}</h2>
      </div>
      <ul className="guest-list guest-played" data-over={isOver ? "" : undefined}>
        {played.map(({ id, title, artist, at }) => (
          <li key={id}>
            <p>
              {title} <span className="guest-quiet">{artist}</span>{" "}
              {own.asked.includes(id) ? <span className="guest-mark">{words.page.yours}</span> : null}
            </p>
            <p className="guest-at guest-quiet">{clockIn(words.formats, at, at)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface GuestRequestsProps {
  words: GuestWords;
  code: string;
  list: GuestList;
  own: GuestOwn;
  search: GuestSearch | null;
  said: GuestOutcome | null;
  form: FormState<GuestRequestField>;
  now: number;
  /** Until it opens. */
  toGo: { count: number; words: string } | null;
  /** Null unless it opens on the day of the event. */
  sunset: string | null;
}

/** The sun is high before the evening and rises after it. */
function Sky({ isOver }: { isOver: boolean }) {
  const [x, y, top] = isOver ? [76, 306, 200] : [195, 210, 60];
  return (
    <svg className="guest-sky" viewBox={`0 ${top} 390 ${330 - top}`} aria-hidden="true" focusable="false">
      <radialGradient id="guest-glow">
        <stop stopColor="#fbbf24" stopOpacity="0.4" />
        <stop offset="0.35" stopColor="#fbbf24" stopOpacity="0.18" />
        <stop offset="0.65" stopColor="#fbbf24" stopOpacity="0.05" />
        <stop offset="1" stopColor="#fbbf24" stopOpacity="0" />
      </radialGradient>
      <clipPath id="guest-horizon">
        <rect x="-2000" y="-2000" width="4390" height="2330" />
      </clipPath>
      <g clipPath="url(#guest-horizon)">
        <circle cx={x} cy={y} r="240" fill="url(#guest-glow)" />
        {isOver ? null : <path className="guest-path" d="M-445 28Q-60 44 195 210L371 330" />}
        <circle cx={x} cy={y} r={isOver ? 46 : 58} />
      </g>
      {isOver ? null : <circle className="guest-dot" cx="371" cy="331" r="5" />}
    </svg>
  );
}

function NowPlaying({ words, song }: { words: GuestWords["page"]; song: GuestList["now"] }) {
  return (
    <section className="guest-now" aria-label={words.playing}>
      <svg className="guest-bars" viewBox="0 0 56 42" aria-hidden="true" focusable="false">
        {[18, 4, 12, 22].map((top, bar) => (
          <rect key={top} x={bar * 15} y={top} width="10" height="60" rx="5" />
        ))}
      </svg>
      <div>
        <p className="guest-quiet">{words.playing}</p>
        <p className="guest-song">{song?.title ?? words.ownChoice}</p>
        {song?.artist ? <p className="guest-quiet">{song.artist}</p> : null}
      </div>
    </section>
  );
}

interface ComingListProps {
  words: GuestWords;
  code: string;
  coming: readonly ComingRequest[];
  own: GuestOwn;
  isOpen: boolean;
  isEarly: boolean;
  onVote: (request: ComingRequest) => void;
}

/** Of those that the DJ lined up the first is next. */
const placeOf = ({ state }: ComingRequest, index: number, { page }: GuestWords): string | null => {
  if (state === "asked") return null;
  return index === 0 ? page.next : page.linedUp;
};

function ComingList({ words, code, coming, own, isOpen, isEarly, onVote }: ComingListProps) {
  const { page } = words;
  return (
    <section aria-labelledby="coming-title">
      <div className="guest-list-head">
        <h2 id="coming-title">{isEarly ? page.askedSoFar : page.coming}</h2>
        <p className="guest-quiet">{page.mostWanted}</p>
      </div>
      {coming.length === 0 ? <p className="guest-empty">{isOpen ? page.beFirst : page.nothing}</p> : null}
      <ul className="guest-list">
        {coming.map((request, index) => {
          const marks = [placeOf(request, index, words), own.asked.includes(request.id) ? page.yours : null].filter(
            Boolean,
          );
          return (
            <li key={request.id}>
              <div>
                <p className="guest-title">{request.title}</p>
                <p className="guest-quiet">
                  {request.artist}
                  {request.artist && marks.length > 0 ? " · " : ""}
                  <span className="guest-mark">{marks.join(", ")}</span>
                </p>
              </div>
              <VoteButton {...{ words, code, request, isOpen, onVote }} isVoted={own.voted.includes(request.id)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function GuestRequests(props: GuestRequestsProps) {
  const { words, code, list: first, own: firstOwn, search, said, form, now, toGo, sunset } = props;
  const guest = useGuest(code, { list: first, own: firstOwn }, said, words);
  const { formats, page } = words;
  const { list, own, notice } = guest;
  const isOpen = list.opening === "open";
  const isAsked = isOpen || list.opening === "paused";
  const isParty = isAsked && list.begins === null;
  return (
    <UiWords value={words.ui ?? ui}>
      <header className="guest-head">
        <h1>
          <Mark className="w-[30px] flex-none text-brand" />
          {list.title}
        </h1>
        <noscript>
          <a className="btn btn-secondary" href={guestPaths(code).page}>
            {page.lookAgain}
          </a>
        </noscript>
      </header>
      <p className="guest-notice" role="status" data-shown={notice ? "" : undefined}>
        {notice}
      </p>
      {isParty || list.now ? <NowPlaying words={page} song={list.now} /> : null}
      {isOpen && list.begins ? (
        <div className="guest-night">
          <h2>{fill(`${page.begins}.`, { moment: untilIn(formats, list.begins, now) })}</h2>
          <p>{page.askNow}</p>
          <Sky isOver={false} />
        </div>
      ) : null}
      {list.opening === "paused" ? <p className="guest-closed">{page.paused}</p> : null}
      {list.opening === "before" ? (
        <>
          <div className="guest-night">
            <h2>{fill(page.from, momentIn(formats, list.opensAt))}</h2>
            <p>{fill(page.opens, { day: weekdayIn(formats, list.opensAt) })}</p>
            <Sky isOver={false} />
          </div>
          <div className="guest-to-go">
            {toGo ? (
              <p className="guest-count">
                <b>{toGo.count}</b> {toGo.words}
              </p>
            ) : null}
            {sunset ? (
              <p className="guest-sunset">
                <b>{sunset}</b> {page.sunset}
              </p>
            ) : null}
            <a className="btn btn-primary" href={guestPaths(code).calendar}>
              {page.addToCalendar}
            </a>
          </div>
        </>
      ) : null}
      {list.opening === "over" ? (
        <div className="guest-night">
          <h2>{page.over}</h2>
          <p>{page.thanks}</p>
          <Sky isOver={true} />
        </div>
      ) : null}
      {list.notTaken ? (
        <p className="guest-closed">
          {fill(list.begins ? page.notTakenEarly : page.notTaken, { text: list.notTaken })}
        </p>
      ) : null}
      {isAsked || (list.opening === "before" && list.coming.length > 0) ? (
        <ComingList
          {...{ words, code, coming: list.coming, own, isOpen }}
          isEarly={list.begins !== null}
          onVote={guest.vote}
        />
      ) : null}
      <PlayedList {...{ words, list, own }} />
      {list.opening === "over" ? (
        <p className="guest-yours">
          {page.planning}{" "}
          <a className="text-link" href={formats.prefix + paths.book}>
            {page.yourDate}
          </a>
        </p>
      ) : null}
      {isOpen ? <AskPanel {...{ words, code, list, own, search, form, guest }} /> : null}
    </UiWords>
  );
}

export default island("guest-requests", GuestRequests);
