import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { defaultCategory, type EventCategory, isEventCategory } from "../../content/categories.ts";
import type { Words } from "../../content/words/en/index.ts";
import { nearbyReads, primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import { optionalPhone } from "../../platform/fields/phone.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { isTooFast } from "../../platform/http/person/ask-for-person.tsx";
import { countIn } from "../../platform/language.ts";
import { type PageMetadata, unlisted } from "../../platform/pages/metadata/page-metadata.ts";
import { allWords, wordsOf } from "../../platform/pages/words.ts";
import { receiptFor, receiveLead } from "../leads/receive-lead.ts";
import { readSettings } from "../settings/store.ts";
import { rememberSent, sentByBrowser } from "../site/frame/sent-by-browser.ts";
import { api, homeParameters, inquiryReceived, quoteForm, quoteFragment } from "../site/paths.ts";
import { type LeadReceipt, leadForm } from "./form.ts";
import { homeContent } from "./home-content.ts";
import { LeadConfirmation } from "./lead-confirmation.tsx";
import { HomePage, homeMetadata } from "./page.tsx";

const inquiryReceivedMetadata = (category: EventCategory, { inquiry }: Words): PageMetadata =>
  unlisted(inquiry.isIn, inquiry.about, { feature: "home", accent: category });

function received(c: Context<AppEnv>, id: string, receipt: LeadReceipt) {
  rememberSent(c, "inquiry", id);
  return { json: receipt, to: inquiryReceived(receipt.eventCategory, wordsOf(c).frame.received) };
}

const askedCategory = (asked: unknown): EventCategory => (isEventCategory(asked) ? asked : defaultCategory);

const takingIn = (words: Words) =>
  formRoute({
    path: words.formats.prefix + api.leadInquiry,
    schema: z.safeExtend(leadForm, { phone: optionalPhone }),
    limit: "FORM_LIMIT",
    forAnyone: true,
    async again(c, form) {
      const props = {
        category: askedCategory(form.values.eventCategory),
        ...(await homeContent(nearbyReads(c.env.DB), words.formats.tag)),
        form,
      };
      return c.render(<HomePage {...props} />, { metadata: homeMetadata(props, words) });
    },
    async act(c, lead, now) {
      const { id, receipt } = await receiveLead(primary(c.env.DB), lead, now, !(await isTooFast(c)), words);
      return received(c, id, receipt);
    },
    async pretend({ eventCategory }, c) {
      const settings = await readSettings(primary(c.env.DB));
      return received(c, crypto.randomUUID(), receiptFor(eventCategory, Date.now(), settings, words));
    },
    mails: true,
    comesBackTo: `${words.frame.home}${quoteFragment}`,
  });

export const leadInquiry = new Hono<AppEnv>();
for (const words of allWords) leadInquiry.route("/", takingIn(words));

/** Only the sending browser sees the address, for an hour. */
export const inquiryReceivedPage = new Hono<AppEnv>();
for (const words of allWords)
  inquiryReceivedPage.get(words.frame.received, async (c) => {
    const { contact, settings } = await sentByBrowser(c, "inquiry", Date.now());
    const category = askedCategory(contact ? contact.eventCategory : c.req.query(homeParameters.category));
    const summary = contact && {
      email: contact.email,
      quoteBy: receiptFor(category, contact.createdAt, settings, words).quoteBy,
    };
    return c.render(
      <LeadConfirmation
        category={category}
        summary={summary}
        words={words.inquiry}
        held={countIn(words.formats, words.mails.held, settings.holdHours)}
        form={quoteForm(category, words.frame.home)}
        heading="h1"
      />,
      { metadata: inquiryReceivedMetadata(category, words) },
    );
  });
