import type { LandingPage } from "../../content/landing/landing-page.ts";
import type { Database } from "../../db/client.ts";
import { listPackages, type Package } from "./packages.ts";
import { listTestimonials, type Testimonial } from "./testimonials.ts";

/** One large testimonial and two small ones. */
const shown = 3;

/** The rows that `page` shows, in one round trip. Packages only where the page has the block. */
export async function landingRows(
  db: Database,
  { testimonialRoles, city, packages }: LandingPage,
): Promise<{ testimonials: readonly Testimonial[]; packages: readonly Package[] }> {
  const praise = listTestimonials(db, testimonialRoles, city, shown);
  if (!packages) {
    const [testimonials] = await db.batch([praise]);
    return { testimonials, packages: [] };
  }
  const [testimonials, offers] = await db.batch([praise, listPackages(db)]);
  return { testimonials, packages: offers };
}
