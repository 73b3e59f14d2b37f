import { dayInWords } from "../../platform/dates.ts";

/** Words that people read in a minute. */
const pace = 230;

/** When a post was published and how long it takes to read. `createdAt` is an instant in milliseconds. */
export function PostByline({ createdAt, words }: { createdAt: number; words: number }) {
  return (
    <p className="small text-muted">
      <time dateTime={new Date(createdAt).toISOString()}>{dayInWords(createdAt)}</time> · {Math.ceil(words / pace)} min
      read
    </p>
  );
}
