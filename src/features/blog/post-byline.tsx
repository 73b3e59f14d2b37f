import { dayInWords } from "../../platform/dates.ts";

/** Words a minute. */
const pace = 230;

export function PostByline({ createdAt, words }: { createdAt: number; words: number }) {
  return (
    <p className="small text-muted">
      <time dateTime={new Date(createdAt).toISOString()}>{dayInWords(createdAt)}</time> · {Math.ceil(words / pace)} min
      read
    </p>
  );
}
