import type { MomentComment } from "../model.ts";

interface CommentListProps {
  label: string;
  comments: readonly MomentComment[];
}

export function CommentList({ label, comments }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ul className="plan-comments" aria-label={label}>
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
