import { primary } from "../../../database/client.ts";
import { hashedNetwork } from "../../../platform/http/client-address.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { portalContractOf } from "../../bookings/client/paths.ts";
import { askForLink } from "../../portal/access/ask-for-link.ts";
import { setSessionCookie } from "../../portal/frame/session.ts";
import { showSignIn } from "../../portal/frame/sign-in.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { acceptQuote } from "../accept-quote.ts";
import { quoteTokenForm } from "./form.ts";
import { quoteApi, quoteLink } from "./paths.ts";
import { quoteOfToken, showQuote } from "./show-quote.tsx";

/** Later clicks open nothing: a browser that is not signed in needs the booking's mail. */
export const accepting = formRoute({
  path: quoteApi.accept,
  schema: quoteTokenForm,
  limit: "FORM_LIMIT",
  mails: true,
  async act(c, { token }, now) {
    const found = await quoteOfToken(c, token, now);
    if (!found) return showSignIn(c, "broken-quote");
    const db = primary(c.env.DB);
    // Signs in as this client, whoever was signed in before.
    const browser = { userAgent: c.req.header("User-Agent") ?? "", before: c.var.sid, replaces: true };
    const accepted = await acceptQuote(db, found.opened, { browser, network: await hashedNetwork(c, "hold") }, now);
    if (accepted === "not-open") return { to: quoteLink(token) };
    if (typeof accepted === "string") {
      c.status(409);
      return showQuote(c, token, { notHeld: accepted });
    }
    const { bookingId, isNew, opens, mailsTo } = accepted;
    if (isNew) await forgetPublicPages(c, ["dates"]);
    if (mailsTo) await askForLink(db, c.env.PORTAL_ADDRESS_LIMIT, mailsTo, now);
    if (opens === "nothing") return { to: quoteLink(token, isNew ? "held" : "accepted") };
    if (opens !== "signed-in") setSessionCookie(c, opens.session);
    return { to: portalContractOf(bookingId) };
  },
  comesBackTo: portalPaths.dashboard,
});
