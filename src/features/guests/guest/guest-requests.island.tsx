import { ui } from "../../../content/words/en/ui.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { island } from "../../../platform/islands/define.ts";
import { clockIn, fill, momentIn } from "../../../platform/language.ts";
import { Equaliser } from "../../../platform/ui/equaliser.tsx";
import { Filled } from "../../../platform/ui/filled.tsx";
import { Mark } from "../../../platform/ui/mark.tsx";
import { UiWords } from "../../../platform/ui/words.ts";
import { guestPaths, paths } from "../../site/paths.ts";
import type { ComingRequest, GuestList, GuestOutcome, GuestOwn, GuestSearch, GuestWords } from "../model.ts";
import { AskPanel } from "./ask-panel.tsx";
import type { GuestRequestField } from "./form.ts";
import { useGuest } from "./use-guest.ts";
import { VoteButton } from "./vote-button.tsx";

function PlayedList({ words, played }: Pick<GuestRequestsProps, "words"> & Pick<GuestList, "played">) {
  if (played.length === 0) return null;
  return (
    <section aria-labelledby="played-title">
      <div className="guest-list-head">
        <h2 id="played-title">{words.page.played}</h2>
      </div>
      <ul className="guest-list guest-played">
        {played.map(({ id, title, artist, at }) => (
          <li key={id}>
            <p>
              {title} <span className="guest-quiet">{artist}</span>
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
  /** Until it opens, in words. */
  toGo: string | null;
}

/** The sun is high before the evening and rises after it. */
function Sky({ isOver }: { isOver: boolean }) {
  const [x, y, radius, top] = isOver ? [90, 296, 60, 190] : [195, 170, 60, 30];
  return (
    <svg className="guest-sky" viewBox={`0 ${top} 390 ${400 - top}`} aria-hidden="true" focusable="false">
      <radialGradient id="guest-glow">
        <stop stopColor="#fbbf24" stopOpacity="0.4" />
        <stop offset="0.35" stopColor="#fbbf24" stopOpacity="0.18" />
        <stop offset="0.65" stopColor="#fbbf24" stopOpacity="0.05" />
        <stop offset="1" stopColor="#fbbf24" stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={radius * 3} fill="url(#guest-glow)" />
      {isOver ? null : <path className="guest-sky-path" d="M-300 26Q60 96 195 170T372 330" />}
      <circle cx={x} cy={y} r={radius} />
      <rect className="guest-sky-ground" x="-2000" y="330" width="4390" height="70" />
      <rect x="-2000" y="329" width="4390" height="2" />
      {isOver ? null : <circle className="guest-sky-end" cx="372" cy="330" r="5.5" />}
      <rect x={x - 62} y="349" width="124" height="4" rx="2" opacity=".7" />
      <rect x={x - 26} y="369" width="52" height="4" rx="2" opacity=".45" />
    </svg>
  );
}

function NowPlaying({ words, song }: { words: GuestWords["page"]; song: GuestList["now"] }) {
  return (
    <section className="guest-now" aria-label={words.playing}>
      <Equaliser className="guest-bars" />
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
  const { words, code, list: first, own: firstOwn, search, said, form, now, toGo } = props;
  const guest = useGuest(code, { list: first, own: firstOwn }, said, words);
  const { formats, page } = words;
  const { list, own, notice } = guest;
  const isOpen = list.opening === "open";
  const isAsked = isOpen || list.opening === "paused";
  const isParty = isAsked && list.begins === null;
  const begins = clockIn(formats, list.begins ?? now, now);
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
          <p>
            <Filled
              words={page.begins}
              parts={{ moment: <span className="whole">{fill("{moment}.", { moment: begins })}</span> }}
            />{" "}
            {page.askNow}
          </p>
          <Sky isOver={false} />
        </div>
      ) : null}
      {list.opening === "paused" ? <p className="guest-closed">{page.paused}</p> : null}
      {list.opening === "before" || list.opening === "over" ? (
        <div className="guest-night">
          <h2>
            {list.opening === "over"
              ? page.over
              : fill(page.songsFrom, { time: momentIn(formats, list.opensAt).time.replaceAll(" ", "\u00a0") })}
          </h2>
          {list.opening === "over" ? null : (
            <p className="guest-when">{fill(page.before, { moment: clockIn(formats, list.opensAt, now) })}</p>
          )}
          <Sky isOver={list.opening === "over"} />
          {list.opening === "before" && toGo ? <p className="guest-to-go display">{toGo}</p> : null}
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
      <PlayedList words={words} played={list.played} />
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
