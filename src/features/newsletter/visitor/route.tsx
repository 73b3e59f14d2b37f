import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { newsTopics } from "../../../content/newsletter.ts";
import { newsletterPicture } from "../../../content/page-pictures.ts";
import { acrossPhones } from "../../../content/picture.ts";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { type PageMetadata, unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { PictureFrame } from "../../../platform/ui/picture-frame.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import type { PublicRoute } from "../../site/frame/public-route.ts";
import { paths, signedPath, tokenParameter } from "../../site/paths.ts";
import type { NewsletterField } from "../form.ts";
import newsletterForm from "../newsletter-form.island.tsx";
import { followLink, linkWorks, type NewsletterPurpose } from "../sign-up.ts";
import { type NewsletterView, newsletterCopy } from "./link-copy.tsx";

/** Posts, so that a mail scanner that opens the link changes nothing. */
function NewsletterLinkPage({ view, action }: { view: NewsletterView; action?: string }) {
  const { heading, text, button, links = [] } = newsletterCopy[view];
  return (
    <section className="wrap section text-center">
      <Sunset className="w-[140px] mx-auto mb-6 text-brand" />
      <h1 className="h1">{heading}</h1>
      <p className="lead mx-auto mt-5 mb-8">{text}</p>
      {button ? (
        <form method="post" action={action}>
          <button className="btn btn-primary" type="submit">
            {button}
          </button>
        </form>
      ) : (
        <p className="contact-actions">
          {links.map(({ label, href }, index) => (
            <a key={href} className={`btn ${index === 0 ? "btn-primary" : "btn-secondary"}`} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

const newsletterLinkMetadata = (view: NewsletterView): PageMetadata =>
  unlisted(newsletterCopy[view].heading, newsletterCopy[view].description, { feature: "newsletter" });

function show(c: Context<AppEnv>, status: ContentfulStatusCode, view: NewsletterView, action?: string) {
  c.status(status);
  const page = action ? <NewsletterLinkPage view={view} action={action} /> : <NewsletterLinkPage view={view} />;
  return c.render(page, { metadata: newsletterLinkMetadata(view) });
}

interface Link {
  path: string;
  purpose: NewsletterPurpose;
  ask: NewsletterView;
  done: NewsletterView;
  broken: NewsletterView;
}

const links: readonly Link[] = [
  {
    path: paths.newsletterConfirm,
    purpose: "newsletter-confirm",
    ask: "ask-confirm",
    done: "confirmed",
    broken: "broken-confirm",
  },
  {
    path: paths.newsletterUnsubscribe,
    purpose: "newsletter-unsubscribe",
    ask: "ask-unsubscribe",
    done: "unsubscribed",
    broken: "broken-unsubscribe",
  },
];

export function NewsletterPage({ form }: { form?: FormState<NewsletterField> }) {
  return (
    <section className="wrap section split items-center">
      <PictureFrame
        picture={newsletterPicture}
        sizes={`${acrossPhones}, 620px`}
        priority
        className="newsletter-picture"
      />
      <div>
        <h1 className="h1">New mixes and dates, now and then</h1>
        <p className="lead mt-5 mb-8">One click in the first email confirms. One click in any email ends it.</p>
        <Island of={newsletterForm} props={form ? { form } : {}} when="near" />
      </div>
    </section>
  );
}

export const newsletterMetadata = unlisted(
  "Newsletter",
  `${newsTopics.replace("new", "New")} from ${site.name} by email, now and then. One click confirms, one click ends it.`,
  { path: paths.newsletter, feature: "newsletter" },
);

export const newsletterRoutes: readonly PublicRoute[] = [
  { path: paths.newsletter, show: () => ({ page: <NewsletterPage />, metadata: newsletterMetadata }) },
  {
    path: paths.newsletterSent,
    show: () => ({ page: <NewsletterLinkPage view="sent" />, metadata: newsletterLinkMetadata("sent") }),
  },
];

export const newsletterPages = new Hono<AppEnv>();

for (const { path, purpose, ask, done, broken } of links) {
  newsletterPages
    .get(path, async (c) => {
      const { linkSecrets } = settingsOf(c.env);
      if (!linkSecrets) return show(c, 503, "unavailable");
      const token = c.req.query(tokenParameter) ?? "";
      if (!(await linkWorks(linkSecrets, purpose, token, Date.now()))) return show(c, 400, broken);
      return show(c, 200, ask, signedPath(path, token));
    })
    // Also a mail program's one click (RFC 8058), whose body says nothing.
    .post(path, async (c) => {
      const { linkSecrets } = settingsOf(c.env);
      if (!linkSecrets) return show(c, 503, "unavailable");
      const token = c.req.query(tokenParameter) ?? "";
      const followed = await followLink(primary(c.env.DB), linkSecrets, purpose, token, Date.now());
      return followed ? show(c, 200, done) : show(c, 400, broken);
    });
}
