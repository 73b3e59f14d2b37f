import { guestPaths } from "../../site/paths.ts";
import type { ComingWish } from "../model.ts";

interface VoteProps {
  code: string;
  wish: ComingWish;
  isVoted: boolean;
  isOpen: boolean;
  onVote: (wish: ComingWish) => void;
}

const votesInWords = (votes: number): string => (votes === 1 ? "1 vote" : `${votes} votes`);

export function VoteButton({ code, wish, isVoted, isOpen, onVote }: VoteProps) {
  const words = `${wish.title}: ${votesInWords(wish.votes)}`;
  if (isVoted || !isOpen) {
    return (
      <p className="guest-vote" data-voted={isVoted ? "" : undefined}>
        {isVoted ? <span className="i-lucide-check" aria-hidden="true" /> : null}
        <span aria-hidden="true">{wish.votes}</span>
        <span className="visually-hidden">
          {votesInWords(wish.votes)}
          {isVoted ? ", you have voted" : ""}
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
