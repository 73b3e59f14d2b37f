import { asc, inArray, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { testimonials } from "../../database/schema/content.ts";
import { recapSongs, recaps } from "../../database/schema/evening.ts";
import { guestPages, guestRequests } from "../../database/schema/guests.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { reviews } from "../../database/schema/reviews.ts";
import {
  momentTaps,
  planChanges,
  planComments,
  planDetails,
  planMoments,
  planTicks,
} from "../../database/schema/timeline.ts";
import { raiseVersionsQuery } from "../content/versions.ts";

/* `ofBookings` is a query for ids. */

type IsTheirs = (address: SQLWrapper) => SQLWrapper;

const keyIdsQuery = (db: Database, isTheirs: IsTheirs) =>
  db
    .select({ id: planKeys.id })
    .from(planKeys)
    .where(sql`${isTheirs(planKeys.email)}`);

export const eveningsQueries = (db: Database, ofBookings: SQLWrapper, isTheirs: IsTheirs) => ({
  moments: db
    .select()
    .from(planMoments)
    .where(inArray(planMoments.bookingId, ofBookings))
    .orderBy(asc(planMoments.position)),
  details: db.select().from(planDetails).where(inArray(planDetails.bookingId, ofBookings)),
  planned: db
    .select()
    .from(planChanges)
    .where(or(inArray(planChanges.bookingId, ofBookings), inArray(planChanges.keyId, keyIdsQuery(db, isTheirs))))
    .orderBy(asc(planChanges.createdAt)),
  comments: db
    .select()
    .from(planComments)
    .where(or(inArray(planComments.bookingId, ofBookings), inArray(planComments.keyId, keyIdsQuery(db, isTheirs))))
    .orderBy(asc(planComments.createdAt)),
  recaps: db.select().from(recaps).where(inArray(recaps.bookingId, ofBookings)),
  recapSongs: db.select().from(recapSongs).where(inArray(recapSongs.bookingId, ofBookings)),
  guestPages: db.select().from(guestPages).where(inArray(guestPages.bookingId, ofBookings)),
  guestSongs: db
    .select()
    .from(guestRequests)
    .where(inArray(guestRequests.bookingId, ofBookings))
    .orderBy(asc(guestRequests.createdAt)),
  reviewed: db.select().from(reviews).where(inArray(reviews.bookingId, ofBookings)),
});

/** Must precede the keys. Changes and comments in others' plans stay without the name. */
export const clearEveningsQueries = (db: Database, ofBookings: SQLWrapper, isTheirs: IsTheirs, erasedName: string) =>
  [
    db.delete(momentTaps).where(inArray(momentTaps.bookingId, ofBookings)),
    db.delete(planTicks).where(inArray(planTicks.bookingId, ofBookings)),
    db.delete(planComments).where(inArray(planComments.bookingId, ofBookings)),
    db.delete(planChanges).where(inArray(planChanges.bookingId, ofBookings)),
    db
      .update(planComments)
      .set({ author: erasedName })
      .where(inArray(planComments.keyId, keyIdsQuery(db, isTheirs))),
    db
      .update(planChanges)
      .set({ author: erasedName })
      .where(inArray(planChanges.keyId, keyIdsQuery(db, isTheirs))),
    db.delete(planMoments).where(inArray(planMoments.bookingId, ofBookings)),
    db.delete(planDetails).where(inArray(planDetails.bookingId, ofBookings)),
    db.delete(recapSongs).where(inArray(recapSongs.bookingId, ofBookings)),
    db.delete(recaps).where(inArray(recaps.bookingId, ofBookings)),
    db.delete(guestRequests).where(inArray(guestRequests.bookingId, ofBookings)),
    db.delete(guestPages).where(inArray(guestPages.bookingId, ofBookings)),
    db.delete(testimonials).where(
      inArray(
        testimonials.id,
        db
          .select({ id: sql<string>`'review-' || ${reviews.bookingId}` })
          .from(reviews)
          .where(inArray(reviews.bookingId, ofBookings)),
      ),
    ),
    raiseVersionsQuery(db, "testimonials"),
    db.delete(reviews).where(inArray(reviews.bookingId, ofBookings)),
  ] as const;

export const ofBooking = <Row extends { bookingId: string }>(rows: readonly Row[], id: string): Row[] =>
  rows.filter(({ bookingId }) => bookingId === id);
