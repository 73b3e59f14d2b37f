import { newsTopics } from "../../../content/newsletter.ts";
import { acrossPhones } from "../../../content/picture.ts";
import { placeSunshineSkywaySunset } from "../../../content/pictures.ts";
import { site } from "../../../content/site.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { PictureFrame } from "../../../platform/ui/picture-frame.tsx";
import { paths } from "../../site/paths.ts";
import type { NewsletterField } from "../form.ts";
import newsletterForm from "../newsletter-form.island.tsx";

export function NewsletterPage({ form }: { form?: FormState<NewsletterField> }) {
  return (
    <section className="wrap section split items-center">
      <PictureFrame
        picture={placeSunshineSkywaySunset}
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
