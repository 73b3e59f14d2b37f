import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { dateIn, fill } from "../../../platform/language.ts";
import { eventTypeIn, wordsIn } from "../../../platform/pages/words.ts";
import { dialled } from "../../admin/frame/labels.ts";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { answerSubject } from "../answer-lead.ts";
import type { Contact } from "../read-lead.ts";
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
