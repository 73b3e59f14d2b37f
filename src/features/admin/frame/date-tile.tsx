import { type CalendarDate, dateInBrief, dateInWords } from "../../../platform/dates.ts";

/** A date as a small calendar leaf: month over day. */
export function DateTile({ date }: { date: CalendarDate }) {
  const [month, day] = dateInBrief(date).replace(",", "").split(" ");
  return (
    <time className="date-tile" dateTime={date} title={dateInWords(date)}>
      <span>{month}</span>
      <b className="font-display">{day}</b>
    </time>
  );
}
