import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { testimonials } from "../../database/schema/content.ts";
import { dayInWords } from "../../platform/english.ts";
import { type ContentRows, listOf, orEmpty, storedIn } from "../content/content-rows.ts";
import type { TestimonialForm } from "../content/dj/forms/testimonial.ts";
import { testimonialRoles } from "./model.ts";

export const testimonialRows: ContentRows<TestimonialForm, typeof testimonials.$inferSelect> = {
  kind: "testimonials",
  list: listOf(testimonials, testimonials.createdAt, "desc", ({ author, role, rating, createdAt }) => ({
    title: author,
    note: `${testimonialRoles[role ?? ""] ?? "No kind of event"}, ${rating} stars, ${dayInWords(createdAt)}`,
    at: createdAt,
  })),
  shown(row) {
    const { author, role, rating, quote, language, source } = row;
    return {
      title: author,
      texts: { author, role: orEmpty(role), rating: String(rating), quote, language, source: orEmpty(source) },
    };
  },
  ...storedIn(testimonials, (form: TestimonialForm) => form),
};

const shownColumns = {
  id: testimonials.id,
  author: testimonials.author,
  rating: testimonials.rating,
  quote: testimonials.quote,
  createdAt: testimonials.createdAt,
};

export type Testimonial = Awaited<ReturnType<typeof newestTestimonialsQuery>>[number];

/** The home page shows one large and two beside it. */
export const newestTestimonialsQuery = (db: Database, language: string) =>
  db
    .select(shownColumns)
    .from(testimonials)
    .where(eq(testimonials.language, language))
    .orderBy(desc(testimonials.createdAt))
    .limit(3);

/** Roles take turns; those signed with `place` first. */
export const listTestimonialsQuery = (
  db: Database,
  roles: readonly string[],
  place: string,
  language: string,
  limit: number,
) =>
  db
    .select(shownColumns)
    .from(testimonials)
    .where(and(inArray(testimonials.role, [...roles]), eq(testimonials.language, language)))
    .orderBy(
      sql`row_number() OVER (
        PARTITION BY ${testimonials.role}
        ORDER BY instr(${testimonials.author}, ${place}) = 0, ${testimonials.createdAt} DESC
      )`,
      desc(testimonials.createdAt),
    )
    .limit(limit);
