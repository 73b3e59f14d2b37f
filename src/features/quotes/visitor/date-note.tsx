import type { CalendarDate } from "../../../platform/dates.ts";
import { briefMomentIn, briefWeekdayIn, fill } from "../../../platform/language.ts";
import type { DateAnswer, DateState } from "../../dates/model.ts";
import { sunsetOn } from "../../dates/sunset.ts";
import { paths } from "../../site/paths.ts";
import type { BuilderWords } from "./quote-form-state.ts";

const icons: Readonly<Record<DateState, string>> = {
  free: "i-lucide-circle-check",
  held: "i-lucide-hourglass",
  taken: "i-lucide-x",
  "too-soon": "i-lucide-phone",
  past: "i-lucide-circle-alert",
  "too-far": "i-lucide-circle-alert",
};

interface DateNoteProps {
  answer: DateAnswer | null;
  city: string;
  words: BuilderWords;
  /** Without it the button sends the form. */
  take?: ((date: CalendarDate) => void) | undefined;
}

/** Names the place of the sunset outside the venue's town. */
function textOf({ state, date, heldUntil }: DateAnswer, city: string, { builder, formats }: BuilderWords): string {
  const words = builder.date;
  if (state === "free") {
    const { place, time } = sunsetOn(date, city, formats);
    return fill(place === city ? words.free : words.freeIn, { place, time });
  }
  if (state !== "held" || !heldUntil) return words[state];
  return fill(words.heldUntil, { time: briefMomentIn(formats, Date.parse(heldUntil)) });
}

export function DateNote({ answer, city, words, take }: DateNoteProps) {
  return (
    <div className="quote-note" role="status" data-state={answer?.state}>
      {answer ? (
        <>
          <p>
            <span className={icons[answer.state]} aria-hidden="true" />
            {textOf(answer, city, words)}
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
                  formAction={words.formats.prefix + paths.quote}
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
                  {briefWeekdayIn(words.formats, date)}
                </button>
              ))}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
