import { type Context, Hono } from "hono";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { useWords, wordsOf } from "../../../platform/pages/words.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { speak } from "../../portal/frame/session-cookies.ts";
import { planNewsEnd } from "../../portal/paths.ts";
import { signedPath, tokenParameter } from "../../site/paths.ts";
import { endNewsQuery } from "../news.ts";
import { readerOfLink } from "../news-mail.ts";

const metadata = (words: Words) => portalMetadata(words, words.planMails.end, "portal-timeline", planNewsEnd);

function EndNewsPage({ view, action }: { view: "ask" | "ended" | "broken"; action?: string }) {
  const endWords = useWords().planMails.end;
  return (
    <section className="wrap access">
      <div>
        <h1 className="h1">{endWords[view].heading}</h1>
        <p className="lead mt-5 mb-8">{endWords[view].text}</p>
        {action ? (
          <form method="post" action={action}>
            <button className="btn btn-primary" type="submit">
              {endWords.yes}
            </button>
          </form>
        ) : null}
      </div>
    </section>
  );
}

async function readerOf(c: Context<AppEnv>) {
  const { linkSecrets } = settingsOf(c.env);
  const token = c.req.query(tokenParameter) ?? "";
  const reader = linkSecrets && (await readerOfLink(primary(c.env.DB), linkSecrets, token, Date.now()));
  if (reader) speak(c, reader.language);
  return reader;
}

const broken = (c: Context<AppEnv>) => {
  c.status(400);
  return c.render(<EndNewsPage view="broken" />, { metadata: metadata(wordsOf(c)) });
};

/** Mail programs unsubscribe by POST in one click (RFC 8058). */
export const planNewsPages = new Hono<AppEnv>()
  .get(planNewsEnd, async (c) => {
    if (!(await readerOf(c))) return broken(c);
    const action = signedPath(planNewsEnd, c.req.query(tokenParameter) ?? "");
    return c.render(<EndNewsPage view="ask" action={action} />, { metadata: metadata(wordsOf(c)) });
  })
  .post(planNewsEnd, async (c) => {
    const reader = await readerOf(c);
    if (!reader) return broken(c);
    await endNewsQuery(primary(c.env.DB), reader, Date.now());
    return c.render(<EndNewsPage view="ended" />, { metadata: metadata(wordsOf(c)) });
  });
