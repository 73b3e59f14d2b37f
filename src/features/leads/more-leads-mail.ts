import { and, asc, eq, gte, isNotNull, lt } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { addDays, calendarDateAt, instantAt } from "../../platform/dates.ts";
import { mailboxOf } from "../../platform/mail/mailbox.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { eventDateInWords } from "../../platform/mail/notice-blocks.ts";
import { adminPaths } from "../admin/paths.ts";
import { absolute } from "../site/paths.ts";

/** Inquiries that the mail lists at most. */
const listed = 10;

const { id, firstName, lastName, email, eventType, eventDate, createdAt } = contacts;

/** The inquiries of one calendar day at the business, oldest first. */
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

/** Tells the DJ of all inquiries of a mailbox and day behind the first, which had a notice of its own. Counts when it is sent. */
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
          value: [one.eventType, eventDateInWords(one.eventDate)].filter(Boolean).join(", "),
        })),
      },
      { type: "actions", actions: [{ label: "Open the inbox", href: absolute(siteOrigin, adminPaths.leads) }] },
    ],
    replyTo: { name: contact.email, email: contact.email },
  };
}
