import { receiveContact } from "../../business/leads/receive-contact.ts";
import { primary } from "../../db/client.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { api, messageFragment, messageSent, paths } from "../paths.ts";
import { contactForm, isContactPackage } from "./form.ts";
import { ContactPage, contactMetadata } from "./page.tsx";

const received = { json: { success: true }, to: messageSent };

/** Takes a message. JSON is answered with its success, a browser's form post with the contact page and its thanks. */
export const contactApi = formRoute({
  path: api.contact,
  schema: contactForm,
  limit: "FORM_LIMIT",
  again(c, form) {
    const about = form.values.package;
    const props = { ...(isContactPackage(about) ? { about } : {}), form };
    return c.render(<ContactPage {...props} />, { metadata: contactMetadata(props) });
  },
  async act(c, message, now) {
    await receiveContact(primary(c.env.DB), message, now);
    return received;
  },
  pretend: () => received,
  mails: true,
  comesBackTo: `${paths.contact}${messageFragment}`,
});
