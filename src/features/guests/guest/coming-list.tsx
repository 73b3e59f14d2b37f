import { Equaliser } from "../../../platform/ui/equaliser.tsx";
import type { ComingRequest, GuestList, GuestOwn, GuestWords } from "../model.ts";
import { VoteButton } from "./vote-button.tsx";

export function NowPlaying({ words, song }: { words: GuestWords["page"]; song: GuestList["now"] }) {
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

export function ComingList({ words, code, coming, own, isOpen, isEarly, onVote }: ComingListProps) {
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
