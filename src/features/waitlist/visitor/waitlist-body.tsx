import type { ReactNode } from "react";
import { site } from "../../../content/site.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { dateIn, fill, instantIn, listIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { ChecksField } from "../../../platform/ui/choices.tsx";
import { api, dateOnBook, openDatesFragment, paths, quoteOnDate } from "../../site/paths.ts";
import type { WaitlistField } from "../form.ts";
import { WaitlistFields } from "../waitlist-fields.tsx";

type Way = { entry?: string; token?: string };

export type WaitlistView =
  | { name: "form"; date: CalendarDate | null; form: FormState<WaitlistField> }
  | { name: "free"; date: CalendarDate }
  | { name: "asked"; date: CalendarDate | null; way: Way }
  | { name: "confirm"; dates: readonly CalendarDate[]; token: string; issue: string | null }
  /** `left` could not be confirmed. */
  | {
      name: "joined";
      waits: readonly { id: string; date: CalendarDate }[];
      left: readonly CalendarDate[];
      token?: string;
    }
  | { name: "offer"; date: CalendarDate; until: number; email: string; way: Way }
  | { name: "over"; date: CalendarDate }
  | { name: "left" | "broken" | "unavailable" };

function OpenDates({ label }: { label?: string }) {
  const { formats, waitlist } = useWords();
  return (
    <a className="btn btn-secondary" href={`${formats.prefix}${paths.book}${openDatesFragment}`}>
      {label ?? waitlist.openDates}
    </a>
  );
}

export function Body({ view }: { view: WaitlistView }) {
  const { formats, waitlist: words } = useWords();
  const day = "date" in view && view.date ? { date: dateIn(formats, view.date) } : null;
  switch (view.name) {
    case "form":
      return view.date && day ? (
        <>
          <p className="lead mx-auto mt-5 mb-8">{fill(words.forDate, day)}</p>
          <WaitlistFields date={view.date} form={view.form} />
        </>
      ) : (
        <Said text={words.chooseFirst}>
          <OpenDates />
        </Said>
      );
    case "free":
      return (
        <Said text={fill(words.free, { ...day })}>
          <a className="btn btn-primary" href={formats.prefix + quoteOnDate(view.date)}>
            {words.price}
          </a>
        </Said>
      );
    case "asked":
      return (
        <Said text={fill(words.asked, { date: day ? fill(words.theDate, day) : words.yourDay })}>
          <OpenDates label={words.otherDates} />
          <LeaveButton way={view.way} label={words.takeBack} />
        </Said>
      );
    case "confirm":
      return <ConfirmForm {...view} />;
    case "joined":
      return <Waits {...view} />;
    case "offer":
      return (
        <Said text={fill(words.offer, { ...day, until: instantIn(formats, view.until), email: view.email })}>
          <a className="btn btn-primary" href={formats.prefix + quoteOnDate(view.date)}>
            {words.price}
          </a>
          <LeaveButton way={view.way} label={words.letGo} />
        </Said>
      );
    case "over":
      return (
        <Said text={fill(words.over, { ...day })}>
          <a className="btn btn-primary" href={formats.prefix + dateOnBook(view.date)}>
            {words.check}
          </a>
        </Said>
      );
    case "left":
    case "broken":
    case "unavailable":
      return (
        <Said text={fill(words[view.name], { phone: site.phone.display })}>
          <OpenDates />
        </Said>
      );
  }
}

/** All ticked at first. */
function ConfirmForm({ dates, token, issue }: Extract<WaitlistView, { name: "confirm" }>) {
  const { formats, waitlist } = useWords();
  const [only] = dates.length === 1 ? dates : [];
  return (
    <form className="mt-5" method="post" action={formats.prefix + api.waitlistConfirm}>
      <input type="hidden" name="token" value={token} />
      {only ? (
        <>
          <p className="lead mb-8">{fill(waitlist.confirmOne, { date: dateIn(formats, only) })}</p>
          <input type="hidden" name="dates" value={only} />
        </>
      ) : (
        <ChecksField
          id="waitlist-dates"
          name="dates"
          label={waitlist.days}
          hint={waitlist.confirmHint}
          needed
          options={dates.map((date) => ({ value: date, label: dateIn(formats, date) }))}
          entry={dates.join("\n")}
          error={issue ?? undefined}
        />
      )}
      <button className="btn btn-primary mt-5" type="submit">
        {waitlist.yes}
      </button>
    </form>
  );
}

function Waits({ waits, left, token }: Extract<WaitlistView, { name: "joined" }>) {
  const { formats, waitlist } = useWords();
  const nameOf = (date: CalendarDate) => fill(waitlist.theDate, { date: dateIn(formats, date) });
  const [only] = waits.length === 1 ? waits : [];
  return (
    <>
      {left.length > 0 ? (
        <p className="lead mx-auto mt-5" role="alert">
          {fill(waitlist.notAll, { dates: listIn(formats, left.map(nameOf)) })}
        </p>
      ) : null}
      <p className="lead mx-auto mt-5 mb-8">
        {fill(waitlist.joined, { date: only ? nameOf(only.date) : waitlist.oneOfThese })}
      </p>
      <ul className="waitlist-dates">
        {waits.map(({ id, date }) => (
          <li key={id}>
            <span>{dateIn(formats, date)}</span>
            <LeaveButton way={token ? { entry: id, token } : { entry: id }} label={waitlist.leave} />
          </li>
        ))}
      </ul>
      <div className="contact-actions">
        <OpenDates label={waitlist.otherDates} />
      </div>
    </>
  );
}

function Said({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p className="lead mx-auto mt-5 mb-8">{text}</p>
      <div className="contact-actions">{children}</div>
    </>
  );
}

function LeaveButton({ way, label }: { way: Way; label: string }) {
  return (
    <form method="post" action={useWords().formats.prefix + api.waitlistLeave}>
      {Object.entries(way).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn btn-secondary" type="submit">
        {label}
      </button>
    </form>
  );
}
