import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { extendSession } from "../../portal/frame/session-cookies.ts";
import { signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalPaths, portalQuery } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { checkoutOf } from "../checkout.ts";
import { readClientMoney } from "../client-money.ts";
import { offersTip } from "../money/model.ts";
import { returnFromCheckout } from "../open-checkouts.ts";
import { type TipField, tipForm } from "./form.ts";
import { portalTip } from "./paths.ts";
import { checkoutOrigin, payByCard } from "./pay-by-card.ts";
import { TipPage, tipMetadata } from "./tip-page.tsx";

/** In cents. */
const [leastTip, mostTip] = [500, 200_000];

async function showTip(c: Context<AppEnv>, asked: string | null, form: FormState<TipField> = emptyForm) {
  const { sid } = c.var;
  const now = Date.now();
  const db = primary(c.env.DB);
  const before = sid && (await readClientMoney(db, sid, now, asked));
  if (!before) return signedOut(c);
  if (!before.found) return c.notFound();
  extendSession(c, before.session);
  const { stripe } = settingsOf(c.env);
  const returned = { id: c.req.query(portalQuery.paid) ?? "", bookingId: before.found.booking.id };
  if (returned.id) {
    await returnFromCheckout(db, stripe, returned, now);
    c.var.sendMails();
  }
  const { found, openTip: confirming } = (returned.id && (await readClientMoney(db, sid, now, asked))) || before;
  if (!found) return c.notFound();
  const { booking, money } = found;
  const isOffered = !("unset" in stripe) && offersTip(booking, money, calendarDateAt(now));
  if (!("unset" in stripe)) c.set("formsLeadTo", checkoutOrigin(stripe));
  const state =
    money.tips > 0 ? { given: money.tips } : confirming !== null ? { confirming } : isOffered ? "open" : "not-now";
  return c.render(<TipPage {...{ booking, state, form }} date={booking.eventDate} />, {
    metadata: tipMetadata(wordsOf(c), booking.id),
  });
}

const tipping = formRoute({
  path: portalApi.tip,
  schema: tipForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  again: (c, form) => showTip(c, form.values.booking ?? null, form),
  async act(c, { booking: id, amount }, now) {
    const read = await readClientMoney(primary(c.env.DB), c.var.sid, now, id);
    if (!read) return signedOut(c);
    if (!read.found) return c.notFound();
    extendSession(c, read.session);
    const { booking, money } = read.found;
    const to = portalTip(id);
    if (read.openTip !== null || !offersTip(booking, money, calendarDateAt(now))) return { to };
    if (amount < leastTip || amount > mostTip) {
      const sums = { least: dollars(leastTip), most: dollars(mostTip) };
      const message = fill(wordsOf(c).pay.tip.refused, sums);
      return { status: 422, issues: [{ path: "amount", message }] };
    }
    const checkout = checkoutOf(read.found, { purpose: "tip", amount }, now, wordsOf(c));
    if (!checkout) return { to };
    const address = absolute(settingsOf(c.env).siteOrigin, to);
    // Stripe replaces the braces with its page's id.
    return payByCard(c, {
      ...checkout,
      paidUrl: `${address}&${portalQuery.paid}={CHECKOUT_SESSION_ID}`,
      cancelUrl: address,
    });
  },
  comesBackTo: portalPaths.tip,
});

export const tips = new Hono<AppEnv>()
  .get(portalPaths.tip, (c) => showTip(c, c.req.query(portalQuery.booking) ?? null))
  .route("/", tipping);
