import { homeContent } from "../../business/content/home-content.ts";
import { receiptFor } from "../../business/leads/receipt.ts";
import { receiveLead } from "../../business/leads/receive-lead.ts";
import { defaultCategory, isEventCategory } from "../../content/categories.ts";
import { nearbyReads, primary } from "../../db/client.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { api, inquiryReceived, paths, quoteFragment } from "../paths.ts";
import { type LeadReceipt, leadForm } from "./form.ts";
import { HomePage, homeMetadata } from "./page.tsx";

const received = (receipt: LeadReceipt) => ({ json: receipt, to: inquiryReceived(receipt.eventCategory) });

/** Takes a quote request. JSON is answered with the receipt, a browser's form post with the confirmation page. */
export const leadInquiry = formRoute({
  path: api.leadInquiry,
  schema: leadForm,
  limit: "FORM_LIMIT",
  async again(c, form) {
    const asked = form.values.eventCategory;
    const category = isEventCategory(asked) ? asked : defaultCategory;
    const props = { category, ...(await homeContent(nearbyReads(c.env.DB))), form };
    return c.render(<HomePage {...props} />, { metadata: homeMetadata(props) });
  },
  act: async (c, lead, now) => received(await receiveLead(primary(c.env.DB), lead, now)),
  pretend: ({ eventCategory }) => received(receiptFor(eventCategory)),
  mails: true,
  comesBackTo: `${paths.home}${quoteFragment}`,
});
