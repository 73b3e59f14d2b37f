import type { ReactNode } from "react";
import { site } from "../../../content/site.ts";
import { longestLine, mostDates, offerHours, waitlistConfirmDays } from "../../../content/terms.ts";
import { type CalendarDate, dateInWords, instantInWords } from "../../../platform/dates.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { inWords } from "../../../platform/numbers.ts";
import { ChecksField } from "../../../platform/ui/choices.tsx";
import { api, dateOnBook, openDatesFragment, paths, quoteOnDate } from "../../site/paths.ts";
import type { WaitlistField } from "../form.ts";
import { WaitlistFields } from "../waitlist-fields.tsx";

type Way = { entry: string } | { token: string };

export type WaitlistView =
  | { name: "form"; date: CalendarDate | null; form: FormState<WaitlistField> }
  | { name: "free"; date: CalendarDate }
  | { name: "asked"; date: CalendarDate | null; way: Way }
  | { name: "confirm"; dates: readonly CalendarDate[]; token: string; issue: string | null }
  /** `left` could not be confirmed. */
  | { name: "joined"; waits: readonly { id: string; date: CalendarDate }[]; left: readonly CalendarDate[] }
  | { name: "offer"; date: CalendarDate; until: number; email: string; way: Way }
  | { name: "over"; date: CalendarDate }
  | { name: "left" | "broken" | "unavailable" };

const OpenDates = ({ label = "See the open dates" }: { label?: string }) => (
  <a className="btn btn-secondary" href={`${paths.book}${openDatesFragment}`}>
    {label}
  </a>
);

export function Body({ view }: { view: WaitlistView }) {
  switch (view.name) {
    case "form":
      return view.date ? (
        <>
          <p className="lead mx-auto mt-5 mb-8">For {dateInWords(view.date)}.</p>
          <WaitlistFields date={view.date} form={view.form} />
        </>
      ) : (
        <Said text="Please choose your date first.">
          <OpenDates />
        </Said>
      );
    case "free":
      return (
        <Said text={`Nobody has ${dateInWords(view.date)}. There is nothing to wait for.`}>
          <a className="btn btn-primary" href={quoteOnDate(view.date)}>
            See my price for this day
          </a>
        </Said>
      );
    case "asked":
      return (
        <Said
          text={`Press the button in it, and your place in line for ${view.date ? dateInWords(view.date) : "your day"} counts. The mail comes within minutes; if the address had one from me today, it comes tomorrow at nine. After ${waitlistConfirmDays} days without a yes the place is given up.`}
        >
          <OpenDates label="Look at other dates" />
          <LeaveButton way={view.way} label="Take it back" />
        </Said>
      );
    case "confirm":
      return <ConfirmForm {...view} />;
    case "joined":
      return <Waits {...view} />;
    case "offer":
      return (
        <Said
          text={`${dateInWords(view.date)} is kept for you until ${instantInWords(view.until)}. Get your price with this address, ${view.email}, and accept it: then the date is held while you sign. Until then the site tells all others that it is on hold.`}
        >
          <a className="btn btn-primary" href={quoteOnDate(view.date)}>
            See my price for this day
          </a>
          <LeaveButton way={view.way} label="Let it go" />
        </Said>
      );
    case "over":
      return (
        <Said text={`${dateInWords(view.date)} is kept for you no longer. It may still be free.`}>
          <a className="btn btn-primary" href={dateOnBook(view.date)}>
            Check the date
          </a>
        </Said>
      );
    case "left":
      return (
        <Said text="No email about that day comes to you any more.">
          <OpenDates />
        </Said>
      );
    case "broken":
      return (
        <Said text="It may be incomplete, or too old. Open the link in the latest mail, or check your date again.">
          <OpenDates />
        </Said>
      );
    case "unavailable":
      return (
        <Said text={`Please try again later, or call ${site.phone.display}.`}>
          <OpenDates />
        </Said>
      );
  }
}

/** All ticked at first. */
function ConfirmForm({ dates, token, issue }: Extract<WaitlistView, { name: "confirm" }>) {
  const [only] = dates.length === 1 ? dates : [];
  return (
    <form className="mt-5" method="post" action={api.waitlistConfirm}>
      <input type="hidden" name="token" value={token} />
      {only ? (
        <>
          <p className="lead mb-8">
            For {dateInWords(only)}. If it comes free and it is your turn, you get an email, and {offerHours} hours to
            yourself.
          </p>
          <input type="hidden" name="dates" value={only} />
        </>
      ) : (
        <ChecksField
          id="waitlist-dates"
          name="dates"
          label="For these days"
          hint={`If one of them comes free and it is your turn, you get an email, and ${offerHours} hours to yourself.`}
          needed
          options={dates.map((date) => ({ value: date, label: dateInWords(date) }))}
          entry={dates.join("\n")}
          error={issue ?? undefined}
        />
      )}
      <button className="btn btn-primary mt-5" type="submit">
        Yes, put me in line
      </button>
    </form>
  );
}

function Waits({ waits, left }: Extract<WaitlistView, { name: "joined" }>) {
  return (
    <>
      {left.length > 0 ? (
        <p className="lead mx-auto mt-5" role="alert">
          You are not in line for {left.map(dateInWords).join(" and ")}: an address waits for {inWords(mostDates)} dates
          at most, and {inWords(longestLine)} people for one. Let another date go, then press the button in the mail
          again.
        </p>
      ) : null}
      <p className="lead mx-auto mt-5 mb-8">
        If {waits.length === 1 && waits[0] ? dateInWords(waits[0].date) : "one of these days"} comes free and it is your
        turn, you get an email. From then on the day is yours for 24 hours, before anyone else can have it.
      </p>
      <ul className="waitlist-dates">
        {waits.map(({ id, date }) => (
          <li key={id}>
            <span>{dateInWords(date)}</span>
            <LeaveButton way={{ entry: id }} label="Leave the waitlist" />
          </li>
        ))}
      </ul>
      <div className="contact-actions">
        <OpenDates label="Look at other dates" />
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
  const [[name, value] = ["entry", ""]] = Object.entries(way);
  return (
    <form method="post" action={api.waitlistLeave}>
      <input type="hidden" name={name} value={value} />
      <button className="btn btn-secondary" type="submit">
        {label}
      </button>
    </form>
  );
}
