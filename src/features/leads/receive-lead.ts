import { sql } from "drizzle-orm";
import type { EventCategory } from "../../content/categories.ts";
import { discountCodes } from "../../content/offers.ts";
import { english, type Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { contactEvents, contacts } from "../../database/schema/leads.ts";
import { contentKey } from "../../platform/http/forms/form-body.ts";
import { fill } from "../../platform/language.ts";
import { queueAutomaticMailQuery } from "../../platform/mail/automatic-mail.ts";
import { gatheredNoticeQueries } from "../../platform/mail/gathered-notices.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import type { Actor } from "../admin/audit/model.ts";
import type { ContactMessage } from "../contact/form.ts";
import type { Lead, LeadReceipt } from "../home/form.ts";
import { officeHoursOf, type Settings, settingsFrom } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";
import { quoteDueInWords } from "./business-hours.ts";
import { insertContactQuery, storedContactQuery } from "./contacts.ts";
import type { PhoneCall } from "./dj/form.ts";
import { noticeOfDayQueries } from "./notice-of-day.ts";

export function receiptFor(
  eventCategory: EventCategory,
  receivedAt: number,
  settings: Pick<Settings, "officeWeek">,
  words: Words = english,
): LeadReceipt {
  const quoteBy = quoteDueInWords(receivedAt, officeHoursOf(settings), words);
  const { next, by } = words.inquiry;
  return {
    discountCode: discountCodes[eventCategory],
    nextSteps: `${next}${quoteBy ? fill(by, { time: quoteBy }) : ""}.`,
    eventCategory,
    quoteBy,
  };
}

/**
 * A known idempotency key stores nothing.
 * @returns the contact's id
 * @throws when D1 does; then nothing was stored
 */
export async function receiveContact(
  db: Database,
  form: ContactMessage,
  now: number,
  { companyName = null, language = "en" }: { companyName?: string | null; language?: string } = {},
): Promise<string> {
  const { leaveBlank: _, idempotencyKey, ...message } = form;
  const key = `contact:${idempotencyKey ?? (await contentKey(message, now))}`;
  const { package: about, details, ...person } = message;
  const contactId = crypto.randomUUID();

  const {
    stored: [stored],
  } = await batchOf(db, {
    contact: insertContactQuery(db, {
      ...person,
      companyName,
      language,
      // Contacts have no column for it.
      details: about ? [`Package: ${about.toUpperCase()}`, details].filter(Boolean).join("\n\n") : details,
      id: contactId,
      idempotencyKey: key,
      createdAt: now,
    }),
    notice: gatheredNoticeQueries(
      db,
      "message",
      {
        mail: { kind: "contact-notice", contactId, message, receivedAt: now, language },
        dedupeKey: `${key}:contact-notice`,
        isDue: sql`exists (select 1 from ${contacts} where ${contacts.id} = ${contactId})`,
      },
      now,
    ),
    stored: storedContactQuery(db, key),
  });
  return stored?.id ?? contactId;
}

/** Counts as answered and mails nobody. The same form stores nothing. */
export async function receiveCall(
  db: Database,
  call: PhoneCall & { eventCategory: EventCategory },
  { by, now }: Actor,
): Promise<void> {
  const { key: id, name, email, phone, eventType, eventCategory, eventDate, language } = call;
  const [firstName = "", ...others] = name.split(/\s+/);
  await db.batch([
    insertContactQuery(db, {
      id,
      firstName,
      lastName: others.join(" "),
      email,
      phone,
      eventType,
      eventDate,
      language,
      source: "phone",
      eventCategory,
      status: "contacted",
      answeredAt: now,
      idempotencyKey: `phone:${id}`,
      createdAt: now,
    }),
    db
      .insert(contactEvents)
      .values({ id, contactId: id, status: "contacted", by, createdAt: now })
      .onConflictDoNothing({ target: contactEvents.id }),
  ]);
}

/**
 * A known idempotency key gives the first answer. Only a mailbox's first inquiry of a day is answered and notified at
 * once, so that nobody can flood a stranger's mailbox or the DJ's.
 * @param isAnswered not for a form filled faster than by hand
 * @param words of the page that was written on
 * @returns the sender's receipt, and the contact's id
 * @throws when D1 does; then nothing was stored
 */
export async function receiveLead(
  db: Database,
  lead: Lead,
  now: number,
  isAnswered = true,
  words: Words = english,
): Promise<{ id: string; receipt: LeadReceipt }> {
  const { leaveBlank: _, idempotencyKey, ...inquiry } = lead;
  const { eventCategory, email } = inquiry;
  const key = `lead:${idempotencyKey ?? (await contentKey(inquiry, now))}`;
  const discountCode = discountCodes[eventCategory];
  const id = crypto.randomUUID();
  const language = words.formats.tag;
  const told = { contactId: id, lead: inquiry, discountCode, eventCategory, receivedAt: now, language };
  const mailbox = await mailboxKey(email);
  // A repeated post stores nothing, and so mails nothing.
  const isStored = sql`exists (select 1 from ${contacts} where ${contacts.id} = ${id})`;

  const { stored, set } = await batchOf(db, {
    set: settingsQuery(db),
    insertContact: insertContactQuery(db, {
      ...inquiry,
      id,
      language,
      discountCode,
      idempotencyKey: key,
      createdAt: now,
    }),
    stored: storedContactQuery(db, key),
    noticeOfDay: noticeOfDayQueries(
      db,
      { mail: { kind: "lead-notice", ...told }, contactId: id, mailbox, isStored },
      now,
    ),
    queueAutomaticMail: queueAutomaticMailQuery(
      db,
      {
        mail: { kind: "lead-reply", ...told },
        recipient: email,
        mailbox,
        days: 1,
        where: isAnswered ? isStored : sql`false`,
      },
      now,
    ),
  });
  const first = stored[0] ?? { id, eventCategory, createdAt: now };
  const receipt = receiptFor(first.eventCategory ?? eventCategory, first.createdAt, settingsFrom(set), words);
  return { id: first.id, receipt };
}
