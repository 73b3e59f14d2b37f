import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, isActive } from "../../database/schema/bookings.ts";
import { amendments, hasYesOf, isAskable } from "../../database/schema/contracts.ts";
import { contacts } from "../../database/schema/leads.ts";
import { withoutAffinity } from "../../database/schema/people.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { isWithoutAddress, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";

/**
 * Mails the new link to `to`, with all that was agreed on where there was no address before, and what is still open; once,
 * as what failed goes out again by itself. Runs before the change. `which` picks the bookings, `from` is the address that quotes
 * are open for.
 */
export const mailNewAddressQueries = (db: Database, which: SQL, from: SQL, to: string, now: number) => {
  const isOpen = sql`${which} and instr(${to}, '@') > 0 and ${isActive(now)} and bookings.is_left_alone = 0`;
  const failed = sql`outbox as failed where failed.next_attempt_at is null and failed.sent_at is null
    and failed.sending_since is null and failed.recipient = ${from} and failed.kind in`;
  return [
    queueMailsOfRowsQuery(
      db,
      {
        kind: "portal-link",
        data: {
          bookingId: bookings.id,
          linkVersion: sql`${bookings.portalLinkVersion} + 1`,
          keys: sql`(select count(*) from plan_keys where plan_keys.booking_id = bookings.id and plan_keys.revoked_at is null
            and plan_keys.ends_at > ${now} and plan_keys.kind <> 'dj' and plan_keys.email <> bookings.client_email)`,
          isNew: sql`json(iif(${isWithoutAddress(bookings.clientEmail)}, 'true', 'false'))`,
        },
        recipient: sql`${to}`,
        event: [bookings.id, sql`(${bookings.portalLinkVersion} + 1)`, sql`${to}`],
        from: sql`${bookings} where ${isOpen} and not exists (select 1 from ${failed} ('portal-link', 'booking-confirmed')
          and json_extract(failed.data, '$.bookingId') = bookings.id) order by bookings.event_date limit 1`,
      },
      now,
    ),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "amendment-proposed",
        data: { bookingId: bookings.id, amendmentId: amendments.id },
        recipient: sql`${to}`,
        event: [amendments.id, sql`${to}`],
        from: sql`${amendments} inner join ${bookings} on ${bookings.id} = ${amendments.bookingId}
          where ${isOpen} and ${amendments.status} = 'proposed' and coalesce(${amendments.answerBy}, ${now + 1}) > ${now}
            and ${isAskable} and not ${hasYesOf("")} and not exists (select 1 from ${failed} ('amendment-proposed')
              and json_extract(failed.data, '$.amendmentId') = amendments.id)`,
      },
      now,
    ),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "quote",
        data: { quoteId: quotes.id, contactId: contacts.id },
        recipient: sql`${to}`,
        event: [quotes.id, sql`${to}`],
        from: sql`${quotes} inner join ${contacts} on ${contacts.id} = ${quotes.contactId}
          where lower(${contacts.email}) = ${withoutAffinity(from)} and ${quotes.status} = 'open' and ${quotes.expiresAt} > ${now}
            and not exists (select 1 from ${failed} ('quote') and json_extract(failed.data, '$.quoteId') = quotes.id)
          order by quotes.created_at desc limit 1`,
      },
      now,
    ),
  ] as const;
};
