import { Equaliser } from "../../../platform/ui/equaliser.tsx";
import type { ComingRequest, GuestList, GuestOwn } from "../model.ts";
import { VoteButton } from "./vote-button.tsx";

export function NowPlaying({ song }: { song: GuestList["now"] }) {
  return (
    <section className="guest-now" aria-label="Playing now">
      <Equaliser className="guest-bars" />
      <div>
        <p className="guest-quiet">Playing now</p>
        <p className="guest-song">{song?.title ?? "The DJ’s own choice"}</p>
        {song?.artist ? <p className="guest-quiet">{song.artist}</p> : null}
      </div>
    </section>
  );
}

interface ComingListProps {
  code: string;
  coming: readonly ComingRequest[];
  own: GuestOwn;
  isOpen: boolean;
  isEarly: boolean;
  onVote: (request: ComingRequest) => void;
}

/** Of those that the DJ lined up the first is next. */
const placeOf = ({ state }: ComingRequest, index: number): string | null => {
  if (state === "asked") return null;
  return index === 0 ? "Next" : "Lined up";
};

export function ComingList({ code, coming, own, isOpen, isEarly, onVote }: ComingListProps) {
  return (
    <section aria-labelledby="coming-title">
      <div className="guest-list-head">
        <h2 id="coming-title">{isEarly ? "Asked for so far" : "Coming up"}</h2>
        <p className="guest-quiet">Most wanted first</p>
      </div>
      {coming.length === 0 ? (
        <p className="guest-empty">{isOpen ? "Nothing yet. Be the first to ask." : "Nothing yet."}</p>
      ) : null}
      <ul className="guest-list">
        {coming.map((request, index) => {
          const marks = [placeOf(request, index), own.asked.includes(request.id) ? "yours" : null].filter(Boolean);
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
              <VoteButton {...{ code, request, isOpen, onVote }} isVoted={own.voted.includes(request.id)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
