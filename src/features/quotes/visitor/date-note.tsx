import { site } from "../../../content/site.ts";
import { type CalendarDate, momentInWords, weekdayInBrief } from "../../../platform/dates.ts";
import type { DateAnswer, DateState } from "../../dates/model.ts";
import { sunsetOn } from "../../dates/sunset.ts";
import { paths } from "../../site/paths.ts";

const words: Readonly<Record<DateState, { icon: string; text: string }>> = {
  free: { icon: "i-lucide-circle-check", text: "Free" },
  held: { icon: "i-lucide-hourglass", text: "somebody is deciding on it right now. These days are free:" },
  taken: { icon: "i-lucide-x", text: "Taken. These days are free:" },
  "too-soon": { icon: "i-lucide-phone", text: `Too soon to promise here. Please call ${site.phone.display}.` },
  past: { icon: "i-lucide-circle-alert", text: "That day is behind us." },
  "too-far": { icon: "i-lucide-circle-alert", text: "The calendar is not open that far yet." },
};

interface DateNoteProps {
  answer: DateAnswer | null;
  city: string;
  /** Without it the button sends the form. */
  take?: ((date: CalendarDate) => void) | undefined;
}

/** "Free. Sunset 7:58 PM"; names the place outside the venue's town. */
function freeWithSunset(date: CalendarDate, city: string): string {
  const { place, time } = sunsetOn(date, city);
  return `${words.free.text}. Sunset ${time}${place === city ? "" : ` in ${place}`}`;
}

function textOf({ state, date, heldUntil }: DateAnswer, city: string): string {
  if (state === "free") return freeWithSunset(date, city);
  const { text } = words[state];
  if (state !== "held") return text;
  return `On hold${heldUntil ? ` until ${momentInWords(Date.parse(heldUntil), 0)}` : ""}: ${text}`;
}

export function DateNote({ answer, city, take }: DateNoteProps) {
  return (
    <div className="quote-note" role="status" data-state={answer?.state}>
      {answer ? (
        <>
          <p>
            <span className={words[answer.state].icon} aria-hidden="true" />
            {textOf(answer, city)}
          </p>
          {answer.nearest.length > 0 ? (
            <p className="quote-near">
              {answer.nearest.map((date) => (
                <button
                  key={date}
                  className="btn btn-small btn-secondary"
                  type="submit"
                  name="nearDate"
                  value={date}
                  formAction={paths.quote}
                  formNoValidate
                  onClick={
                    take
                      ? (event) => {
                          event.preventDefault();
                          take(date);
                        }
                      : undefined
                  }
                >
                  {weekdayInBrief(date)}
                </button>
              ))}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
