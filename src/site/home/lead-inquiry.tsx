import { Hono } from "hono";
import { homeContent } from "../../business/content/home-content.ts";
import { receiptFor } from "../../business/leads/receipt.ts";
import { receiveLead } from "../../business/leads/receive-lead.ts";
import { defaultCategory, isEventCategory } from "../../content/categories.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { formBody, limitBody, type ShowAgain } from "../../web/forms/form-body.ts";
import { formLimit } from "../../web/forms/form-limit.ts";
import { isFormPost } from "../../web/forms/problem.tsx";
import { receiveForm } from "../../web/forms/receive-form.ts";
import { api, inquiryReceived, paths, quoteFragment } from "../paths.ts";
import { leadForm } from "./form.ts";
import { HomePage, homeMetadata } from "./page.tsx";

/** The home page with the refused quote form, its messages and what was typed. */
const showAgain: ShowAgain = async (c, { issues, entries }) => {
  const category = isEventCategory(entries.eventCategory) ? entries.eventCategory : defaultCategory;
  const content = await homeContent(c.env.DB);
  const props = { category, ...content, rejected: { issues, entries } };
  return c.render(<HomePage {...props} />, { metadata: homeMetadata(props, settingsOf(c.env).siteOrigin) });
};

/** Takes a quote request. JSON is answered with the receipt, a browser's form post with the confirmation page. */
export const leadInquiry = new Hono<AppEnv>()
  .post(api.leadInquiry, limitBody, formLimit(showAgain), formBody(leadForm, showAgain), async (c) => {
    const lead = c.req.valid("form");
    const receipt = await receiveForm(
      c,
      lead,
      (form, now) => receiveLead(primary(c.env.DB), form, now),
      () => receiptFor(lead.eventCategory),
    );
    return isFormPost(c) ? c.redirect(inquiryReceived(receipt.eventCategory), 303) : c.json(receipt);
  })
  // Where a browser comes back to after a refused form, by reload or from its history.
  .get((c) => c.redirect(`${paths.home}${quoteFragment}`, 303));
