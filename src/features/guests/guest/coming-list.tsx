import { Equaliser } from "../../../platform/ui/equaliser.tsx";
import type { ComingRequest, GuestList, GuestOwn } from "../model.ts";
import { VoteButton } from "./vote-button.tsx";

export function NowPlaying({ song }: { song: GuestList["now"] }) {
  return (
    <section className="guest-now" aria-label="Playing now">
      <Equaliser />
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

/** The first request that the DJ lined up is next, the others are queued. */
const placeOf = ({ state }: ComingRequest, index: number) => {
  if (state === "asked") return { words: "Asked", icon: "i-lucide-clock" };
  return index === 0
    ? { words: "Next", icon: "i-lucide-skip-forward" }
    : { words: "Queued", icon: "i-lucide-list-ordered" };
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
          const { words, icon } = placeOf(request, index);
          return (
            <li key={request.id}>
              <div>
                <p className="guest-title">{request.title}</p>
                <p className="guest-quiet">
                  {request.artist}
                  {request.artist && own.asked.includes(request.id) ? ", " : ""}
                  {own.asked.includes(request.id) ? <span className="guest-yours">yours</span> : null}
                </p>
                <p className="guest-place" data-next={words === "Next" ? "" : undefined}>
                  <span className={icon} aria-hidden="true" />
                  {words}
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
