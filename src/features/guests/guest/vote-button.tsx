import { countIn, fill } from "../../../platform/language.ts";
import { guestPaths } from "../../site/paths.ts";
import type { ComingRequest, GuestWords } from "../model.ts";

interface VoteProps {
  words: GuestWords;
  code: string;
  request: ComingRequest;
  isVoted: boolean;
  isOpen: boolean;
  onVote: (request: ComingRequest) => void;
}

export function VoteButton({ words: { formats, page }, code, request, isVoted, isOpen, onVote }: VoteProps) {
  const votes = countIn(formats, page.votes, request.votes);
  if (isVoted || !isOpen) {
    return (
      <p className="guest-vote" data-voted={isVoted ? "" : undefined}>
        {isVoted ? <span className="i-lucide-check" aria-hidden="true" /> : null}
        <span aria-hidden="true">{request.votes}</span>
        <span className="visually-hidden">
          {votes}
          {isVoted ? page.hasVoted : ""}
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
        onVote(request);
      }}
    >
      <input type="hidden" name="request" value={request.id} />
      <button className="guest-vote" type="submit" aria-label={fill(page.vote, { song: `${request.title}: ${votes}` })}>
        <span className="i-lucide-chevron-up" aria-hidden="true" />
        <span>{request.votes}</span>
      </button>
    </form>
  );
}
