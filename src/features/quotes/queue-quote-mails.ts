import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { queueAutomaticMailQuery } from "../../platform/mail/automatic-mail.ts";
import { noticeOfDayQueries } from "../leads/notice-of-day.ts";

/**
 * The mails of a new quote. It goes to the address that was typed, once a mailbox and day as every automatic mail; one that
 * meets another goes the next morning, for without its link there is no quote. The DJ hears of it as of an inquiry.
 */
export function mailQueries(
  db: Database,
  told: { contactId: string; quoteId: string; email: string; mailbox: string; isAnswered: boolean; isStored: SQL },
  now: number,
) {
  const { contactId, quoteId, email, mailbox, isAnswered, isStored } = told;
  return [
    ...noticeOfDayQueries(
      db,
      {
        mail: { kind: "quote-notice", quoteId, contactId, event: "saved", ...(isAnswered ? {} : { isKept: true }) },
        ...{ contactId, mailbox, isStored },
      },
      now,
    ),
    queueAutomaticMailQuery(
      db,
      {
        mail: { kind: "quote", quoteId, contactId },
        ...{ recipient: email, mailbox, days: 2 },
        where: isAnswered ? isStored : sql`false`,
      },
      now,
    ),
  ] as const;
}
