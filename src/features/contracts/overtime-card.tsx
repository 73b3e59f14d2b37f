import type { dashboard } from "../../content/words/en/dashboard.ts";
import { fill } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import type { PortalBooking } from "../portal/frame/view.ts";

type Overtime = NonNullable<PortalBooking["overtime"]>;

export interface OvertimeCardProps {
  words: (typeof dashboard)["overtime"];
  action: string;
  hidden: Readonly<Record<string, string>>;
  overtime: Overtime;
  /** Nothing else is owed. */
  isPaid: boolean;
}

export function OvertimeCard({ words, action, hidden, overtime, isPaid }: OvertimeCardProps) {
  const { state, until, answerBy } = overtime;
  const sum = dollars(overtime.sum);
  const [title = "", text = ""] = state === "asked" ? [words.asked, words.adds] : words[state];
  const values = { until, sum, answerBy, isPaid: isPaid ? words.withinWeek : "" };
  return (
    <section className="card p-5 mb-6" aria-labelledby="overtime-title">
      <h2 className="h3" id="overtime-title">
        {fill(title, values)}
      </h2>
      <p className="mt-2">{fill(text, values)}</p>
      {state === "asked" ? (
        <form className="flex flex-wrap gap-4 mt-4" method="post" action={action}>
          {Object.entries({ ...hidden, amendment: overtime.id }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="btn btn-primary" type="submit" name="change" value="accept">
            {fill(words.yes, { sum })}
          </button>
          <button className="btn btn-secondary" type="submit" name="change" value="decline">
            {words.no}
          </button>
        </form>
      ) : null}
    </section>
  );
}
