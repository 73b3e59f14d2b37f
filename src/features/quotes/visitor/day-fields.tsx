import { eventCategories, isEventCategory } from "../../../content/categories.ts";
import { leadEventTypes } from "../../../content/event-types.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { briefMomentIn, briefWeekdayIn, fill, lengthIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import type { Span } from "../../../platform/months.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import type { DateAnswer, DateState } from "../../dates/model.ts";
import { sunsetOn } from "../../dates/sunset.ts";
import type { Choice, Rates } from "../../prices/model.ts";
import { extraHours, hoursOf, offerOf, zoneOf } from "../../prices/price-of.ts";
import { paths } from "../../site/paths.ts";
import type { BuilderWords, FieldOf } from "./quote-form-state.ts";

interface DayFieldsProps {
  field: FieldOf;
  choice: Choice;
  rates: Rates;
  open: Span;
  category: string | undefined;
  answer: DateAnswer | null;
  words: BuilderWords;
  takeDate?: ((date: CalendarDate) => void) | undefined;
}

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

function DateNote({ answer, city, words, take }: DateNoteProps) {
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

export function DayFields({ field, choice, rates, open, category, answer, words, takeDate }: DayFieldsProps) {
  const { kinds, eventTypes } = words.builder;
  const types = isEventCategory(category) ? leadEventTypes[category] : Object.values(leadEventTypes).flat();
  return (
    <>
      <ChoiceField {...field("eventCategory")} options={eventCategories} optionLabels={kinds} className="full" />
      <SelectField
        key={category}
        {...field("eventType")}
        options={types}
        optionLabels={eventTypes ?? {}}
        className="full"
      />
      <div className="quote-noted">
        <TextField {...field("eventDate")} type="date" min={open.first} max={open.last} />
        <DateNote answer={answer} city={choice.city} words={words} take={takeDate} />
      </div>
      <div className="quote-noted">
        <SelectField {...field("city")} options={rates.zones.flatMap(({ cities }) => cities)} />
        <CityNote choice={choice} rates={rates} words={words} />
      </div>
      <TextField {...field("startTime")} type="time" className="half" />
      <TextField {...field("endTime")} type="time" className="half" />
      <HoursNote choice={choice} rates={rates} words={words} />
      <TextField {...field("venue")} optional className="full" />
    </>
  );
}

type NoteProps = Pick<DayFieldsProps, "choice" | "rates" | "words">;

function CityNote({ choice, rates, words: { builder } }: NoteProps) {
  const zone = zoneOf(choice, rates);
  return (
    <div className="quote-note" role="status" data-state={zone ? "free" : undefined}>
      {zone ? (
        <p>
          <span className="i-lucide-circle-check" aria-hidden="true" />
          {zone.price === 0 ? builder.travelIncluded : fill(builder.travelCosts, { amount: dollars(zone.price) })}
        </p>
      ) : null}
    </div>
  );
}

function HoursNote({ choice, rates, words: { builder, formats } }: NoteProps) {
  const [hours, offer, extra] = [hoursOf(choice), offerOf(choice, rates), extraHours(choice, rates)];
  const { music, musicAndExtra, musicOfPackage } = builder;
  const filled = { name: offer?.name ?? "", hours: offer?.hours ?? 0, extra };
  return (
    <p className="quote-note full" role="status">
      {hours ? (
        <>
          <span className="i-lucide-clock" aria-hidden="true" />
          {fill(offer ? (extra > 0 ? musicAndExtra : musicOfPackage) : music, {
            ...filled,
            length: lengthIn(formats, hours),
          })}
        </>
      ) : null}
    </p>
  );
}
