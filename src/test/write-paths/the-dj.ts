import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { primary } from "../../database/client.ts";
import { newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import { adminApi } from "../../features/admin/paths.ts";
import { bookingPaths } from "../../features/bookings/dj/paths.ts";
import { leadForm } from "../../features/home/form.ts";
import { leadPaths } from "../../features/leads/dj/paths.ts";
import { receiveLead } from "../../features/leads/receive-lead.ts";
import { asAdministrator } from "../access.ts";
import { storeKey } from "../plan-keys.ts";
import { signIn, storeBooking } from "../portal.ts";
import { inquiry, postForm, postJson } from "../site.ts";
import { upload, webp } from "../upload.ts";
import { storeSubscriber } from "./subscribers.ts";
import { count, newEmail, newKey, type WritePath } from "./write-path.ts";

const db = primary(env.DB);

let pictures = 0;

export const djsWrites: readonly WritePath[] = [
  {
    name: "The DJ's reply to an inquiry",
    async begin() {
      const email = newEmail();
      const lead = leadForm.parse({ ...inquiry, email, idempotencyKey: newKey() });
      const { id } = await receiveLead(db, lead, Date.now());
      await env.DB.prepare("DELETE FROM outbox").run();
      const form = { subject: "Your date", text: "It is free.", key: newKey() };
      return {
        request: async () => postJson(leadPaths(id).reply, form, await asAdministrator()),
        stored: () => count("contacts WHERE id = ? AND answered_at IS NOT NULL", id),
        mails: 1,
      };
    },
  },
  {
    name: "Going live",
    async begin() {
      const ended = ["DELETE FROM now_playing", "DELETE FROM broadcasts", "DELETE FROM newsletter_subscribers"];
      await env.DB.batch(ended.map((sql) => env.DB.prepare(sql)));
      const id = await storeSubscriber(1);
      await db
        .update(subscribers)
        .set({ interests: ["live-streams"] })
        .where(eq(subscribers.id, id));
      return {
        request: async () => postJson(adminApi.nowPlaying, { isLive: true }, await asAdministrator()),
        stored: () => count("broadcasts WHERE ended_at IS NULL"),
        mails: 1,
      };
    },
  },
  {
    name: "A picture that is uploaded",
    async begin() {
      const alt = `A couple ${crypto.randomUUID()}`;
      pictures += 1;
      const variants = [webp(480, 320, pictures), webp(800, 533, pictures), webp(1000, 667, pictures)];
      return {
        async request() {
          const post = upload({ alt, variants });
          for (const [name, value] of Object.entries(await asAdministrator())) post.headers.set(name, value);
          return post;
        },
        stored: () => count("uploads WHERE alt = ?", alt),
        mails: 0,
      };
    },
  },
  {
    name: "A client's links that are revoked",
    async begin() {
      const { id } = await storeBooking();
      const { key } = await storeKey(id);
      return {
        request: async () => postForm(bookingPaths(id).portalLink, { change: "revoke" }, await asAdministrator()),
        stored: () =>
          count(
            "bookings INNER JOIN plan_keys ON booking_id = bookings.id WHERE plan_keys.id = ? AND portal_link_version > 1 AND revoked_at IS NOT NULL",
            key.id,
          ),
        mails: 1,
      };
    },
  },
  {
    name: "A booking that is canceled",
    async begin() {
      const booking = await storeBooking();
      await signIn(booking);
      const form = { status: "cancelled", reason: "Rain", tell: "yes" };
      return {
        request: async () => postForm(bookingPaths(booking.id).status, form, await asAdministrator()),
        stored: () => count("bookings WHERE id = ? AND status = 'cancelled' AND portal_link_version = 2", booking.id),
        mails: 1,
      };
    },
  },
];
