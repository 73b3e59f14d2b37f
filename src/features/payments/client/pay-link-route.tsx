import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { noAddressOf } from "../../../platform/fields/no-address.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { openToken } from "../../../platform/links/signed-link.ts";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { statusAt } from "../../bookings/model.ts";
import { speak } from "../../portal/frame/session-cookies.ts";
import { showSignIn } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { absolute, signedPath, tokenParameter } from "../../site/paths.ts";
import { announcePayment, takeBackAnnounced } from "../announced.ts";
import { checkoutOf } from "../card/checkout.ts";
import { paidAtCheckout, returnFromCheckout } from "../card/open-checkouts.ts";
import { readLinkedMoney } from "../client-money.ts";
import { type PayLinkField, payLinkForm, takesBack } from "./form.ts";
import { checkoutOrigin, payableOf, payByCard, whyNotPayable } from "./pay-by-card.ts";
import { PayLinkPage, payLinkMetadata } from "./pay-link-page.tsx";

/** Null for an invalid, old or revoked link. */
async function moneyBehind(c: Context<AppEnv>, token: string, now: number) {
  const { linkSecrets } = settingsOf(c.env);
  const opened = linkSecrets && (await openToken(linkSecrets, "pay", token, now));
  if (opened?.status !== "valid") return null;
  return readLinkedMoney(primary(c.env.DB), { id: opened.subject, linkVersion: opened.version }, now);
}

type Money = NonNullable<Awaited<ReturnType<typeof moneyBehind>>>;

const pageOf = ({ depositDue }: Money) => (depositDue === null ? "balance" : "deposit");

async function showPayLink(c: Context<AppEnv>, token: string, form: FormState<PayLinkField> = emptyForm) {
  const now = Date.now();
  const { linkSecrets, stripe } = settingsOf(c.env);
  if (!linkSecrets) return showSignIn(c, "unavailable");
  const opened = await moneyBehind(c, token, now);
  if (!opened) return showSignIn(c, "broken-paying");
  speak(c, opened.booking.language);
  const returned = { id: c.req.query(portalParameters.paid) ?? "", bookingId: opened.booking.id };
  if (returned.id && (await returnFromCheckout(primary(c.env.DB), stripe, returned, now)))
    await forgetPublicPages(c, ["dates"]);
  if (returned.id) c.var.sendMails();
  const found = (returned.id && (await moneyBehind(c, token, now))) || opened;
  if (!("unset" in stripe)) c.set("formsLeadTo", checkoutOrigin(stripe));
  return c.render(
    <PayLinkPage
      {...{ found, token, form }}
      date={found.booking.eventDate}
      due={payableOf(found, pageOf(found), calendarDateAt(now))}
      today={calendarDateAt(now)}
      isOver={statusAt(found.booking, now) === "released"}
      takesCards={!("unset" in stripe)}
      paid={returned.id ? await paidAtCheckout(primary(c.env.DB), returned) : null}
    />,
    { metadata: payLinkMetadata(wordsOf(c)) },
  );
}

const paying = formRoute({
  path: portalApi.payLink,
  schema: payLinkForm,
  limit: "FORM_LIMIT",
  again: (c, form) => showPayLink(c, form.values.token ?? "", form),
  async act(c, { token, amount, way = "card" }, now) {
    const found = await moneyBehind(c, token, now);
    const to = signedPath(portalPaths.payLink, token);
    if (!found) return { to };
    speak(c, found.booking.language);
    if (way === takesBack) {
      const announced = found.announced.find(({ isByOther, amount: sum }) => isByOther && sum > 0);
      if (announced) await takeBackAnnounced(primary(c.env.DB), announced, now);
      return { to };
    }
    const { left } = found.money;
    const page = pageOf(found);
    const sum = amount ?? payableOf(found, page, calendarDateAt(now));
    if (sum === null || left === 0) return { to };
    const message = whyNotPayable(sum, left, wordsOf(c));
    if (message) return { status: 422, issues: [{ path: "amount", message }] };
    const isDue = sum === (page === "deposit" ? found.depositDue : found.balanceDue);
    const purpose = isDue ? page : "part";
    const checkout = checkoutOf(found, { purpose, amount: sum }, now, wordsOf(c));
    if (!checkout) return { to };
    if (way !== "card") {
      const announced = { bookingId: found.booking.id, purpose, method: way, amount: sum } as const;
      await announcePayment(primary(c.env.DB), { ...announced, bySomebodyElse: true }, now);
      return { to };
    }
    const address = absolute(settingsOf(c.env).siteOrigin, to);
    return payByCard(c, {
      ...checkout,
      key: `${checkout.key}:link`,
      // The payer must not see the client's address.
      email: noAddressOf(""),
      // Stripe replaces the braces with its page's id.
      paidUrl: `${address}&${portalParameters.paid}={CHECKOUT_SESSION_ID}`,
      cancelUrl: address,
    });
  },
  mails: ({ way = "card" }) => way !== "card",
  comesBackTo: portalPaths.payLink,
});

export const payLinks = new Hono<AppEnv>()
  .get(portalPaths.payLink, (c) => showPayLink(c, c.req.query(tokenParameter) ?? ""))
  .route("/", paying);
