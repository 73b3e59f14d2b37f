import { and, asc, eq, gte, isNotNull, lt } from "drizzle-orm";
import { categoryCopy } from "../../content/categories.ts";
import { contactEventTypeLabels } from "../../content/event-types.ts";
import { discountPercent, leadReplyHours, messageReplyHours } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { addDays, calendarDateAt, instantAt } from "../../platform/dates.ts";
import { dateInWords, instantInWords } from "../../platform/english.ts";
import { countIn, dateIn, fill, listIn, weekInWords, writesIn } from "../../platform/language.ts";
import { mailboxOf } from "../../platform/mail/mailbox.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { noticeBlocks } from "../../platform/mail/notice-blocks.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { adminPaths } from "../admin/paths.ts";
import { callLinkOfLead } from "../calls/call-link.ts";
import { officeHoursOf } from "../settings/model.ts";
import { attachedPapers } from "../settings/papers.ts";
import { readSettings } from "../settings/store.ts";
import { absolute, paths } from "../site/paths.ts";
import { quoteDueInWords } from "./business-hours.ts";
import { thanksTo } from "./greeting.ts";
import { openLead } from "./read-lead.ts";

const listed = 10;

const { id, firstName, lastName, email, eventType, eventDate, createdAt } = contacts;

const inquiriesOf = (db: Database, instant: number) => {
  const date = calendarDateAt(instant);
  return db
    .select({ firstName, lastName, email, eventType, eventDate })
    .from(contacts)
    .where(
      and(
        isNotNull(contacts.eventCategory),
        gte(createdAt, instantAt(date, 0)),
        lt(createdAt, instantAt(addDays(date, 1), 0)),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
};

/** Lists all but the first of a mailbox's day, which had its own notice. */
export async function moreLeads(
  { contactId }: MailOf<"lead-notice-more">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [contact] = await db.select({ email, createdAt }).from(contacts).where(eq(id, contactId));
  if (!contact) return { notNeeded: "The inquiry was erased" };
  const mailbox = mailboxOf(contact.email);
  const all = (await inquiriesOf(db, contact.createdAt)).filter((one) => mailboxOf(one.email) === mailbox);
  const more = all.slice(1);
  if (more.length === 0) return { notNeeded: "The other inquiries were erased" };
  const inquiries = more.length === 1 ? "1 more inquiry" : `${more.length} more inquiries`;
  const shown = more.length > listed ? ` The first ${listed} of them stand below.` : "";
  return {
    subject: `${inquiries} from ${contact.email}`,
    preview: "Stored in your inbox. At most one such mail comes for an address and day.",
    heading: `${inquiries} from one address`,
    blocks: [
      {
        type: "text",
        text: `They are in your inbox, as is any that still comes from this address today.${shown} It got one automatic answer, for its first inquiry.`,
      },
      {
        type: "facts",
        rows: more.slice(0, listed).map((one) => ({
          label: `${one.firstName} ${one.lastName}`,
          value: [one.eventType, one.eventDate && dateInWords(one.eventDate)].filter(Boolean).join(", "),
        })),
      },
      { type: "actions", actions: [{ label: "Open the inbox", href: absolute(siteOrigin, adminPaths.leads) }] },
    ],
    replyTo: { name: contact.email, email: contact.email },
  };
}

/** Only a name and a date of the form: a stranger may have typed the address. */
export async function leadReply(
  { contactId, lead, discountCode, eventCategory, receivedAt, language }: MailOf<"lead-reply">,
  context: MailContext,
  now: number,
): Promise<MailContent> {
  const { db, siteOrigin } = context;
  const [settings, callLink] = await Promise.all([readSettings(db), callLinkOfLead(context, contactId, now)]);
  const officeHours = officeHoursOf(settings);
  const words = wordsIn(language);
  const { formats, inquiry, mails } = words;
  const { reply } = mails;
  const date = lead.eventDate ? fill(reply.forDate, { date: dateIn(formats, lead.eventDate) }) : "";
  const quoteBy = quoteDueInWords(receivedAt, officeHours, words);
  const held = countIn(formats, mails.held, settings.holdHours);
  return {
    language,
    subject: fill(reply.subject, { code: discountCode }),
    preview: reply.preview,
    heading: thanksTo(lead.firstName, mails),
    blocks: [
      { type: "text", text: fill(reply.desk, { inquiry: reply.received[eventCategory], date }) },
      { type: "code-card", figure: `${discountPercent}%`, code: discountCode, note: reply.off[eventCategory] },
      {
        type: "steps",
        steps: [
          {
            lead: reply.within,
            rest: `${reply.price}${quoteBy ? fill(inquiry.by, { time: quoteBy }) : ""}.`,
          },
          { lead: reply.call.lead, rest: fill(reply.call.rest, { held }) },
          reply.yours,
        ],
      },
      { type: "text", text: fill(reply.hours, { week: weekInWords(officeHours, formats), zone: site.zoneName }) },
      { type: "text", text: fill(reply.hurry, { phone: site.phone.display }) },
      {
        type: "actions",
        actions: [
          ...(callLink ? [{ label: reply.pick, href: callLink }] : []),
          { label: reply.portfolio, href: absolute(siteOrigin, paths.gallery) },
          { label: reply.phone, href: site.phone.href },
        ],
      },
    ],
  };
}

/** Replies go to the client. */
export function leadNotice(
  { contactId, lead, discountCode, eventCategory, receivedAt, language }: MailOf<"lead-notice">,
  origin: string,
): MailContent {
  const name = `${lead.firstName} ${lead.lastName}`;
  const date = lead.eventDate && dateInWords(lead.eventDate);
  return {
    subject: `New ${categoryCopy[eventCategory].inquiry} inquiry: ${name}${date ? `, ${date}` : ""}`,
    preview: [lead.eventType, lead.guestCount && `${lead.guestCount} guests`, lead.budget].filter(Boolean).join(" · "),
    heading: `${name} asks for a quote`,
    blocks: noticeBlocks({
      firstName: lead.firstName,
      email: lead.email,
      promise: `Promised: ${leadReplyHours} business hours.`,
      facts: [
        ["Event", lead.eventType],
        ["Date", date ?? "Not given"],
        ["Guests", lead.guestCount],
        ["Budget", lead.budget],
        ["Company", lead.companyName],
        ["Name", name],
        ["Email", lead.email],
        ["Phone", lead.phone],
        ["Language", writesIn(language)],
        ["Code", discountCode],
        ["Received", instantInWords(receivedAt)],
      ],
      details: lead.details,
      phone: lead.phone,
      open: openLead(contactId, origin),
    }),
    replyTo: { name, email: lead.email },
  };
}

/** Replies go to the DJ. */
export async function leadAnswer(
  { contactId, subject, text, papers }: MailOf<"lead-answer">,
  context: MailContext,
  now: number,
): Promise<MailContent> {
  const { db } = context;
  const [callLink, [lead]] = await Promise.all([
    callLinkOfLead(context, contactId, now),
    db.select({ language: contacts.language }).from(contacts).where(eq(id, contactId)),
  ]);
  const { formats, mails } = wordsIn(lead?.language);
  const { answer } = mails;
  const attached = fill(answer.attached, {
    papers: listIn(
      formats,
      papers.map(({ label }) => label),
    ),
  });
  return {
    language: lead?.language,
    subject,
    preview: text.slice(0, 120),
    heading: answer.heading,
    blocks: [
      ...text.split(/\n{2,}/).map((paragraph) => ({ type: "text", text: paragraph }) as const),
      ...(papers.length > 0 ? [{ type: "text", text: attached } as const] : []),
      ...(callLink ? [{ type: "actions", actions: [{ label: answer.pick, href: callLink }] } as const] : []),
      { type: "text", text: fill(answer.questions, { phone: site.phone.display }) },
    ],
    ...(papers.length > 0 ? { attachments: await attachedPapers(db, papers) } : {}),
  };
}

/** Replies go to the sender. */
export function contactNotice(
  { contactId, message, receivedAt, language }: MailOf<"contact-notice">,
  origin: string,
): MailContent {
  const { firstName, lastName, email, phone, venue, guestCount, budget, details } = message;
  const name = `${firstName} ${lastName}`;
  const date = message.eventDate && dateInWords(message.eventDate);
  const event = contactEventTypeLabels[message.eventType];
  return {
    subject: `New message: ${name}${date ? `, ${date}` : ""}`,
    preview: [event, message.package?.toUpperCase(), guestCount && `${guestCount} guests`, budget && `$${budget}`]
      .filter(Boolean)
      .join(" · "),
    heading: `${name} wrote to you`,
    blocks: noticeBlocks({
      firstName,
      email,
      promise: `${messageReplyHours.latest} hours`,
      facts: [
        ["Package", message.package?.toUpperCase() ?? null],
        ["Event", event],
        ["Date", date ?? "Not given"],
        ["Venue", venue],
        ["Guests", guestCount],
        ["Budget", budget && `$${budget}`],
        ["Name", name],
        ["Email", email],
        ["Phone", phone],
        ["Language", writesIn(language)],
        ["Received", instantInWords(receivedAt)],
      ],
      details,
      phone,
      open: openLead(contactId, origin),
    }),
    replyTo: { name, email },
  };
}
