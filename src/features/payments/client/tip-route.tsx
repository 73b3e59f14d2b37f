import { type Context, Hono } from "hono";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import type { Client } from "../../portal/access/portal-links.ts";
import { forClient, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { absolute } from "../../site/paths.ts";
import { checkoutOf } from "../card/checkout.ts";
import { returnFromCheckout } from "../card/open-checkouts.ts";
import { readClientMoney } from "../client-money.ts";
import { offersTip } from "../money/model.ts";
import { type TipField, tipForm } from "./form.ts";
import { portalTip } from "./paths.ts";
import { checkoutOrigin, payByCard } from "./pay-by-card.ts";
import { TipPage, tipMetadata } from "./tip-page.tsx";

/** In cents. */
const [leastTip, mostTip] = [500, 200_000];

function showTip(c: Context<AppEnv>, asked: string | null, form: FormState<TipField> = emptyForm) {
  const read = ({ db, sid, now }: Client) => readClientMoney(db, sid, now, asked);
  return forClient(c, read, async (before, client) => {
    const { db, now } = client;
    const { stripe } = settingsOf(c.env);
    const returned = { id: c.req.query(portalParameters.paid) ?? "", bookingId: before.booking.id };
    if (returned.id) {
      await returnFromCheckout(db, stripe, returned, now);
      c.var.sendMails();
    }
    const { booking, money, openTip: confirming } = (returned.id && (await read(client))?.found) || before;
    const isOffered = !("unset" in stripe) && offersTip(booking, money, calendarDateAt(now));
    if (!("unset" in stripe)) c.set("formsLeadTo", checkoutOrigin(stripe));
    const state =
      money.tips > 0 ? { given: money.tips } : confirming !== null ? { confirming } : isOffered ? "open" : "not-now";
    return c.render(<TipPage {...{ booking, state, form }} date={booking.eventDate} />, {
      metadata: tipMetadata(wordsOf(c), booking.id),
    });
  });
}

const tipping = formRoute({
  path: portalApi.tip,
  schema: tipForm,
  guard: withSession,
  limit: "FORM_LIMIT",
  again: (c, form) => showTip(c, form.values.booking ?? null, form),
  act: (c, { booking: id, amount }, now) =>
    forClient(
      c,
      ({ db, sid }) => readClientMoney(db, sid, now, id),
      async (found) => {
        const { booking, money, openTip } = found;
        const to = portalTip(id);
        if (openTip !== null || !offersTip(booking, money, calendarDateAt(now))) return { to };
        if (amount < leastTip || amount > mostTip) {
          const sums = { least: dollars(leastTip), most: dollars(mostTip) };
          const message = fill(wordsOf(c).pay.tip.refused, sums);
          return { status: 422, issues: [{ path: "amount", message }] };
        }
        const checkout = checkoutOf(found, { purpose: "tip", amount }, now, wordsOf(c));
        if (!checkout) return { to };
        const address = absolute(settingsOf(c.env).siteOrigin, to);
        // Stripe replaces the braces with its page's id.
        return payByCard(c, {
          ...checkout,
          paidUrl: `${address}&${portalParameters.paid}={CHECKOUT_SESSION_ID}`,
          cancelUrl: address,
        });
      },
    ),
  comesBackTo: portalPaths.tip,
});

export const portalTips = new Hono<AppEnv>()
  .get(portalPaths.tip, (c) => showTip(c, c.req.query(portalParameters.booking) ?? null))
  .route("/", tipping);
