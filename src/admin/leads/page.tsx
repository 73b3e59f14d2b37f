import type { ContactEvent } from "../../business/leads/lead-history.ts";
import type { Contact } from "../../business/leads/lead-in-full.ts";
import { categoryCopy } from "../../content/categories.ts";
import type { DateState } from "../../content/reply-templates.ts";
import { dateInWords, instantInWords, isCalendarDate } from "../../dates.ts";
import type { FormState } from "../../forms/form-state.ts";
import { Facts } from "../../ui/facts.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { type BookingStatus, contactStatuses } from "../../vocabulary/statuses.ts";
import { AdminLayout } from "../frame/admin-layout.tsx";
import { adminMetadata } from "../frame/admin-metadata.ts";
import { DateBadge } from "../frame/date-badge.tsx";
import { dialled } from "../frame/dialled.ts";
import { DoneNotice } from "../frame/done-notice.tsx";
import { eventTypeLabel } from "../frame/lead-rows.tsx";
import { Panel } from "../frame/panel.tsx";
import { ReplyClock } from "../frame/reply-clock.tsx";
import { StatusBadge } from "../frame/status-badge.tsx";
import { contactStatusCopy } from "../frame/statuses.ts";
import type { Undo } from "../frame/undo.ts";
import { adminPaths, bookingPaths, leadPaths } from "../paths.ts";
import { contactMail } from "./contact-mail.ts";
import { Conversation, type Turn } from "./conversation.tsx";
import type { ReplyField } from "./form.ts";
import { QuotePanel } from "./quote-panel.tsx";
import type { ShownVersion } from "./quote-versions.ts";
import { ReplyForm } from "./reply-form.tsx";

export interface LeadPageProps {
  contact: Contact;
  clock: { state: "left" | "soon" | "late" | "answered"; text: string; left: number };
  /** Whether the date is free, and the free days nearest to it, in brief. */
  date: { state: DateState; freeDays: readonly string[] };
  /** What was said so far. */
  turns: readonly Turn[];
  /** How often the same person has asked for the same date. */
  timesAsked: number;
  events: readonly ContactEvent[];
  /** The newest version of its quote. */
  quote: ShownVersion | null;
  /** The booking that it has become. */
  booking: { id: string; status: BookingStatus } | null;
  /** The template that the reply began with, and the reply as it stands. */
  template: string;
  form: FormState<ReplyField>;
  notice: string | null;
  undo: Undo | null;
}

/** One lead or message: what it says, how to answer it, and what has become of it. */
export function LeadPage(props: LeadPageProps) {
  const { contact, clock, date: day, turns, timesAsked, events, booking, notice, undo } = props;
  const { firstName, lastName, email, phone, eventDate, discountCode, eventCategory } = contact;
  const ways = leadPaths(contact.id);
  const eventType = eventTypeLabel(contact.eventType);
  const date = eventDate && isCalendarDate(eventDate) ? dateInWords(eventDate) : eventDate;
  const number = dialled(phone);
  return (
    <AdminLayout
      path={adminPaths.leads}
      title={`${firstName} ${lastName}`}
      aside={<StatusBadge status={contactStatusCopy[contact.status]} />}
    >
      <div className="admin-stack">
        <DoneNotice text={notice} undo={undo} />
        <div className="lead-ways">
          {booking ? (
            <a className="btn btn-secondary" href={bookingPaths(booking.id).page}>
              <span className="i-lucide-calendar-check" aria-hidden="true" />
              Open booking
            </a>
          ) : (
            <a className="btn btn-secondary" href={ways.booking}>
              <span className="i-lucide-calendar-plus" aria-hidden="true" />
              Make booking
            </a>
          )}
          {number ? (
            <a className="btn btn-secondary" href={`tel:${number}`}>
              <span className="i-lucide-phone" aria-hidden="true" />
              Call
            </a>
          ) : null}
          <a className="btn btn-secondary" href={contactMail({ firstName, email, eventType, date, discountCode })}>
            <span className="i-lucide-mail" aria-hidden="true" />
            Mail
          </a>
          {number ? (
            <a className="btn btn-secondary" href={`sms:${number}`}>
              <span className="i-lucide-message-square" aria-hidden="true" />
              Text
            </a>
          ) : null}
        </div>
        <div className="admin-columns">
          <div className="admin-stack">
            <Panel id="lead-facts" title={eventType} aside={<ReplyClock {...clock} />}>
              {date ? (
                <div className="lead-day">
                  <b>{date}</b>
                  <DateBadge state={day.state} />
                  {day.freeDays.length > 0 && day.state !== "free" ? (
                    <span className="small text-muted">{day.freeDays.join(" and ")} free</span>
                  ) : null}
                </div>
              ) : null}
              <Facts
                className="facts"
                facts={[
                  ["Guests", contact.guestCount],
                  ["Budget", contact.budget],
                  ["Kind", eventCategory ? categoryCopy[eventCategory].tab : "Message"],
                  ["Code", discountCode],
                  ["Venue", contact.venue],
                  ["Company", contact.companyName],
                  ["Email", email],
                  ["Phone", phone],
                  ["Came by", contact.source],
                  ["Received", instantInWords(contact.createdAt)],
                  ["Asked", timesAsked > 1 ? `${timesAsked} times for this date` : null],
                ]}
              />
            </Panel>
            <Panel id="lead-conversation" title="Conversation">
              <Conversation turns={turns} />
            </Panel>
            <ReplyForm leadId={contact.id} firstName={firstName} template={props.template} form={props.form} />
          </div>
          <div className="admin-stack">
            <QuotePanel leadId={contact.id} quote={props.quote} />
            <Panel id="lead-status" title="Status">
              <form className="status-buttons" method="post" action={ways.status}>
                <input type="hidden" name="was" value={contact.status} />
                {contactStatuses.map((name) => (
                  <button
                    key={name}
                    className="choice"
                    type="submit"
                    name="status"
                    value={name}
                    aria-current={name === contact.status ? "true" : undefined}
                  >
                    <span className="i-lucide-check" aria-hidden="true" />
                    <span>{contactStatusCopy[name].label}</span>
                  </button>
                ))}
              </form>
            </Panel>
            <Panel id="lead-history" title="Notes and history">
              <form className="form-grid" method="post" action={ways.notes}>
                <TextArea id="lead-note" name="note" label="Private note" className="full" />
                <button className="btn btn-secondary" type="submit">
                  Keep the note
                </button>
              </form>
              <History events={events} createdAt={contact.createdAt} />
            </Panel>
          </div>
        </div>
      </div>
    </AdminLayout>
  );
}

function History({ events, createdAt }: { events: readonly ContactEvent[]; createdAt: number }) {
  return (
    <ol className="history">
      {events.map(({ id, status, note, by, createdAt: at }) => (
        <li key={id}>
          {status ? <StatusBadge status={contactStatusCopy[status]} /> : <p className="history-note">{note}</p>}
          <p>
            <time dateTime={new Date(at).toISOString()}>{instantInWords(at)}</time>, {by}
          </p>
        </li>
      ))}
      <li>
        <StatusBadge status={contactStatusCopy.new} />
        <p>
          <time dateTime={new Date(createdAt).toISOString()}>{instantInWords(createdAt)}</time>, by the form
        </p>
      </li>
    </ol>
  );
}

export const leadMetadata = adminMetadata({
  title: "A lead",
  description:
    "What one lead says, how to call, mail or text, its status and history, private notes, and the way to a booking.",
  path: adminPaths.leads,
});
