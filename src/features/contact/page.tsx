import { getCode, messageReplyHours, onEventNights } from "../../content/offers.ts";
import { acrossPhones } from "../../content/picture.ts";
import { pictureByName } from "../../content/picture-by-name.ts";
import { emptyDanceFloorAtSunrise } from "../../content/pictures.ts";
import { policies } from "../../content/policies.ts";
import { site } from "../../content/site.ts";
import { dateInWords } from "../../platform/dates.ts";
import { Island } from "../../platform/islands/island.tsx";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { Fold } from "../../platform/ui/fold.tsx";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import { NewsletterSignup } from "../newsletter/newsletter-signup.tsx";
import { contactOnHome, paths } from "../site/paths.ts";
import { DateCheck } from "../site/sections/date-check.tsx";
import contactForm, { type ContactFormProps } from "./contact-form.island.tsx";

const ways: readonly { icon: string; label: string; note: string; href?: string }[] = [
  { icon: "i-lucide-phone", label: site.phone.display, note: "Calls and texts", href: site.phone.href },
  {
    icon: "i-lucide-mail",
    label: site.email,
    note: "For anything longer",
    href: `mailto:${site.email}`,
  },
  { icon: "i-lucide-map-pin", label: site.metroAndState, note: site.areas.join(", ") },
  {
    icon: "i-lucide-clock",
    label: "While I play",
    note: onEventNights,
  },
];

function Way({ icon, label, note, href }: (typeof ways)[number]) {
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

export function ContactPage(props: ContactFormProps) {
  return (
    <>
      <div className="wrap pt-[clamp(40px,4vw,56px)] pb-[var(--section)]">
        <div className="grid gap-4 md:grid-cols-[1fr_auto] md:items-end mb-8">
          <h1 className="h1">Write to the DJ</h1>
          <p className="lead">
            An answer within {messageReplyHours.latest} hours, usually {messageReplyHours.usual} hours.
          </p>
        </div>
        <div className="contact-grid">
          <Island of={contactForm} props={props} when="near" />
          <aside className="grid gap-8 content-start" aria-label="Other ways to the DJ">
            <PictureFrame
              picture={pictureByName(site.owner?.portrait ?? null) ?? emptyDanceFloorAtSunrise}
              sizes={`${acrossPhones}, 410px`}
              className="contact-picture"
            />
            <DateCheck isAside offer={{ label: getCode, href: contactOnHome }} />
            <ul className="contact-links">
              {ways.map((way) => (
                <li key={way.label}>
                  <Way {...way} />
                </li>
              ))}
            </ul>
            <ul className="flex flex-wrap gap-x-5">
              {site.social.map((link) => (
                <li key={link.label}>
                  <SiteLink link={{ ...link, external: true }} className="text-link" />
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </div>
      <NewsletterSignup />
      {policies.map(({ id, title, since, clauses }) => (
        <section key={id} id={id} className="policy" aria-labelledby={`${id}-title`}>
          <div className="wrap policy-grid">
            <div>
              <h2 className="h3" id={`${id}-title`}>
                {title}
              </h2>
              <p className="small text-muted mt-2">
                In force since <time dateTime={since}>{dateInWords(since)}</time>
              </p>
            </div>
            <Fold summary={`Read all ${clauses.length} points`}>
              <dl>
                {clauses.map(({ id: clause, heading, text }) => (
                  <div key={clause}>
                    <dt>{heading}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </div>
        </section>
      ))}
    </>
  );
}

export const contactMetadata = ({ sent, form }: ContactFormProps): PageMetadata => ({
  ...(sent
    ? {
        title: titled("Your message is in"),
        description: `Your message reached the DJ, who answers within ${messageReplyHours.latest} hours. The form is empty again, should something be missing.`,
      }
    : {
        title: `Contact the DJ | ${site.name}, ${site.metro}`,
        description: `Write, call or text the DJ about a wedding, club night, company event or party. Answered within ${messageReplyHours.latest} hours, usually ${messageReplyHours.usual} hours.`,
      }),
  path: paths.contact,
  feature: "contact",
  structuredData: [],
  ...(sent || form ? { noindex: true } : {}),
});
