import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { LeadEventType } from "../../content/event-types.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { translatedPages } from "../../content/landing/translations.ts";
import { nearbyReads, primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import { optionalPhone } from "../../platform/fields/phone.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { isTooFast } from "../../platform/http/person/ask-for-person.tsx";
import { wordsIn } from "../../platform/pages/words.ts";
import { inquiryForm, type LeadReceipt } from "../home/form.ts";
import { receiptFor, receiveLead } from "../leads/receive-lead.ts";
import { readSettings } from "../settings/store.ts";
import { rememberSent } from "../site/frame/sent-by-browser.ts";
import { landingContent } from "./landing.ts";
import { LandingPageView, landingMetadata } from "./page.tsx";
import { categoryOfPage } from "./price-range.ts";

/** A page in another language takes its form at its own address, so that all that is answered speaks it. */
function inquiryOn(page: LandingPage, language: string, eventType: LeadEventType) {
  const words = wordsIn(language);
  const eventCategory = categoryOfPage(page);
  function received(c: Context<AppEnv>, id: string, receipt: LeadReceipt) {
    rememberSent(c, "inquiry", id);
    return { json: receipt, to: words.frame.received };
  }
  return formRoute({
    path: page.path,
    schema: z.extend(inquiryForm, { phone: optionalPhone }),
    limit: "FORM_LIMIT",
    forAnyone: true,
    async again(c, form) {
      const props = { page, form, ...(await landingContent(nearbyReads(c.env.DB), page, null, Date.now())) };
      return c.render(<LandingPageView {...props} />, { metadata: landingMetadata(props) });
    },
    async act(c, inquiry, now) {
      const lead = { ...inquiry, eventCategory, eventType, companyName: null };
      const { id, receipt } = await receiveLead(primary(c.env.DB), lead, now, !(await isTooFast(c)), words);
      return received(c, id, receipt);
    },
    async pretend(_, c) {
      const settings = await readSettings(primary(c.env.DB));
      return received(c, crypto.randomUUID(), receiptFor(eventCategory, Date.now(), settings, words));
    },
    mails: true,
  });
}

export const translatedInquiries = new Hono<AppEnv>();
for (const page of translatedPages)
  if (page.translation?.eventType)
    translatedInquiries.route("/", inquiryOn(page, page.translation.language, page.translation.eventType));
