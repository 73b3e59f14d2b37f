import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { contentKey, textsOf } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { accessCookie } from "../../admin/frame/access.tsx";
import { showSignIn } from "../../portal/frame/sign-in.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { tokenQuery } from "../../site/paths.ts";
import { askAboutQuote, declineQuote, renewQuote } from "../answer-quote.ts";
import { openQuoteToken, signQuoteToken } from "../quote-token.ts";
import { countOpeningQuery } from "../read-quote.ts";
import { accepting } from "./accept-route.tsx";
import { quoteDeclineForm, quoteQuestionForm, quoteTokenForm } from "./form.ts";
import { quoteApi, quoteDoneQuery, quoteLink } from "./paths.ts";
import { quoteOfToken, showQuote } from "./show-quote.tsx";

const tokenOf = async (c: Context<AppEnv>): Promise<string> => {
  const { token }: Partial<Record<string, string>> = await textsOf(c, ["token"]);
  return token ?? "";
};

/** A failure must not break the page. */
async function countOpening(c: Context<AppEnv>): Promise<void> {
  const { linkSecrets } = settingsOf(c.env);
  const now = Date.now();
  const opened = linkSecrets && (await openQuoteToken(linkSecrets, c.req.query(tokenQuery) ?? "", now));
  if (opened)
    await countOpeningQuery(primary(c.env.DB), opened, now).catch((error) =>
      console.error(JSON.stringify({ event: "opening-not-counted", message: String(error) })),
    );
}

const asking = formRoute({
  path: quoteApi.ask,
  schema: quoteQuestionForm,
  limit: "FORM_LIMIT",
  mails: true,
  again: async (c, form) => showQuote(c, await tokenOf(c), { form }),
  async act(c, { token, question, idempotencyKey }, now) {
    const found = await quoteOfToken(c, token, now);
    if (!found) return showSignIn(c, "broken-quote");
    const key = idempotencyKey ?? (await contentKey({ question }, now));
    await askAboutQuote(primary(c.env.DB), found.opened, question, key, now);
    return { to: quoteLink(token, "asked") };
  },
  comesBackTo: portalPaths.dashboard,
});

const declining = formRoute({
  path: quoteApi.decline,
  schema: quoteDeclineForm,
  limit: "FORM_LIMIT",
  mails: true,
  again: async (c, form) => showQuote(c, await tokenOf(c), { form }),
  async act(c, { token, reason }, now) {
    const found = await quoteOfToken(c, token, now);
    if (!found) return showSignIn(c, "broken-quote");
    const isDone = await declineQuote(primary(c.env.DB), found.opened, reason, now);
    return { to: quoteLink(token, isDone ? "declined" : null) };
  },
  comesBackTo: portalPaths.dashboard,
});

const renewing = formRoute({
  path: quoteApi.renew,
  schema: quoteTokenForm,
  limit: "FORM_LIMIT",
  mails: true,
  async act(c, { token }, now) {
    const found = await quoteOfToken(c, token, now);
    if (!found) return showSignIn(c, "broken-quote");
    const { opened, linkSecrets } = found;
    if (opened.quote.status !== "open" || opened.quote.expiresAt > now) return { to: quoteLink(token) };
    const renewed = await renewQuote(primary(c.env.DB), opened, now, wordsIn(opened.person.language));
    if ("against" in renewed) return showQuote(c, token, { notice: renewed.against });
    return { to: quoteLink(await signQuoteToken(linkSecrets, renewed), "renewed") };
  },
  comesBackTo: portalPaths.dashboard,
});

/** Excludes HEAD requests of mail scanners, prefetches and the DJ's browser. */
const isOpening = (c: Context<AppEnv>): boolean =>
  c.req.method === "GET" &&
  c.req.header("Sec-Purpose") === undefined &&
  getCookie(c, accessCookie) === undefined &&
  c.req.query(quoteDoneQuery) === undefined;

export const portalQuote = new Hono<AppEnv>()
  .get(portalPaths.quote, async (c) => {
    if (isOpening(c)) c.executionCtx.waitUntil(countOpening(c));
    return showQuote(c, c.req.query(tokenQuery) ?? "", { done: c.req.query(quoteDoneQuery) });
  })
  .route("/", accepting)
  .route("/", asking)
  .route("/", declining)
  .route("/", renewing);
