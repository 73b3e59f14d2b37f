import { categoryCopy, eventCategories, isEventCategory } from "../../../content/categories.ts";
import { leadEventTypes } from "../../../content/event-types.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import type { Span } from "../../../platform/months.ts";
import { lengthInWords } from "../../../platform/numbers.ts";
import { ChoiceField } from "../../../platform/ui/choices.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { SelectField } from "../../../platform/ui/select-field.tsx";
import type { DateAnswer } from "../../dates/model.ts";
import type { Choice, Rates } from "../../prices/model.ts";
import { extraHours, hoursOf, offerOf, zoneOf } from "../../prices/price-of.ts";
import { DateNote } from "./date-note.tsx";
import type { FieldOf } from "./quote-form-state.ts";

interface DayFieldsProps {
  field: FieldOf;
  choice: Choice;
  rates: Rates;
  open: Span;
  category: string | undefined;
  answer: DateAnswer | null;
  takeDate?: ((date: CalendarDate) => void) | undefined;
}

const categoryLabels = Object.fromEntries(eventCategories.map((key) => [key, categoryCopy[key].shortTab]));

export function DayFields({ field, choice, rates, open, category, answer, takeDate }: DayFieldsProps) {
  const types = isEventCategory(category) ? leadEventTypes[category] : Object.values(leadEventTypes).flat();
  return (
    <>
      <ChoiceField
        {...field("eventCategory")}
        options={eventCategories}
        optionLabels={categoryLabels}
        className="full"
      />
      <SelectField key={category} {...field("eventType")} options={types} className="full" />
      <div className="quote-noted">
        <TextField {...field("eventDate")} type="date" min={open.first} max={open.last} />
        <DateNote answer={answer} city={choice.city} take={takeDate} />
      </div>
      <div className="quote-noted">
        <SelectField {...field("city")} options={rates.zones.flatMap(({ cities }) => cities)} />
        <CityNote choice={choice} rates={rates} />
      </div>
      <TextField {...field("startTime")} type="time" className="half" />
      <TextField {...field("endTime")} type="time" className="half" />
      <HoursNote choice={choice} rates={rates} />
      <TextField {...field("venue")} optional className="full" />
    </>
  );
}

function CityNote({ choice, rates }: Pick<DayFieldsProps, "choice" | "rates">) {
  const zone = zoneOf(choice, rates);
  return (
    <div className="quote-note" role="status" data-state={zone ? "free" : undefined}>
      {zone ? (
        <p>
          <span className="i-lucide-circle-check" aria-hidden="true" />
          {zone.price === 0 ? "Travel included" : `Travel ${dollars(zone.price)}`}
        </p>
      ) : null}
    </div>
  );
}

function HoursNote({ choice, rates }: Pick<DayFieldsProps, "choice" | "rates">) {
  const [hours, offer, extra] = [hoursOf(choice), offerOf(choice, rates), extraHours(choice, rates)];
  return (
    <p className="quote-note full" role="status">
      {hours ? (
        <>
          <span className="i-lucide-clock" aria-hidden="true" />
          {lengthInWords(hours)} of music
          {offer && extra > 0 ? `: the ${offer.hours} of ${offer.name} and ${extra} extra` : ""}
          {offer && extra === 0 ? `, part of ${offer.name}` : ""}
        </>
      ) : null}
    </p>
  );
}
