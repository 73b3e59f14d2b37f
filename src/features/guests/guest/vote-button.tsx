import { guestPaths } from "../../site/paths.ts";
import type { ComingRequest } from "../model.ts";

interface VoteProps {
  code: string;
  request: ComingRequest;
  isVoted: boolean;
  isOpen: boolean;
  onVote: (request: ComingRequest) => void;
}

const votesInWords = (votes: number): string => (votes === 1 ? "1 vote" : `${votes} votes`);

export function VoteButton({ code, request, isVoted, isOpen, onVote }: VoteProps) {
  const words = `${request.title}: ${votesInWords(request.votes)}`;
  if (isVoted || !isOpen) {
    return (
      <p className="guest-vote" data-voted={isVoted ? "" : undefined}>
        {isVoted ? <span className="i-lucide-check" aria-hidden="true" /> : null}
        <span aria-hidden="true">{request.votes}</span>
        <span className="visually-hidden">
          {votesInWords(request.votes)}
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
        onVote(request);
      }}
    >
      <input type="hidden" name="request" value={request.id} />
      <button className="guest-vote" type="submit" aria-label={`Vote for ${words}`}>
        <span className="i-lucide-chevron-up" aria-hidden="true" />
        <span>{request.votes}</span>
      </button>
    </form>
  );
}
