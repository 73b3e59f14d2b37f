import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { defaultCategory, type EventCategory, isEventCategory } from "../../content/categories.ts";
import { leadReplyHours } from "../../content/offers.ts";
import { nearbyReads, primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import { optionalPhone } from "../../platform/fields/phone.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { isTooFast } from "../../platform/http/person/ask-for-person.tsx";
import { type PageMetadata, unlisted } from "../../platform/pages/metadata/page-metadata.ts";
import { receiptFor, receiveLead } from "../leads/receive-lead.ts";
import { readSettings } from "../settings/store.ts";
import { rememberSent, sentByBrowser } from "../site/frame/sent-by-browser.ts";
import { api, homeQuery, inquiryReceived, paths, quoteFragment, receivedPath } from "../site/paths.ts";
import { type LeadReceipt, leadForm } from "./form.ts";
import { homeContent } from "./home-content.ts";
import { type InquirySummary, LeadConfirmation } from "./lead-confirmation.tsx";
import { HomePage, homeMetadata } from "./page.tsx";

function InquiryReceivedPage(props: { category: EventCategory; summary: InquirySummary | null; holdHours: number }) {
  return <LeadConfirmation {...props} heading="h1" />;
}

const inquiryReceivedMetadata = (category: EventCategory): PageMetadata =>
  unlisted(
    "Your inquiry is in",
    `Your inquiry reached the DJ. A real quote follows within ${leadReplyHours} business hours. Your code is on this page.`,
    { feature: "home", accent: category },
  );

function received(c: Context<AppEnv>, id: string, receipt: LeadReceipt) {
  rememberSent(c, "inquiry", id);
  return { json: receipt, to: inquiryReceived(receipt.eventCategory) };
}

const categoryOf = (asked: unknown): EventCategory => (isEventCategory(asked) ? asked : defaultCategory);

export const leadInquiry = formRoute({
  path: api.leadInquiry,
  schema: z.safeExtend(leadForm, { phone: optionalPhone }),
  limit: "FORM_LIMIT",
  forAnyone: true,
  async again(c, form) {
    const props = {
      category: categoryOf(form.values.eventCategory),
      ...(await homeContent(nearbyReads(c.env.DB))),
      form,
    };
    return c.render(<HomePage {...props} />, { metadata: homeMetadata(props) });
  },
  async act(c, lead, now) {
    const { id, receipt } = await receiveLead(primary(c.env.DB), lead, now, !(await isTooFast(c)));
    return received(c, id, receipt);
  },
  async pretend({ eventCategory }, c) {
    const settings = await readSettings(primary(c.env.DB));
    return received(c, crypto.randomUUID(), receiptFor(eventCategory, Date.now(), settings));
  },
  mails: true,
  comesBackTo: `${paths.home}${quoteFragment}`,
});

/** Only the sending browser sees the address, for an hour. */
export const inquiryReceivedPage = new Hono<AppEnv>().get(receivedPath, async (c) => {
  const { contact, settings } = await sentByBrowser(c, "inquiry", Date.now());
  const category = categoryOf(contact ? contact.eventCategory : c.req.query(homeQuery.category));
  const summary = contact && {
    email: contact.email,
    quoteBy: receiptFor(category, contact.createdAt, settings).quoteBy,
  };
  return c.render(<InquiryReceivedPage category={category} summary={summary} holdHours={settings.holdHours} />, {
    metadata: inquiryReceivedMetadata(category),
  });
});
