import { instantInWords } from "../../../platform/dates.ts";
import type { Calendar } from "../calendars.ts";

/** When a calendar was last read, and why it is not as of now. */
export function State({ calendar: { readAt, failure } }: { calendar: Calendar }) {
  const read = readAt === null ? "Never read" : `Read ${instantInWords(readAt)}`;
  if (failure === null) return <p className="text-muted">{read}</p>;
  return (
    <p className="text-danger">
      <span className="i-lucide-circle-alert" aria-hidden="true" /> {failure}. {read}: its days stay as they were then.
    </p>
  );
}
