import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { planNewsEnd } from "../../portal/paths.ts";
import { signedPath, tokenQuery } from "../../site/paths.ts";
import { endNewsQuery } from "../news.ts";
import { readerOfLink } from "../news-mail.ts";

const metadata = portalMetadata(
  {
    title: "Mails about a plan",
    description: "Ends the mails about the plan of an evening.",
    feature: "portal-timeline",
    path: planNewsEnd,
  },
  null,
);

const heading = {
  ask: "No more mails about this plan?",
  ended: "No more mails about this plan",
  broken: "This link ends nothing",
};
const words = {
  ask: "One press, and you are mailed nothing more of what others write or move in it.",
  ended: "You can ask for them again on the page of the plan.",
  broken: "It may be cut off, or the plan is closed to you already: then nothing more is mailed either.",
};

const EndNewsPage = ({ view, action }: { view: keyof typeof words; action?: string }) => (
  <section className="wrap access">
    <div>
      <h1 className="h1">{heading[view]}</h1>
      <p className="lead mt-5 mb-8">{words[view]}</p>
      {action ? (
        <form method="post" action={action}>
          <button className="btn btn-primary" type="submit">
            End these mails
          </button>
        </form>
      ) : null}
    </div>
  </section>
);

const readerOf = async (c: Context<AppEnv>) => {
  const { linkSecrets } = settingsOf(c.env);
  return linkSecrets && readerOfLink(primary(c.env.DB), linkSecrets, c.req.query(tokenQuery) ?? "", Date.now());
};

const broken = (c: Context<AppEnv>) => {
  c.status(400);
  return c.render(<EndNewsPage view="broken" />, { metadata });
};

/** Mail programs unsubscribe by POST in one click (RFC 8058). */
export const planNewsPages = new Hono<AppEnv>()
  .get(planNewsEnd, async (c) => {
    if (!(await readerOf(c))) return broken(c);
    const action = signedPath(planNewsEnd, c.req.query(tokenQuery) ?? "");
    return c.render(<EndNewsPage view="ask" action={action} />, { metadata });
  })
  .post(planNewsEnd, async (c) => {
    const reader = await readerOf(c);
    if (!reader) return broken(c);
    await endNewsQuery(primary(c.env.DB), reader, Date.now());
    return c.render(<EndNewsPage view="ended" />, { metadata });
  });
