import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Words } from "../../content/words/en/index.ts";
import { primary } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import { optionalPhone } from "../../platform/fields/phone.ts";
import { formRoute } from "../../platform/http/forms/form-route.ts";
import { allWords, wordsOf } from "../../platform/pages/words.ts";
import { receiveContact } from "../leads/receive-lead.ts";
import { rememberSent, sentByBrowser } from "../site/frame/sent-by-browser.ts";
import { api, messageFragment, messageSent, messageSentPath, paths } from "../site/paths.ts";
import { contactForm } from "./form.ts";
import { ContactPage, contactMetadata } from "./route.tsx";

function received(c: Context<AppEnv>, id: string) {
  rememberSent(c, "message", id);
  return { json: { success: true }, to: wordsOf(c).formats.prefix + messageSent };
}

const takingIn = (words: Words) =>
  formRoute({
    path: words.formats.prefix + api.contact,
    schema: z.extend(contactForm, { phone: optionalPhone }),
    limit: "FORM_LIMIT",
    forAnyone: true,
    again(c, form) {
      const props = { about: form.values.package, form };
      return c.render(<ContactPage {...props} />, { metadata: contactMetadata(props, words) });
    },
    async act(c, message, now) {
      return received(c, await receiveContact(primary(c.env.DB), message, now, { language: words.formats.tag }));
    },
    pretend: (_, c) => received(c, crypto.randomUUID()),
    mails: true,
    comesBackTo: `${words.formats.prefix}${paths.contact}${messageFragment}`,
  });

export const contactApi = new Hono<AppEnv>();
for (const words of allWords) contactApi.route("/", takingIn(words));

/** Only the sending browser sees the address, for an hour. */
export const messageSentPage = new Hono<AppEnv>();
for (const words of allWords)
  messageSentPage.get(words.formats.prefix + messageSentPath, async (c) => {
    const { contact } = await sentByBrowser(c, "message", Date.now());
    const props = { sent: { email: contact?.email ?? null } };
    return c.render(<ContactPage {...props} />, { metadata: contactMetadata(props, words) });
  });
