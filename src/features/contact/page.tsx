import { getCode, messageReplyHours } from "../../content/offers.ts";
import { acrossPhones } from "../../content/picture.ts";
import { portraitDj } from "../../content/pictures.ts";
import { policies } from "../../content/policies.ts";
import { site } from "../../content/site.ts";
import { dateInWords } from "../../platform/dates.ts";
import { Island } from "../../platform/islands/island.tsx";
import type { PageMetadata } from "../../platform/pages/metadata/page-metadata.ts";
import { Fold } from "../../platform/ui/fold.tsx";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import { contactOnHome, paths } from "../site/paths.ts";
import { type AskedDate, titleOfAsked } from "../site/sections/asked-date.ts";
import { DateCheck } from "../site/sections/date-check.tsx";
import { NewsletterSignup } from "../site/sections/newsletter-signup.tsx";
import type { ContactFormProps } from "./contact-form.island.tsx";
import contactForm from "./contact-form.island.tsx";
import { PolicyPicture } from "./policy-picture.tsx";
import { Way, ways } from "./way.tsx";

export interface ContactPageProps extends ContactFormProps {
  /** The date that was asked for, if one was. */
  dates: AskedDate;
}

/** The contact page: the form, other ways to the DJ, and the policies. */
export function ContactPage({ dates, ...props }: ContactPageProps) {
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
              picture={site.owner?.portrait ?? portraitDj}
              sizes={`${acrossPhones}, 410px`}
              className="contact-picture"
            />
            <DateCheck dates={dates} path={paths.contact} offer={{ label: getCode, href: contactOnHome }} />
            <ul className="contact-ways">
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
            <PolicyPicture id={id} />
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

export const contactMetadata = ({ sent, form, dates }: ContactPageProps): PageMetadata => ({
  ...(sent
    ? {
        title: "Your message is in | Sunset Bay DJ",
        description: `Your message reached the DJ, who answers within ${messageReplyHours.latest} hours. The form is empty again, should something be missing.`,
      }
    : {
        title: titleOfAsked(dates) ?? "Contact the DJ | Sunset Bay DJ, Tampa Bay",
        description: `Write, call or text the DJ about a wedding, club night, company event or party. Answered within ${messageReplyHours.latest} hours, usually ${messageReplyHours.usual} hours.`,
      }),
  path: paths.contact,
  feature: "contact",
  structuredData: [],
  ...(sent || form || dates.entry !== undefined ? { noindex: true } : {}),
});
