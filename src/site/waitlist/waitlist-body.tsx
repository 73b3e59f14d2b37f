import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { type CalendarDate, dateInWords, instantInWords } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import { api, dateOnBook, openDatesFragment, paths, quoteOnDate } from "../paths.ts";
import { WaitlistFields } from "../sections/waitlist-fields.tsx";
import type { WaitlistField } from "../sections/waitlist-form.ts";

/** What a visitor may let go: an entry by its id, or by the token of its mail. */
export type Way = { entry: string } | { token: string };

export type WaitlistView =
  | { name: "form"; date: CalendarDate | null; form: FormState<WaitlistField> }
  | { name: "free"; date: CalendarDate }
  | { name: "joined"; date: CalendarDate | null; way: Way }
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
    case "joined":
      return (
        <Said
          text={`If ${view.date ? dateInWords(view.date) : "your day"} comes free and you are the first in line, you get an email and 24 hours to yourself, before anyone else can have it.`}
        >
          <OpenDates label="Look at other dates" />
          <LeaveButton way={view.way} label="Leave the waitlist" />
        </Said>
      );
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

function Said({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p className="lead mx-auto mt-5 mb-8">{text}</p>
      <div className="ways">{children}</div>
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
