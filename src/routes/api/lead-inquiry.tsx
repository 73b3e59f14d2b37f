import { Hono } from "hono";
import { defaultCategory, isEventCategory } from "../../content/categories.ts";
import { homeContent } from "../../db/home-content.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { leadForm } from "../../forms/lead.ts";
import { receiptFor } from "../../leads/receipt.ts";
import { receiveLead } from "../../leads/receive-lead.ts";
import { HomePage, homeMetadata } from "../../pages/home.tsx";
import { api, inquiryReceived, paths, quoteFragment } from "../../paths.ts";
import { formBody, limitBody, type ShowAgain } from "./form-body.ts";
import { formLimit } from "./form-limit.ts";
import { isFormPost } from "./problem.tsx";
import { receiveForm } from "./receive-form.ts";

/** The home page with the refused quote form, its messages and what was typed. */
const showAgain: ShowAgain = async (c, { issues, entries }) => {
  const category = isEventCategory(entries.eventCategory) ? entries.eventCategory : defaultCategory;
  const content = await homeContent(c.env.DB);
  const props = { category, ...content, rejected: { issues, entries } };
  return c.render(<HomePage {...props} />, { metadata: homeMetadata(props, settingsOf(c.env).siteOrigin) });
};

/** Takes a quote request. JSON is answered with the receipt, a browser's form post with the confirmation page. */
export const leadInquiry = new Hono<AppEnv>()
  .post(api.leadInquiry, limitBody, formBody(leadForm, showAgain), formLimit(showAgain), async (c) => {
    const lead = c.req.valid("form");
    const receipt = await receiveForm(c, lead, receiveLead, () => receiptFor(lead.eventCategory));
    return isFormPost(c) ? c.redirect(inquiryReceived(receipt.eventCategory), 303) : c.json(receipt);
  })
  // Where a browser comes back to after a refused form, by reload or from its history.
  .get((c) => c.redirect(`${paths.home}${quoteFragment}`, 303));
