import { openSessionByLink } from "../../business/portal-access/open-session.ts";
import { acceptQuote } from "../../business/quotes/accept-quote.ts";
import { primary } from "../../db/client.ts";
import { hashedNetwork } from "../../web/client-address.ts";
import { forgetPublicPages } from "../../web/forget-public-pages.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { portalContractOf } from "../booking-paths.ts";
import { showDoor } from "../frame/door.tsx";
import { setSessionCookie } from "../frame/session.ts";
import { portalPaths } from "../paths.ts";
import { quoteApi, quoteLink } from "../quote-paths.ts";
import { quoteTokenForm } from "./form.ts";
import { quoteOfToken, showQuote } from "./show-quote.tsx";

/** A client's yes: holds the date, opens the portal and leads to the agreement. */
export const accepting = formRoute({
  path: quoteApi.accept,
  schema: quoteTokenForm,
  limit: "FORM_LIMIT",
  mails: true,
  async act(c, { token }, now) {
    const found = await quoteOfToken(c, token, now);
    if (!found) return showDoor(c, "broken-quote");
    const db = primary(c.env.DB);
    const accepted = await acceptQuote(db, found.opened, await hashedNetwork(c, "hold"), now);
    if (accepted === "not-open") return { to: quoteLink(token) };
    if (typeof accepted === "string") {
      c.status(409);
      return showQuote(c, token, { notHeld: accepted });
    }
    const { booking, isNew } = accepted;
    if (isNew) await forgetPublicPages(c, ["dates"]);
    const claim = { bookingId: booking.id, email: booking.email, linkVersion: booking.linkVersion };
    // Whoever presses the button has asked for this client's portal, whoever was signed in before.
    const browser = { userAgent: c.req.header("User-Agent") ?? "", before: c.var.sid, replaces: true };
    const session = await openSessionByLink(db, claim, browser, now);
    if (!session) return { to: quoteLink(token) };
    setSessionCookie(c, session);
    return { to: portalContractOf(booking.id) };
  },
  comesBackTo: portalPaths.dashboard,
});
