import { asc, eq, gte } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { heldBriefly } from "../../db/held-briefly.ts";
import { shows } from "./schema.ts";

/** Milliseconds after its beginning for which a show still counts as coming up. */
const stillOn = 4 * 3_600_000;

/** Dated shows that pages show at most. */
const shown = 12;

const columns = {
  id: shows.id,
  title: shows.title,
  datetime: shows.datetime,
  venue: shows.venue,
  city: shows.city,
  heroImage: shows.heroImage,
  ticketsUrl: shows.ticketsUrl,
  isLive: shows.isLive,
  createdAt: shows.createdAt,
};

/** A dated show as pages show it: `datetime` is the instant of its beginning, `heroImage` names a picture. */
export type DatedShow = Awaited<ReturnType<typeof findShow>>[number];

/** The dated shows that are ahead or on, soonest first, for public pages. */
export const heldUpcomingShows = heldBriefly((db) =>
  db
    .select(columns)
    .from(shows)
    .where(gte(shows.datetime, Date.now() - stillOn))
    .orderBy(asc(shows.datetime), asc(shows.id))
    .limit(shown),
);

export const findShow = (db: Database, id: string) => db.select(columns).from(shows).where(eq(shows.id, id)).limit(1);
