import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { waitlistConfirmDays } from "../../content/terms.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings, webHolds } from "../../database/schema/bookings.ts";
import { calls } from "../../database/schema/calls.ts";
import { cratePortions } from "../../database/schema/crate.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { guestPages, guestPhones, guestRequests, guestVotes } from "../../database/schema/guests.ts";
import { imports } from "../../database/schema/imports.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { clientRequests, mailReplies } from "../../database/schema/requests.ts";
import { planChanges, planComments } from "../../database/schema/timeline.ts";
import { addDays, type CalendarDate, calendarDateAt } from "../../platform/dates.ts";
import { day } from "../../platform/durations.ts";
import { removeOldAuditsQuery } from "../admin/audit/audit-log.ts";
import { removeOldFaultsQuery } from "../admin/health/faults.ts";
import { planKeyLabels } from "../invites/model.ts";
import { removeEndedSessionsQuery } from "../portal/access/sessions.ts";
import { replyType } from "../requests/model.ts";

/** Milliseconds, see docs/privacy.md. */
const retention = {
  contacts: 730 * day,
  mails: 90 * day,
  replies: 90 * day,
  unconfirmed: 90 * day,
  waitlist: 90 * day,
  votes: 60 * day,
  networks: day,
  // Mails name a key by its id.
  keys: 90 * day,
  imports: 90 * day,
  portions: day,
} as const;

/** Rows of a statement, and statements of a kind in a run; the rest waits. */
const portion = 200;
const mostPortions = 50;

async function inPortions(remove: () => Promise<number>): Promise<void> {
  for (let count = 0; count < mostPortions; count += 1) if ((await remove()) < portion) return;
}

async function removeOldContacts(db: Database, now: number): Promise<number> {
  const since = now - retention.contacts;
  const isQuiet = sql.join(
    [
      sql`contact_events where contact_events.contact_id = contacts.id and contact_events.created_at >= ${since}`,
      sql`quotes where quotes.contact_id = contacts.id and quotes.created_at >= ${since}`,
      sql`client_requests where client_requests.contact_id = contacts.id and client_requests.updated_at >= ${since}`,
      sql`calls where calls.contact_id = contacts.id and calls.starts_at >= ${since}`,
      sql`mail_replies where mail_replies.contact_id = contacts.id and mail_replies.created_at >= ${since}`,
      sql`outbox where outbox.contact_id = contacts.id and outbox.created_at >= ${since} and outbox.kind = 'lead-answer'`,
    ].map((each) => sql`not exists (select 1 from ${each})`),
    sql` and `,
  );
  const booked = db.select({ id: bookings.contactId }).from(bookings).where(isNotNull(bookings.contactId));
  const old = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(lt(contacts.createdAt, since), notInArray(contacts.id, booked), isQuiet))
    .orderBy(asc(contacts.createdAt))
    .limit(portion);
  const { removed } = await batchOf(db, {
    removedReplies: db
      .delete(clientRequests)
      .where(
        and(
          inArray(clientRequests.contactId, old),
          eq(clientRequests.type, replyType),
          isNull(clientRequests.bookingId),
        ),
      ),
    updateClientRequests: db
      .update(clientRequests)
      .set({ contactId: null })
      .where(inArray(clientRequests.contactId, old)),
    removed: db.delete(contacts).where(inArray(contacts.id, old)).returning({ id: contacts.id }),
  });
  return removed.length;
}

async function removeOldMails(db: Database, now: number): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lt(outbox.createdAt, now - retention.mails), isNull(outbox.nextAttemptAt)))
    .orderBy(asc(outbox.createdAt))
    .limit(portion);
  return (await db.delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id })).length;
}

const oldPagesQuery = (db: Database, closed: number) =>
  db.select({ id: guestPages.bookingId }).from(guestPages).where(lt(guestPages.closesAt, closed));

const requestsOfOldPagesQuery = (db: Database, closed: number) =>
  db
    .select({ id: guestRequests.id })
    .from(guestRequests)
    .innerJoin(guestPages, eq(guestPages.bookingId, guestRequests.bookingId))
    .where(lt(guestPages.closesAt, closed));

const kindsInWords = Object.entries(planKeyLabels).map(([kind, label]) => sql`when ${kind} then ${label}`);

const nameless = (role: SQLWrapper): SQL => sql`case ${role} ${sql.join(kindsInWords, sql` `)} else ${role} end`;

/** Changes and comments lose the name: without the key nobody could find it by the person's address. */
function removeOldKeysQueries(db: Database, { ended, date }: { ended: number; date: CalendarDate }) {
  const oldQuery = (column: typeof planKeys.id | typeof planKeys.bookingId) =>
    db
      .select({ value: column })
      .from(planKeys)
      .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
      .where(and(lt(planKeys.endsAt, ended), lt(bookings.eventDate, date)));
  const byOld = ({ bookingId, keyId }: typeof planChanges | typeof planComments) =>
    and(inArray(bookingId, oldQuery(planKeys.bookingId)), inArray(keyId, oldQuery(planKeys.id)));
  return [
    db
      .update(planChanges)
      .set({ author: nameless(planChanges.role) })
      .where(byOld(planChanges)),
    db
      .update(planComments)
      .set({ author: nameless(planComments.role) })
      .where(byOld(planComments)),
    db.delete(planKeys).where(inArray(planKeys.id, oldQuery(planKeys.id))),
  ] as const;
}

/** Follows docs/privacy.md. Safe to repeat. */
export async function removeOldData(db: Database, now: number): Promise<void> {
  await inPortions(() => removeOldContacts(db, now));
  await inPortions(() => removeOldMails(db, now));
  await db.batch([
    db
      .delete(mailReplies)
      .where(
        and(
          lt(mailReplies.createdAt, now - retention.replies),
          or(isNull(mailReplies.acceptedAt), eq(mailReplies.isByDj, true)),
        ),
      ),
    db
      .delete(newsletterSubscribers)
      .where(
        and(
          isNull(newsletterSubscribers.confirmedAt),
          eq(newsletterSubscribers.subscribed, true),
          lt(newsletterSubscribers.createdAt, now - retention.unconfirmed),
        ),
      ),
    db
      .delete(waitlist)
      .where(
        or(
          lt(waitlist.date, addDays(calendarDateAt(now), -retention.waitlist / day)),
          and(isNull(waitlist.confirmedAt), lt(waitlist.createdAt, now - waitlistConfirmDays * day)),
        ),
      ),
    db
      .update(guestPhones)
      .set({ network: null })
      .where(and(isNotNull(guestPhones.network), lt(guestPhones.createdAt, now - retention.networks))),
    db
      .update(calls)
      .set({ network: null })
      .where(and(isNotNull(calls.network), lt(calls.startsAt, now))),
    db.delete(guestPhones).where(inArray(guestPhones.bookingId, oldPagesQuery(db, now - retention.votes))),
    db.delete(webHolds).where(lt(webHolds.eventDate, calendarDateAt(now))),
    db.delete(guestVotes).where(inArray(guestVotes.requestId, requestsOfOldPagesQuery(db, now - retention.votes))),
    ...removeOldKeysQueries(db, {
      ended: now - retention.keys,
      date: addDays(calendarDateAt(now), -retention.keys / day),
    }),
    // Imported data stays; file, report and undo go.
    db.delete(imports).where(lt(imports.createdAt, now - retention.imports)),
    // Uploads that never finished.
    db.delete(cratePortions).where(lt(cratePortions.createdAt, now - retention.portions)),
    removeEndedSessionsQuery(db, now),
    removeOldAuditsQuery(db, now),
    removeOldFaultsQuery(db, now),
  ]);
}
