import { hasNoAddress } from "../../../platform/fields/no-address.ts";
import { dialled } from "../../admin/frame/labels.ts";
import { eventTypeLabel } from "../../admin/frame/lead-row.tsx";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { answerSubject } from "../answer-lead.ts";
import type { Contact } from "../read-lead.ts";
import { leadPaths } from "./paths.ts";

export function LeadActions({
  contact,
  date,
  booking,
}: {
  contact: Contact;
  date: string | null;
  booking: { id: string } | null;
}) {
  const { firstName, email, phone, discountCode } = contact;
  const eventType = eventTypeLabel(contact.eventType);
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
        <a className="btn btn-secondary" href={contactMail({ firstName, email, eventType, date, discountCode })}>
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

interface Addressee {
  firstName: string;
  email: string;
  eventType: string;
  date: string | null;
  discountCode: string | null;
}

function contactMail({ firstName, email, eventType, date, discountCode }: Addressee): string {
  const when = date ? ` on ${date}` : "";
  const code = discountCode ? ` Your code ${discountCode} is in the price below.` : "";
  const parts = {
    subject: answerSubject({ eventType, date }),
    body: `Hi ${firstName},\r\n\r\nThank you for asking about your ${eventType.toLowerCase()}${when}.${code}\r\n\r\n`,
  };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
