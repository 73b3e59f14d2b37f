import { and, eq, inArray, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { clientRequests } from "../../database/schema/requests.ts";
import { type CalendarDate, dateInWords } from "../../platform/dates.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { dollars } from "../../platform/money.ts";
import { lessCode } from "../prices/codes.ts";
import type { DiscountCode } from "../prices/model.ts";
import type { Package } from "../prices/packages.ts";
import type { Paper } from "../settings/papers.ts";
import { type Actor, joinedWith, movingQueries } from "./move-lead.ts";
import type { Contact } from "./read-lead.ts";
import type { Filling } from "./reply-templates.ts";

interface LeadToFill {
  contact: Pick<Contact, "firstName" | "eventDate" | "discountCode">;
  event: string;
  freeDays: readonly CalendarDate[];
  /** The package that fits the lead. */
  chosen: Package | undefined;
  /** Cents. */
  quoted: number | null;
  codes: readonly DiscountCode[];
}

/** Leaves out what the lead does not say. */
export function fillingOf({ contact, event, freeDays, chosen, quoted, codes }: LeadToFill): Filling {
  const { firstName, eventDate, discountCode } = contact;
  return {
    name: firstName,
    event,
    phone: site.phone.display,
    ...(eventDate ? { date: dateInWords(eventDate) } : {}),
    ...(freeDays.length > 0 ? { "free days": freeDays.map(dateInWords).join(" and ") } : {}),
    ...(quoted === null
      ? chosen && offerOf(chosen, discountCode, codes)
      : { package: "The quote that you have", price: dollars(quoted) }),
  };
}

function offerOf(chosen: Package, code: string | null, codes: readonly DiscountCode[]): Filling {
  const { name, duration, price } = chosen;
  const less = lessCode(chosen, code, codes);
  return {
    package: `${name}, ${duration} hours of music,`,
    price: less === price ? dollars(price) : `${dollars(less)} with your code ${code}`,
  };
}

export const answerSubject = ({ eventType, date }: { eventType: string; date: string | null }): string =>
  `${eventType}${date ? ` on ${date}` : ""}: ${site.name}`;

/** `key` is the form's own: a form sends once. */
export interface LeadAnswer {
  key: string;
  subject: string;
  text: string;
  /** Papers to attach. */
  papers: readonly Pick<Paper, "id" | "label">[];
}

/** One batch; an answered contact is no longer new. Tells whether there is such a contact. */
export async function answerLead(
  db: Database,
  contactId: string,
  { key, subject, text, papers }: LeadAnswer,
  actor: Actor,
): Promise<boolean> {
  const waits = and(inArray(contacts.id, joinedWith(contactId)), eq(contacts.status, "new"));
  const { found } = await batchOf(db, {
    mailed: queueMailsOfRowsQuery(
      db,
      {
        kind: "lead-answer",
        data: {
          contactId: contacts.id,
          subject: sql`${subject}`,
          text: sql`${text}`,
          by: sql`${actor.by}`,
          papers: sql`json(${JSON.stringify(papers.map(({ id, label }) => ({ id, label })))})`,
        },
        recipient: contacts.email,
        event: [contacts.id, sql`${key}`],
        from: sql`${contacts} where ${eq(contacts.id, contactId)}`,
      },
      actor.now,
    ).onConflictDoNothing({ target: outbox.dedupeKey }),
    moved: movingQueries(db, waits, "contacted", actor),
    completed: db
      .update(clientRequests)
      .set({ status: "completed", updatedAt: actor.now })
      .where(
        and(
          inArray(clientRequests.contactId, joinedWith(contactId)),
          eq(clientRequests.type, "reply"),
          eq(clientRequests.status, "pending"),
        ),
      ),
    found: db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, contactId)),
  });
  return found.length > 0;
}
