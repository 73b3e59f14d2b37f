import type { DateState } from "../../../content/reply-templates.ts";
import { dateInBrief, dateInWords, instantInWords } from "../../../platform/english.ts";
import { dialled } from "../../../platform/fields/dialled.ts";
import { addressInWords, hasNoAddress } from "../../../platform/fields/no-address.ts";
import { dateIn, fill, writesIn } from "../../../platform/language.ts";
import { eventTypeIn, wordsIn } from "../../../platform/pages/words.ts";
import { DetailList } from "../../../platform/ui/detail-list.tsx";
import { BouncedMail } from "../../admin/frame/bounced-mail.tsx";
import { DateBadge } from "../../admin/frame/date-badge.tsx";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { Panel } from "../../admin/frame/panel.tsx";
import { ReplyClock } from "../../admin/frame/reply-clock.tsx";
import { WriteIn } from "../../admin/frame/write-in.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { personJoin, personPage } from "../../people/dj/paths.ts";
import { answerSubject } from "../answer-lead.ts";
import type { Contact, OtherLead } from "../read-lead.ts";
import type { ReplyClock as Clock } from "../reply-clock.ts";
import { leadPaths } from "./paths.ts";

export function LeadActions({ contact, booking }: { contact: Contact; booking: { id: string } | null }) {
  const { email, phone } = contact;
  const number = dialled(phone);
  return (
    <div className="lead-links">
      {booking ? (
        <a className="btn btn-secondary" href={bookingPaths(booking.id).page}>
          <span className="i-lucide-calendar-check" aria-hidden="true" />
          Open booking
        </a>
      ) : (
        <a className="btn btn-secondary" href={leadPaths(contact.id).booking}>
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
      {hasNoAddress(email) ? null : (
        <a className="btn btn-secondary" href={contactMail(contact)}>
          <span className="i-lucide-mail" aria-hidden="true" />
          Mail
        </a>
      )}
      {number ? (
        <a className="btn btn-secondary" href={`sms:${number}`}>
          <span className="i-lucide-message-square" aria-hidden="true" />
          Text
        </a>
      ) : null}
    </div>
  );
}

function contactMail(contact: Contact): string {
  const { firstName: name, email, eventDate, discountCode, language } = contact;
  const words = wordsIn(language);
  const { draft, draftOn, draftCode } = words.mails.answer;
  const eventType = eventTypeLabel(contact.eventType);
  const parts = {
    subject: answerSubject({ eventType: eventTypeIn(words, eventType), eventDate }, words),
    body: fill(draft, {
      name,
      event: eventType.toLowerCase(),
      date: eventDate ? fill(draftOn, { date: dateIn(words.formats, eventDate) }) : "",
      code: discountCode ? fill(draftCode, { code: discountCode }) : "",
    }),
  };
  const query = Object.entries(parts).map(([part, text]) => `${part}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}

function Other({ id, eventType, eventDate, createdAt }: OtherLead) {
  return (
    <>
      <h3>
        <a href={leadPaths(id).page}>
          {[eventTypeLabel(eventType), eventDate && dateInBrief(eventDate)].filter(Boolean).join(", ")}
        </a>
      </h3>
      <p>{instantInWords(createdAt)}</p>
    </>
  );
}

interface SamePersonProps {
  contact: Contact;
  ofSamePerson: readonly OtherLead[];
  withSamePhone: readonly OtherLead[];
}

export function SamePerson({ contact, ofSamePerson, withSamePhone }: SamePersonProps) {
  if (ofSamePerson.length === 0 && withSamePhone.length === 0) return null;
  const email = contact.email.toLowerCase();
  return (
    <Panel id="same-person-title" title="Also asked">
      <ul className="panel-rows panel-entries">
        {ofSamePerson.map((other) => (
          <li key={other.id}>
            <Other {...other} />
          </li>
        ))}
        {withSamePhone.map((other) => (
          <li key={other.id}>
            <Other {...other} />
            <form className="status-buttons mt-2" method="post" action={personJoin}>
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="other" value={other.email} />
              <p className="small text-muted">
                {other.firstName} {other.lastName}, {addressInWords(other.email)}, has the same phone number. One
                person? Then both are read, exported and erased as one, and what they ask for one date is one lead.
              </p>
              <button className="btn btn-small btn-secondary" type="submit">
                Join them
                <span className="visually-hidden">: {addressInWords(other.email)}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <a className="text-link" href={personPage(email)}>
        All of this person
      </a>
    </Panel>
  );
}

interface LeadDayProps {
  contact: Contact;
  clock: Clock;
  day: { state: DateState; freeDays: readonly string[] };
}

export function LeadDay({ contact, clock, day }: LeadDayProps) {
  const { eventType, eventDate, guestCount, budget, discountCode, venue, companyName } = contact;
  return (
    <div className="lead-day">
      <b>{[eventTypeLabel(eventType), eventDate && dateInWords(eventDate)].filter(Boolean).join(", ")}</b>
      <DateBadge state={day.state} />
      {day.freeDays.length > 0 && day.state !== "free" ? (
        <span className="small text-muted">{day.freeDays.join(" and ")} free</span>
      ) : null}
      <ReplyClock {...clock} />
      <span className="text-muted">
        {[guestCount && `${guestCount} guests`, budget, discountCode && `code ${discountCode}`, venue, companyName]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </div>
  );
}

interface LeadDetailsProps {
  contact: Contact;
  timesAsked: number;
  call: string | null;
  cameBack: string | null;
}

export function LeadDetails({ contact, timesAsked, call, cameBack }: LeadDetailsProps) {
  return (
    <Panel id="lead-facts" title="Contact">
      <DetailList
        className="facts"
        facts={[
          ["Billing address", contact.billingAddress],
          ["Purchase order", contact.purchaseOrder],
          ["Email", addressInWords(contact.email)],
          ["Phone", contact.phone],
          ["Call", call],
          ["Language", writesIn(contact.language)],
          ["Came by", contact.source],
          ["Received", instantInWords(contact.createdAt)],
          ["Asked", timesAsked > 1 ? `${timesAsked} times for this date` : null],
        ]}
      />
      <WriteIn action={leadPaths(contact.id).language} language={contact.language} />
      <BouncedMail mail={cameBack} />
    </Panel>
  );
}
