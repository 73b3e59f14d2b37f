import type { FormState } from "../../../platform/fields/form-state.ts";
import { AdminLayout } from "../../admin/frame/admin-layout.tsx";
import { adminMetadata } from "../../admin/frame/admin-metadata.ts";
import { adminPaths, newsletterPaths } from "../../admin/paths.ts";
import { Back } from "./back-to-list.tsx";
import type { NewsletterField } from "./form.ts";
import { NewsletterFields } from "./newsletter-form.tsx";

/** An empty newsletter; its draft is stored with the first saving. */
export function NewNewsletterPage({ id, form }: { id: string; form: FormState<NewsletterField> }) {
  return (
    <AdminLayout path={adminPaths.newsletter} title="Write a newsletter">
      <Back />
      <div className="card panel sheet">
        <NewsletterFields action={newsletterPaths(id).page} form={form} />
      </div>
    </AdminLayout>
  );
}

export const newNewsletterMetadata = adminMetadata({
  title: "Write a newsletter",
  description: "The form in which the DJ begins a newsletter to those who subscribed, to be saved, tried and sent.",
  path: adminPaths.newNewsletter,
});
