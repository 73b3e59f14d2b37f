import { momentInWords } from "../../dates.ts";
import { Equaliser } from "../../ui/equaliser.tsx";
import type { ComingWish, GuestList, GuestOwn } from "../../vocabulary/guest-list.ts";
import { guestPaths } from "../paths.ts";

/** What plays at the moment. */
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

interface VoteProps {
  code: string;
  wish: ComingWish;
  isVoted: boolean;
  isOpen: boolean;
  onVote: (wish: ComingWish) => void;
}

const votesInWords = (votes: number): string => (votes === 1 ? "1 vote" : `${votes} votes`);

/** The votes of a wish as the button that adds one. */
export function VoteButton({ code, wish, isVoted, isOpen, onVote }: VoteProps) {
  const words = `${wish.title}: ${votesInWords(wish.votes)}`;
  if (isVoted || !isOpen) {
    return (
      <p className="guest-vote" data-voted={isVoted ? "" : undefined}>
        {isVoted ? <span className="i-lucide-check" aria-hidden="true" /> : null}
        <span aria-hidden="true">{wish.votes}</span>
        <span className="visually-hidden">
          {votesInWords(wish.votes)}
          {isVoted ? ", yours among them" : ""}
        </span>
      </p>
    );
  }
  return (
    <form
      method="post"
      action={guestPaths(code).vote}
      onSubmit={(event) => {
        event.preventDefault();
        onVote(wish);
      }}
    >
      <input type="hidden" name="wish" value={wish.id} />
      <button className="guest-vote" type="submit" aria-label={`Vote for ${words}`}>
        <span className="i-lucide-chevron-up" aria-hidden="true" />
        <span>{wish.votes}</span>
      </button>
    </form>
  );
}

interface ComingListProps {
  code: string;
  coming: readonly ComingWish[];
  own: GuestOwn;
  isOpen: boolean;
  onVote: (wish: ComingWish) => void;
}

/** What a wish's place is called: the first that the DJ lined up is next, the others are queued. */
const placeOf = ({ state }: ComingWish, index: number) => {
  if (state === "asked") return { words: "Asked", icon: "i-lucide-clock" };
  return index === 0
    ? { words: "Next", icon: "i-lucide-skip-forward" }
    : { words: "Queued", icon: "i-lucide-list-ordered" };
};

/** What comes, the most wanted first behind what the DJ has lined up. */
export function ComingList({ code, coming, own, isOpen, onVote }: ComingListProps) {
  return (
    <section aria-labelledby="coming-title">
      <div className="guest-list-head">
        <h2 id="coming-title">Coming up</h2>
        <p className="guest-quiet">Most wanted first</p>
      </div>
      {coming.length === 0 ? <p className="guest-empty">Nothing yet. Be the first to ask.</p> : null}
      <ul className="guest-list">
        {coming.map((wish, index) => {
          const { words, icon } = placeOf(wish, index);
          return (
            <li key={wish.id}>
              <div>
                <p className="guest-title">{wish.title}</p>
                <p className="guest-quiet">
                  {wish.artist}
                  {wish.artist && own.asked.includes(wish.id) ? ", " : ""}
                  {own.asked.includes(wish.id) ? <span className="guest-yours">yours</span> : null}
                </p>
                <p className="guest-place" data-next={words === "Next" ? "" : undefined}>
                  <span className={icon} aria-hidden="true" />
                  {words}
                </p>
              </div>
              <VoteButton {...{ code, wish, isOpen, onVote }} isVoted={own.voted.includes(wish.id)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What was played, the latest first. */
export function PlayedList({ played, now }: { played: GuestList["played"]; now: number }) {
  if (played.length === 0) return null;
  return (
    <section aria-labelledby="played-title">
      <div className="guest-list-head">
        <h2 id="played-title">Played</h2>
      </div>
      <ul className="guest-list guest-played">
        {played.map(({ id, title, artist, at }) => (
          <li key={id}>
            <div>
              <p>{title}</p>
              <p>{artist}</p>
            </div>
            <p className="guest-at">
              <span className="i-lucide-check" aria-hidden="true" />
              {momentInWords(at, now)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
