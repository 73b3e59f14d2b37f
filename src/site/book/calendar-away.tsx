import { dateFragment } from "../paths.ts";

/** Stands where a date is asked for while nobody knows what is free. */
export function CalendarAway() {
  return (
    <p className="mt-7" id={dateFragment.slice(1)}>
      The calendar cannot be read right now. Please try again in a minute, or call and ask for your date.
    </p>
  );
}
