import { and, count, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { guestPhones, guestRequests } from "../../database/schema/guests.ts";

/** Counted from the rows, because races could falsify a running total. */
export const countedVotes = sql`(select count(*) from guest_votes where guest_votes.request_id = guest_requests.id
  and not exists (select 1 from guest_phones where guest_phones.booking_id = guest_requests.booking_id
    and guest_phones.guest = guest_votes.guest and guest_phones.state in ('waiting', 'left-out')))`;

export type NetworkPhones = Awaited<ReturnType<typeof networksQuery>>[number];

export const networksQuery = (db: Database, bookingId: string) =>
  db
    .select({ network: sql<string>`${guestPhones.network}`, state: guestPhones.state, phones: count() })
    .from(guestPhones)
    .where(and(eq(guestPhones.bookingId, bookingId), isNotNull(guestPhones.network), ne(guestPhones.state, "counted")))
    .groupBy(guestPhones.network, guestPhones.state);

/** Phones within the limit count in any case. */
export async function answerNetwork(db: Database, bookingId: string, network: string, isCounted: boolean) {
  await db.batch([
    db
      .update(guestPhones)
      .set({ state: isCounted ? "admitted" : "left-out" })
      .where(
        and(eq(guestPhones.bookingId, bookingId), eq(guestPhones.network, network), ne(guestPhones.state, "counted")),
      ),
    db.update(guestRequests).set({ votes: countedVotes }).where(eq(guestRequests.bookingId, bookingId)),
  ]);
}
