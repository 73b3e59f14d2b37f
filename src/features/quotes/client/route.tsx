import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { hashedNetwork } from "../../../platform/http/client-address.ts";
import { contentKey, textsOf } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { accessCookie } from "../../admin/frame/access.tsx";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { askForLink } from "../../portal/access/queue-portal-link.ts";
import { setSessionCookie } from "../../portal/frame/session-cookies.ts";
import { showSignIn } from "../../portal/frame/sign-in.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { tokenParameter } from "../../site/paths.ts";
import { acceptQuote } from "../accept-quote.ts";
import { askAboutQuote, declineQuote, renewQuote } from "../answer-quote.ts";
import { openQuoteToken, signQuoteToken } from "../quote-token.ts";
import { countOpeningQuery } from "../read-quote.ts";
import { quoteDeclineForm, quoteQuestionForm, quoteTokenForm } from "./form.ts";
import { quoteApi, quoteDoneParameter, quoteLink } from "./paths.ts";
import { quoteOfToken, showQuote } from "./show-quote.tsx";

const tokenOf = async (c: Context<AppEnv>): Promise<string> => {
  const { token }: Partial<Record<string, string>> = await textsOf(c, ["token"]);
  return token ?? "";
};

/** A failure must not break the page. */
async function countOpening(c: Context<AppEnv>): Promise<void> {
  const { linkSecrets } = settingsOf(c.env);
  const now = Date.now();
  const opened = linkSecrets && (await openQuoteToken(linkSecrets, c.req.query(tokenParameter) ?? "", now));
  if (opened)
    await countOpeningQuery(primary(c.env.DB), opened, now).catch((error) =>
      console.error(JSON.stringify({ event: "opening-not-counted", message: String(error) })),
    );
}

const shared = { limit: "FORM_LIMIT", mails: true, comesBackTo: portalPaths.dashboard } as const;

const asking = formRoute({
  path: quoteApi.ask,
  schema: quoteQuestionForm,
  ...shared,
  again: async (c, form) => showQuote(c, await tokenOf(c), { form }),
  async act(c, { token, question, idempotencyKey }, now) {
    const found = await quoteOfToken(c, token, now);
    if (!found) return showSignIn(c, "broken-quote");
    const key = idempotencyKey ?? (await contentKey({ question }, now));
    await askAboutQuote(primary(c.env.DB), found.opened, question, key, now);
    return { to: quoteLink(token, "asked") };
  },
});

const declining = formRoute({
  path: quoteApi.decline,
  schema: quoteDeclineForm,
  ...shared,
  again: async (c, form) => showQuote(c, await tokenOf(c), { form }),
  async act(c, { token, reason }, now) {
    const found = await quoteOfToken(c, token, now);
    if (!found) return showSignIn(c, "broken-quote");
    const isDone = await declineQuote(primary(c.env.DB), found.opened, reason, now);
    return { to: quoteLink(token, isDone ? "declined" : null) };
  },
});

const renewing = formRoute({
  path: quoteApi.renew,
  schema: quoteTokenForm,
  ...shared,
  async act(c, { token }, now) {
    const found = await quoteOfToken(c, token, now);
    if (!found) return showSignIn(c, "broken-quote");
    const { opened, linkSecrets } = found;
    if (opened.quote.status !== "open" || opened.quote.expiresAt > now) return { to: quoteLink(token) };
    const renewed = await renewQuote(primary(c.env.DB), opened, now, wordsIn(opened.person.language));
    if ("against" in renewed) return showQuote(c, token, { notice: renewed.against });
    return { to: quoteLink(await signQuoteToken(linkSecrets, renewed), "renewed") };
  },
});

/** Excludes HEAD requests of mail scanners, prefetches and the DJ's browser. */
const isOpening = (c: Context<AppEnv>): boolean =>
  c.req.method === "GET" &&
  c.req.header("Sec-Purpose") === undefined &&
  getCookie(c, accessCookie) === undefined &&
  c.req.query(quoteDoneParameter) === undefined;

/** Later clicks open nothing: a browser that is not signed in needs the booking's mail. */
const accepting = formRoute({
  path: quoteApi.accept,
  schema: quoteTokenForm,
  ...shared,
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
    const { bookingId, outcome, opens, mailsTo } = accepted;
    if (outcome !== "accepted") await forgetPublicPages(c, ["dates"]);
    if (mailsTo) await askForLink(db, c.env.PORTAL_ADDRESS_LIMIT, mailsTo, now);
    if (opens === "nothing") return { to: quoteLink(token, outcome) };
    if (opens !== "signed-in") setSessionCookie(c, opens.session);
    return { to: portalContractOf(bookingId) };
  },
});

export const portalQuote = new Hono<AppEnv>()
  .get(portalPaths.quote, async (c) => {
    if (isOpening(c)) c.executionCtx.waitUntil(countOpening(c));
    return showQuote(c, c.req.query(tokenParameter) ?? "", { done: c.req.query(quoteDoneParameter) });
  })
  .route("/", accepting)
  .route("/", asking)
  .route("/", declining)
  .route("/", renewing);
