import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import { optionalPhone } from "../../platform/fields/phone.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { receiveContact } from "../leads/receive-lead.ts";
import { rememberSent, sentByBrowser } from "../site/frame/sent-by-browser.ts";
import { api, messageFragment, messageSent, messageSentPath, paths } from "../site/paths.ts";
import { contactForm } from "./form.ts";
import { ContactPage, contactMetadata } from "./page.tsx";

function received(c: Context<AppEnv>, id: string) {
  rememberSent(c, "message", id);
  return { json: { success: true }, to: messageSent };
}

export const contactApi = formRoute({
  path: api.contact,
  schema: z.extend(contactForm, { phone: optionalPhone }),
  limit: "FORM_LIMIT",
  forAnyone: true,
  again(c, form) {
    const props = { about: form.values.package, form };
    return c.render(<ContactPage {...props} />, { metadata: contactMetadata(props) });
  },
  async act(c, message, now) {
    return received(c, await receiveContact(primary(c.env.DB), message, now));
  },
  pretend: (_, c) => received(c, crypto.randomUUID()),
  mails: true,
  comesBackTo: `${paths.contact}${messageFragment}`,
});

/** Only the sending browser sees the address, for an hour. */
export const messageSentPage = new Hono<AppEnv>().get(messageSentPath, async (c) => {
  const { contact } = await sentByBrowser(c, "message", Date.now());
  const props = { sent: { email: contact?.email ?? null } };
  return c.render(<ContactPage {...props} />, { metadata: contactMetadata(props) });
});
