import { and, eq, inArray, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { clientRequests } from "../../database/schema/requests.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { countIn, dateIn, fill, listIn } from "../../platform/language.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { dollars } from "../../platform/money.ts";
import type { Actor } from "../admin/audit/model.ts";
import { lessCode } from "../prices/codes.ts";
import type { DiscountCode, SalesTax } from "../prices/model.ts";
import type { Package } from "../prices/packages.ts";
import { plusTax } from "../prices/tax.ts";
import type { Paper } from "../settings/papers.ts";
import { joinedWith, movingQueries } from "./move-lead.ts";
import type { Contact } from "./read-lead.ts";
import type { Filling } from "./reply-templates.ts";

interface LeadToFill {
  contact: Pick<Contact, "firstName" | "eventDate" | "discountCode">;
  event: string;
  words: Words;
  freeDays: readonly CalendarDate[];
  /** The package that fits the lead. */
  chosen: Package | undefined;
  /** Cents. */
  quoted: number | null;
  codes: readonly DiscountCode[];
  tax: SalesTax | null;
}

/** Leaves out what the lead does not say. */
export function fillingOf(lead: LeadToFill): Filling {
  const { contact, event, words, freeDays, chosen, quoted } = lead;
  const { formats, mails } = words;
  const { firstName, eventDate } = contact;
  return {
    name: firstName,
    event,
    phone: site.phone.display,
    ...(eventDate ? { date: dateIn(formats, eventDate) } : {}),
    ...(freeDays.length > 0
      ? {
          "free days": listIn(
            formats,
            freeDays.map((day) => dateIn(formats, day)),
          ),
        }
      : {}),
    ...(quoted === null ? chosen && offerOf(chosen, lead) : { package: mails.answer.quoted, price: dollars(quoted) }),
  };
}

function offerOf(
  chosen: Package,
  { contact: { discountCode: code }, codes, tax, words: { formats, landing, mails } }: LeadToFill,
): Filling {
  const { answer } = mails;
  const { name, duration, price } = chosen;
  const less = lessCode(chosen, code, codes);
  const words = less === price ? dollars(price) : fill(answer.less, { price: dollars(less), code: code ?? "" });
  return {
    package: fill(answer.package, { name, music: countIn(formats, landing.music, duration) }),
    price: words + plusTax(landing, tax),
  };
}

export const answerSubject = (
  { eventType: event, eventDate }: { eventType: string; eventDate: CalendarDate | null },
  { formats, mails: { answer } }: Words,
): string =>
  fill(eventDate ? answer.subjectOn : answer.subject, {
    event,
    business: site.name,
    date: eventDate ? dateIn(formats, eventDate) : "",
  });

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
    ),
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
