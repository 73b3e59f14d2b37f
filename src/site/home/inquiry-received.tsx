import type { EventCategory } from "../../content/categories.ts";
import { leadReplyHours } from "../../content/offers.ts";
import type { PageMetadata } from "../../web/metadata/page-metadata.ts";
import { paths } from "../paths.ts";
import { LeadReceived } from "./lead-received.tsx";

/** The confirmation as a page of its own, for a form that was sent without JavaScript. */
export function InquiryReceivedPage({ category }: { category: EventCategory }) {
  return <LeadReceived category={category} heading="h1" />;
}

export const inquiryReceivedMetadata = (category: EventCategory): PageMetadata => ({
  title: "Your inquiry is in | Sunset Bay DJ",
  description: `Your inquiry reached the DJ. A real quote follows within ${leadReplyHours} business hours, and your code is on its way by mail.`,
  path: paths.home,
  feature: "home",
  accent: category,
  structuredData: [],
  noindex: true,
});
