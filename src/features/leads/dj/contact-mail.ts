import { answerSubject } from "../answer-lead.ts";

interface Addressee {
  firstName: string;
  email: string;
  eventType: string;
  /** In words. */
  date: string | null;
  discountCode: string | null;
}

/** A `mailto:` address with subject, salutation and the first lines. */
export function contactMail({ firstName, email, eventType, date, discountCode }: Addressee): string {
  const when = date ? ` on ${date}` : "";
  const code = discountCode ? ` Your code ${discountCode} is in the price below.` : "";
  const parts = {
    subject: answerSubject({ eventType, date }),
    body: `Hi ${firstName},\r\n\r\nThank you for asking about your ${eventType.toLowerCase()}${when}.${code}\r\n\r\n`,
  };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
