import type { EventCategory } from "../../content/categories.ts";
import { leadReplyHours } from "../../content/offers.ts";
import type { PageMetadata } from "../../platform/pages/metadata/page-metadata.ts";
import { LeadReceived, type Told } from "./lead-received.tsx";

/** The confirmation as a page of its own, for a form that was sent without JavaScript. */
export function InquiryReceivedPage({ category, told }: { category: EventCategory; told: Told | null }) {
  return <LeadReceived category={category} told={told} heading="h1" />;
}

export const inquiryReceivedMetadata = (category: EventCategory): PageMetadata => ({
  title: "Your inquiry is in | Sunset Bay DJ",
  description: `Your inquiry reached the DJ. A real quote follows within ${leadReplyHours} business hours. Your code is on this page.`,
  path: null,
  feature: "home",
  accent: category,
  structuredData: [],
  noindex: true,
});
