import { asc, eq, gt } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { shows } from "../../database/schema/content.ts";
import { uploadNamed } from "../uploads/uploads.ts";

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
  upload: uploadNamed(shows.heroImage),
  ticketsUrl: shows.ticketsUrl,
  isLive: shows.isLive,
  createdAt: shows.createdAt,
};

/** A dated show as pages show it: `datetime` is the instant of its beginning, `heroImage` names a picture. */
export type DatedShow = Awaited<ReturnType<typeof findShowQuery>>[number];

/** The dated shows that are ahead or on at `now` (milliseconds), soonest first. */
export const upcomingShowsQuery = (db: Database, now: number) =>
  db
    .select(columns)
    .from(shows)
    .where(gt(shows.datetime, now - stillOn))
    .orderBy(asc(shows.datetime), asc(shows.id))
    .limit(shown);

/** The instant at which the first of `upcoming` no longer counts; nothing when there is none. */
export const endOfFirst = ([first]: readonly DatedShow[]): number | undefined => first && first.datetime + stillOn;

export const findShowQuery = (db: Database, id: string) =>
  db.select(columns).from(shows).where(eq(shows.id, id)).limit(1);
