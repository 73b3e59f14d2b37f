import { type Context, Hono } from "hono";
import { batchOf } from "../../../database/batch-of.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { dayInWords, momentInWords } from "../../../platform/english.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { DoneNotice } from "../../admin/frame/done-notice.tsx";
import { EmptyList } from "../../admin/frame/list-parts.tsx";
import { actorOf, idOf, noticeOf, redirectWithNotice } from "../../admin/frame/notices.ts";
import { Panel } from "../../admin/frame/panel.tsx";
import { adminPaths } from "../../admin/paths.ts";
import { exportFile } from "../../people/dj/paths.ts";
import { newsletterContent } from "../mails.ts";
import { audienceLabels, outcomesInWords, peopleInWords } from "../model.ts";
import {
  type Consent,
  consentsQuery,
  deleteDraftQuery,
  findNewsletter,
  listNewslettersQuery,
  type Newsletter,
  queueTestQuery,
  saveNewsletterQuery,
  sendNewsletter,
} from "../newsletters.ts";
import { issueForm, type NewsletterField, pressed } from "./form.ts";
import {
  NewNewsletterPage,
  NewsletterPage,
  newNewsletterMetadata,
  newsletterMetadata,
  SendNewsletterPage,
  sendNewsletterMetadata,
} from "./page.tsx";
import { newsletterPaths } from "./paths.ts";

/** Made with the form, so that sending it twice stores one draft. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const begun: FormState<NewsletterField> = { values: { audience: "everyone" }, issues: [] };

const renderNew = (c: Context<AppEnv>, id: string, form = begun) =>
  c.render(<NewNewsletterPage id={id} form={form} />, { metadata: newNewsletterMetadata });

async function show(c: Context<AppEnv>, refused?: FormState<NewsletterField>) {
  const id = idOf(c);
  const found = await findNewsletter(primary(c.env.DB), id);
  if (!found) return refused && uuid.test(id) ? renderNew(c, id, refused) : c.notFound();
  const { audience, subject, text, linkLabel, linkAddress } = found.newsletter;
  const values = { audience, subject, text, linkLabel: linkLabel ?? "", linkAddress: linkAddress ?? "" };
  const props = {
    ...found,
    content: newsletterContent(found.newsletter),
    own: actorOf(c).by,
    form: refused ?? { values, issues: [] },
    notice: noticeOf(c),
  };
  return c.render(<NewsletterPage {...props} />, { metadata: newsletterMetadata(id) });
}

const one = `${adminPaths.newsletter}/:id`;

const saving = formRoute({
  path: one,
  schema: issueForm,
  again: show,
  async act(c, form, now) {
    const id = idOf(c);
    if (!uuid.test(id)) return c.notFound();
    await saveNewsletterQuery(primary(c.env.DB), id, form, now);
    return redirectWithNotice(newsletterPaths(id).page, "newsletter-saved");
  },
});

const testing = formRoute({
  path: `${one}/test`,
  schema: pressed,
  mails: true,
  async act(c, _, now) {
    const db = primary(c.env.DB);
    if (!(await findNewsletter(db, idOf(c)))) return c.notFound();
    await queueTestQuery(db, idOf(c), actorOf(c).by, now);
    return redirectWithNotice(newsletterPaths(idOf(c)).page, "newsletter-tested");
  },
});

const sending = formRoute({
  path: `${one}/send`,
  schema: pressed,
  mails: true,
  async act(c, _, now) {
    const sent = await sendNewsletter(primary(c.env.DB), idOf(c), now);
    return redirectWithNotice(newsletterPaths(idOf(c)).page, sent ? "newsletter-sent" : "newsletter-not-sent");
  },
});

const deleting = formRoute({
  path: `${one}/delete`,
  schema: pressed,
  async act(c) {
    await deleteDraftQuery(primary(c.env.DB), idOf(c));
    return redirectWithNotice(adminPaths.newsletter, "newsletter-deleted");
  },
});

interface NewslettersPageProps {
  now: number;
  newsletters: readonly Newsletter[];
  consents: readonly Consent[];
  notice: string | null;
}

function Consents({ consents }: Pick<NewslettersPageProps, "consents">) {
  if (consents.length === 0) return null;
  return (
    <Panel id="consents-title" title="Where readers agreed to it">
      <ul className="panel-rows panel-entries">
        {consents.map(({ source, people, first, last }) => (
          <li key={source}>
            <h3>{source ?? "By the link in a mail of this site"}</h3>
            <p>
              {peopleInWords(people)}, {[...new Set([dayInWords(first), dayInWords(last)])].join(" to ")}
            </p>
          </li>
        ))}
      </ul>
      <p className="small">
        <a className="text-link" href={exportFile("subscribers")} download>
          Each reader with day and place, as CSV
        </a>
      </p>
    </Panel>
  );
}

function NewslettersPage({ now, newsletters, consents, notice }: NewslettersPageProps) {
  return (
    <AdminLayout
      path={adminPaths.newsletter}
      title="Newsletter"
      aside={
        <a className="btn btn-primary btn-small" href={adminPaths.newNewsletter}>
          <span className="i-lucide-plus" aria-hidden="true" />
          Write one
        </a>
      }
    >
      <DoneNotice text={notice} />
      <p className="text-muted">It goes to those who confirmed their subscription, by what they asked to hear about.</p>
      {newsletters.length === 0 ? (
        <EmptyList text="Nothing is written yet. A draft goes to nobody until you send it." />
      ) : (
        <div className="card panel">
          <ul className="panel-rows panel-entries">
            {newsletters.map(({ id, subject, audience, sentAt, outcomes }) => (
              <li key={id}>
                <h3>
                  <a href={newsletterPaths(id).page}>{subject}</a>
                </h3>
                <p>
                  {audienceLabels[audience]}.{" "}
                  {sentAt === null ? "Draft" : `${momentInWords(sentAt, now)}: ${outcomesInWords(outcomes)}`}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Consents consents={consents} />
    </AdminLayout>
  );
}

const newslettersMetadata = adminMetadata({
  title: "Newsletter",
  description:
    "What the DJ writes to subscribers: drafts, and what was sent with the number of mails that went out or failed.",
  path: adminPaths.newsletter,
});

export const adminNewsletter = new Hono<AppEnv>()
  .get(adminPaths.newsletter, async (c) => {
    const db = primary(c.env.DB);
    const listed = await batchOf(db, { newsletters: listNewslettersQuery(db), consents: consentsQuery(db) });
    const notice = noticeOf(c);
    return c.render(<NewslettersPage now={Date.now()} {...listed} notice={notice} />, {
      metadata: newslettersMetadata,
    });
  })
  .get(adminPaths.newNewsletter, (c) => renderNew(c, crypto.randomUUID()))
  .get(one, (c) => show(c))
  .get(`${one}/send`, async (c) => {
    const found = await findNewsletter(primary(c.env.DB), idOf(c));
    if (!found || found.newsletter.sentAt !== null || found.people === 0)
      return c.redirect(newsletterPaths(idOf(c)).page, 303);
    return c.render(<SendNewsletterPage {...found} />, { metadata: sendNewsletterMetadata(idOf(c)) });
  });
for (const form of [saving, testing, sending, deleting]) adminNewsletter.route("/", form);
