import { desc, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { testimonials } from "../../database/schema/content.ts";

const shown = {
  id: testimonials.id,
  author: testimonials.author,
  rating: testimonials.rating,
  quote: testimonials.quote,
  createdAt: testimonials.createdAt,
};

/** A testimonial as pages show it: `author` is a role and a place, `rating` of five, `createdAt` an instant. */
export type Testimonial = Awaited<ReturnType<typeof newestTestimonialsQuery>>[number];

/** The newest testimonials, newest first: for home, one large, two beside it. */
export const newestTestimonialsQuery = (db: Database) =>
  db.select(shown).from(testimonials).orderBy(desc(testimonials.createdAt)).limit(3);

/**
 * At most `limit` testimonials of `roles`, the roles in turn: of each those signed with `place` first, then the newest.
 */
export const listTestimonialsQuery = (db: Database, roles: readonly string[], place: string, limit: number) =>
  db
    .select(shown)
    .from(testimonials)
    .where(inArray(testimonials.role, [...roles]))
    .orderBy(
      sql`row_number() OVER (
        PARTITION BY ${testimonials.role}
        ORDER BY instr(${testimonials.author}, ${place}) = 0, ${testimonials.createdAt} DESC
      )`,
      desc(testimonials.createdAt),
    )
    .limit(limit);
