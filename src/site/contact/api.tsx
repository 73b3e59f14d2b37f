import { Hono } from "hono";
import { receiveContact } from "../../business/leads/receive-contact.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { formBody, limitBody, type ShowAgain } from "../../web/forms/form-body.ts";
import { formLimit } from "../../web/forms/form-limit.ts";
import { isFormPost } from "../../web/forms/problem.tsx";
import { receiveForm } from "../../web/forms/receive-form.ts";
import { api, messageFragment, messageSent, paths } from "../paths.ts";
import { contactForm, isContactPackage } from "./form.ts";
import { ContactPage, contactMetadata } from "./page.tsx";

/** The contact page with the refused form, its messages and what was typed. */
const showAgain: ShowAgain = (c, { issues, entries }) => {
  const about = isContactPackage(entries.package) ? { about: entries.package } : {};
  const props = { ...about, issues, entries };
  return c.render(<ContactPage {...props} />, { metadata: contactMetadata(props) });
};

/** Takes a message. JSON is answered with its success, a browser's form post with the contact page and its thanks. */
export const contactApi = new Hono<AppEnv>()
  .post(api.contact, limitBody, formLimit(showAgain), formBody(contactForm, showAgain), async (c) => {
    await receiveForm(
      c,
      c.req.valid("form"),
      (form, now) => receiveContact(primary(c.env.DB), form, now),
      () => undefined,
    );
    return isFormPost(c) ? c.redirect(messageSent, 303) : c.json({ success: true });
  })
  // Where a browser comes back to after a refused form, by reload or from its history.
  .get((c) => c.redirect(`${paths.contact}${messageFragment}`, 303));
