import { desc } from "drizzle-orm";
import type { Database } from "./client.ts";
import { testimonials } from "./schema.ts";

/** A testimonial as pages show it: `author` is a role and a place, `rating` of five, `createdAt` an instant. */
export type Testimonial = Awaited<ReturnType<typeof newestTestimonials>>[number];

/** The newest `count` testimonials, newest first. */
export const newestTestimonials = (db: Database, count: number) =>
  db
    .select({
      id: testimonials.id,
      author: testimonials.author,
      rating: testimonials.rating,
      quote: testimonials.quote,
      createdAt: testimonials.createdAt,
    })
    .from(testimonials)
    .orderBy(desc(testimonials.createdAt))
    .limit(count);
