import { contactPicture } from "../../content/page-pictures.ts";
import { acrossPhones } from "../../content/picture.ts";
import { pictureByName } from "../../content/picture-by-name.ts";
import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import { Island } from "../../platform/islands/island.tsx";
import { dateIn, fill } from "../../platform/language.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { allWords, inEachLanguage, otherWords, useWords } from "../../platform/pages/words.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import { NewsletterSignup } from "../newsletter/newsletter-signup.tsx";
import { listPackagesQuery } from "../prices/packages.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { api, contactParameters, paths } from "../site/paths.ts";
import { OtherLanguages } from "../site/sections/other-languages.tsx";
import contactForm, { type ContactFormProps } from "./contact-form.island.tsx";

interface WayProps {
  icon: string;
  label: string;
  note: string;
  href?: string;
}

function Way({ icon, label, note, href }: WayProps) {
  const content = (
    <>
      <span className={`${icon} text-brand-text`} aria-hidden="true" />
      <span className="flex-1 min-w-0">
        <b className="block font-600">{label}</b>
        <span className="block text-muted">{note}</span>
      </span>
      {href ? <span className="i-lucide-chevron-right text-muted" aria-hidden="true" /> : null}
    </>
  );
  return href ? <a href={href}>{content}</a> : <div>{content}</div>;
}

type ContactPageProps = Omit<ContactFormProps, "path" | "words">;

export function ContactPage(props: ContactPageProps) {
  const words = useWords();
  const { contact, formats, home } = words;
  const ways: readonly WayProps[] = [
    { icon: "i-lucide-phone", label: site.phone.display, note: contact.calls, href: site.phone.href },
    { icon: "i-lucide-mail", label: site.email, note: contact.longer, href: `mailto:${site.email}` },
    { icon: "i-lucide-map-pin", label: contact.place, note: site.areas.join(", ") },
    { icon: "i-lucide-clock", label: contact.whileIPlay, note: contact.onEventNights },
  ];
  const form = {
    ...props,
    path: formats.prefix + api.contact,
    words: { message: contact.message, ...otherWords(words) },
  };
  return (
    <>
      <div className="wrap pt-[clamp(40px,4vw,56px)] pb-[var(--section)]">
        <div className="title-row mb-8">
          <h1 className="h1">{contact.heading}</h1>
          <div>
            <p className="lead">{contact.within}</p>
            <OtherLanguages pages={inEachLanguage(paths.contact)} className="mt-2 small" />
          </div>
        </div>
        <div className="contact-grid">
          <Island of={contactForm} props={form} when="near" />
          <aside className="grid gap-8 content-start" aria-label={contact.otherWays}>
            <PictureFrame
              picture={pictureByName(site.owner?.portrait ?? null) ?? { ...contactPicture, alt: contact.emptyFloor }}
              sizes={`${acrossPhones}, 580px`}
              className="contact-picture"
            />
            <ul className="contact-links">
              {ways.map((way) => (
                <li key={way.label}>
                  <Way {...way} />
                </li>
              ))}
            </ul>
            {site.social.length > 0 ? (
              <ul className="flex flex-wrap justify-between gap-x-3 small">
                {site.social.map((link) => (
                  <li key={link.label}>
                    <SiteLink link={{ ...link, external: true }} className="text-link" />
                  </li>
                ))}
              </ul>
            ) : null}
          </aside>
        </div>
      </div>
      {home.hasMore ? <NewsletterSignup /> : null}
      {contact.policies.map(({ id, title, since, clauses }) => (
        <section key={id} id={id} className="policy" aria-labelledby={`${id}-title`}>
          <div className="wrap policy-grid">
            <div>
              <h2 className="h3" id={`${id}-title`}>
                {title}
              </h2>
              <p className="small text-muted mt-2">
                {contact.since} <time dateTime={since}>{dateIn(formats, since)}</time>
              </p>
              {contact.binds ? <p className="small text-muted mt-2">{contact.binds}</p> : null}
            </div>
            <details>
              <summary className="fold-summary">{fill(contact.readAll, { count: clauses.length })}</summary>
              <dl>
                {clauses.map(({ id: clause, heading, text }) => (
                  <div key={clause}>
                    <dt>{heading}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </div>
        </section>
      ))}
    </>
  );
}

export function contactMetadata({ sent, form }: ContactPageProps, { contact, formats }: Words): PageMetadata {
  return {
    title: sent ? titled(contact.sentTitle) : contact.title,
    description: sent ? contact.sentAbout : contact.about,
    path: formats.prefix + paths.contact,
    language: formats.tag,
    alternates: inEachLanguage(paths.contact),
    feature: "contact",
    structuredData: [],
    ...(sent || form ? { noindex: true } : {}),
  };
}

const contactIn = (words: Words): PublicRoute => ({
  path: words.formats.prefix + paths.contact,
  choices: { [contactParameters.package]: null },
  passes: (chosen) => Object.keys(chosen).length > 0,
  passing: ["packages"],
  async show({ db, chosen }) {
    const asked = chosen[contactParameters.package];
    const [packages] = asked ? await db.batch([listPackagesQuery(db)]) : [[]];
    const props = packages.some(({ name }) => name.toLowerCase() === asked) ? { about: asked } : {};
    return { page: <ContactPage {...props} />, metadata: contactMetadata(props, words) };
  },
});

export const contactRoutes = allWords.map(contactIn);
