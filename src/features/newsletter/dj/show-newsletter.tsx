import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { actorOf, idOf } from "../../admin/frame/answers.ts";
import { noticeText } from "../../admin/frame/notices.ts";
import { listQuery } from "../../admin/paths.ts";
import { newsletterContent } from "../newsletter-mail.ts";
import { findNewsletter } from "../newsletters.ts";
import type { NewsletterField } from "./form.ts";
import { NewNewsletterPage, newNewsletterMetadata } from "./new-page.tsx";
import { NewsletterPage, newsletterMetadata } from "./page.tsx";

/** A draft's id is made with its form, so that sending the form twice stores one draft. */
export const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const begun: FormState<NewsletterField> = { values: { audience: "everyone" }, issues: [] };

export const renderNew = (c: Context<AppEnv>, id: string, form = begun) =>
  c.render(<NewNewsletterPage id={id} form={form} />, { metadata: newNewsletterMetadata });

export async function show(c: Context<AppEnv>, refused?: FormState<NewsletterField>) {
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
    notice: noticeText(c.req.query(listQuery.notice)),
  };
  return c.render(<NewsletterPage {...props} />, { metadata: newsletterMetadata(id) });
}
