import { env } from "cloudflare:workers";
import { quoteApi } from "../../features/quotes/client/paths.ts";
import { api } from "../../features/site/paths.ts";
import { addDays } from "../../platform/dates.ts";
import { askForQuote, quoteRequestForm } from "../quotes.ts";
import { postForm } from "../site.ts";
import { count, newEmail, newKey, type WritePath } from "./write-path.ts";

let asked = 0;

const newRequest = () => ({ email: newEmail(), eventDate: addDays("2027-04-17", asked++), idempotencyKey: newKey() });

export const quoteWrites: readonly WritePath[] = [
  {
    name: "A quote that is saved",
    async begin() {
      const fields = newRequest();
      return {
        request: () => postForm(api.quote, quoteRequestForm(fields)),
        stored: () =>
          count("quotes JOIN contacts ON contacts.id = quotes.contact_id WHERE contacts.email = ?", fields.email),
        mails: 2,
      };
    },
  },
  {
    name: "A quote that is accepted",
    async begin() {
      const fields = newRequest();
      const { token } = await askForQuote(fields);
      await env.DB.prepare("DELETE FROM outbox").run();
      // One network may hold only a few dates.
      const from = { "CF-Connecting-IP": `2001:db8:${asked.toString(16)}::1` };
      return {
        request: () => postForm(quoteApi.accept, { token }, from),
        stored: () =>
          count("bookings JOIN web_holds ON booking_id = id WHERE client_email = ? AND status = 'hold'", fields.email),
        mails: 2,
      };
    },
  },
  {
    name: "An expired quote that is made again",
    async begin() {
      const fields = newRequest();
      const { token } = await askForQuote(fields);
      await env.DB.batch(["DELETE FROM outbox", "UPDATE quotes SET expires_at = 1"].map((sql) => env.DB.prepare(sql)));
      return {
        request: () => postForm(quoteApi.renew, { token }),
        stored: () =>
          count(
            "quotes JOIN contacts ON contacts.id = contact_id WHERE email = ? AND quotes.status = 'open' AND version = 2",
            fields.email,
          ),
        mails: 2,
      };
    },
  },
];
