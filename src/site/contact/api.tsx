import { Hono } from "hono";
import * as z from "zod/mini";
import { receivedContact } from "../../business/leads/contacts.ts";
import { receiveContact } from "../../business/leads/receive-contact.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { optionalPhone } from "../../forms/phone.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { api, messageFragment, messageSent, messageSentPath, paths } from "../paths.ts";
import { notAsked } from "../sections/asked-date.ts";
import { contactForm, isContactPackage } from "./form.ts";
import { ContactPage, contactMetadata } from "./page.tsx";

const received = (id: string) => ({ json: { success: true }, to: messageSent(id) });

/** Takes a message. JSON is answered with its success, a browser's form post with the contact page and its thanks. */
export const contactApi = formRoute({
  path: api.contact,
  schema: z.extend(contactForm, { phone: optionalPhone }),
  limit: "FORM_LIMIT",
  forAnyone: true,
  again(c, form) {
    const about = form.values.package;
    const props = { ...(isContactPackage(about) ? { about } : {}), form, dates: notAsked() };
    return c.render(<ContactPage {...props} />, { metadata: contactMetadata(props) });
  },
  async act(c, message, now) {
    return received(await receiveContact(primary(c.env.DB), message, now));
  },
  pretend: () => received(crypto.randomUUID()),
  mails: true,
  comesBackTo: `${paths.contact}${messageFragment}`,
});

/** The contact page with the thanks for a message, for one visitor. After a day, or for nobody's id, it names no address. */
export const messageSentPage = new Hono<AppEnv>().get(`${messageSentPath}/:id`, async (c) => {
  const contact = await receivedContact(primary(c.env.DB), c.req.param("id"), Date.now());
  const props = { sent: { email: contact?.email ?? null }, dates: notAsked() };
  return c.render(<ContactPage {...props} />, { metadata: contactMetadata(props) });
});
