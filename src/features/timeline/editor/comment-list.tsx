import type { MomentComment } from "../model.ts";

export function CommentList({ comments }: { comments: readonly MomentComment[] }) {
  if (comments.length === 0) return null;
  return (
    <ul className="plan-comments" aria-label="Comments">
      {comments.map(({ id, author, at, words }) => (
        <li key={id}>
          <span className="i-lucide-message-square" aria-hidden="true" />
          <p>
            <b>{author}</b> <span className="text-muted">{at}</span>
            <br />
            {words}
          </p>
        </li>
      ))}
    </ul>
  );
}
