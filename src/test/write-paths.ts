import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { adminApi, leadPaths } from "../admin/paths.ts";
import { receiveLead } from "../business/leads/receive-lead.ts";
import { mailService } from "../business/mails.ts";
import { newsletterSubscribers as subscribers } from "../business/newsletter/schema.ts";
import { songRequests } from "../business/songs/schema.ts";
import { addDays } from "../dates.ts";
import { primary } from "../db/client.ts";
import { sendDueMails } from "../mail/send-due.ts";
import { portalApi, portalPaths, songApi } from "../portal/paths.ts";
import { leadForm } from "../site/home/form.ts";
import { api, paths, signedPath } from "../site/paths.ts";
import { signToken } from "../web/links/signed-link.ts";
import { asAdministrator } from "./access.ts";
import { secrets, signIn, storeBooking } from "./portal.ts";
import { rows } from "./rows.ts";
import { get, inquiry, message, origin, postJson } from "./site.ts";
import { upload, webp } from "./upload.ts";

const db = primary(env.DB);

/** One write that is tried: what sends it, and what there must be of it at the end. */
export interface Write {
  /** The same post each time; what the Cron Trigger does has none. */
  request?: () => Request | Promise<Request>;
  /** How many times it is stored. */
  stored: () => Promise<number>;
  /** The mails that it leads to. */
  mails: number;
}

export interface WritePath {
  name: string;
  /** Makes what the write needs, for someone new each time. */
  begin: () => Promise<Write>;
}

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await rows(`SELECT count(*) AS count FROM ${sql}`, ...values))[0]?.count);

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const newKey = () => crypto.randomUUID();

async function storeSubscriber(confirmedAt: number | null): Promise<string> {
  const id = crypto.randomUUID();
  const email = newEmail();
  const row = { id, email, mailbox: email, firstName: "Ana", confirmedAt, subscribedAt: 0, createdAt: 0, updatedAt: 0 };
  await db.insert(subscribers).values(row);
  return id;
}

/** Bookings that were made: each has a day of its own. */
let bookings = 0;

function newBooking() {
  bookings += 1;
  return storeBooking({ eventDate: addDays("2100-01-01", bookings) });
}

/** A client's list with three songs. */
async function songList() {
  const booking = await newBooking();
  const client = await signIn(booking);
  const ids = [1, 2, 3].map((each) => `song-${each}-${booking.id}`);
  await db.insert(songRequests).values(
    ids.map((id, index) => ({
      ...{ id, bookingId: booking.id, title: `Song ${index}`, artist: null, note: null, wish: "must-play" as const },
      ...{ position: `a${index}`, createdAt: 0, updatedAt: 0 },
    })),
  );
  return { booking, client, last: ids[2] ?? "" };
}

/** Pictures that were made: each is another one. */
let pictures = 0;

const song = { title: "Slow Tide", artist: "", note: "", wish: "must-play" };

/** Every way in which something is written, with what it leads to. */
export const writePaths: readonly WritePath[] = [
  {
    name: "An inquiry",
    async begin() {
      const email = newEmail();
      const form = { ...inquiry, email, idempotencyKey: newKey() };
      return {
        request: () => postJson(api.leadInquiry, form),
        stored: () => count("contacts WHERE email = ?", email),
        mails: 2,
      };
    },
  },
  {
    name: "A message",
    async begin() {
      const email = newEmail();
      const form = { ...message, email, idempotencyKey: newKey() };
      return {
        request: () => postJson(api.contact, form),
        stored: () => count("contacts WHERE email = ?", email),
        mails: 1,
      };
    },
  },
  {
    name: "A newsletter signup",
    async begin() {
      const email = newEmail();
      return {
        request: () => postJson(api.newsletter, { email, firstName: "Ana" }),
        stored: () => count("newsletter_subscribers WHERE email = ?", email),
        mails: 1,
      };
    },
  },
  {
    name: "Its confirmation",
    async begin() {
      const id = await storeSubscriber(null);
      const claim = { subject: id, version: 0, expiresAt: Date.now() + 86_400_000 };
      const link = signedPath(paths.newsletterConfirm, await signToken(secrets, "newsletter-confirm", claim));
      return {
        request: () => postJson(link, {}),
        stored: () => count("newsletter_subscribers WHERE id = ? AND confirmed_at IS NOT NULL", id),
        mails: 0,
      };
    },
  },
  {
    name: "Leaving the newsletter",
    async begin() {
      const id = await storeSubscriber(1);
      const link = signedPath(
        paths.newsletterUnsubscribe,
        await signToken(secrets, "newsletter-unsubscribe", { subject: id }),
      );
      return {
        request: () => postJson(link, {}),
        stored: () => count("newsletter_subscribers WHERE id = ? AND NOT subscribed", id),
        mails: 0,
      };
    },
  },
  {
    name: "A portal link that is asked for",
    async begin() {
      const { clientEmail } = await newBooking();
      return {
        request: () => postJson(portalApi.access, { email: clientEmail }),
        stored: () => count("outbox WHERE recipient = ?", clientEmail),
        mails: 1,
      };
    },
  },
  {
    name: "A client's request with a song",
    async begin() {
      const booking = await newBooking();
      const client = await signIn(booking);
      const form = {
        ...{ type: "song-request", subject: "A song", message: "Please play it.", songRequest: "Slow Tide" },
        ...{ bookingId: booking.id, idempotencyKey: newKey() },
      };
      return {
        request: () => postJson(portalApi.requests, form, client),
        // Both, and each once.
        stored: async () =>
          (await count("client_requests WHERE booking_id = ?", booking.id)) *
          (await count("song_requests WHERE booking_id = ?", booking.id)),
        mails: 1,
      };
    },
  },
  {
    name: "A song that is added",
    async begin() {
      const { booking, client } = await songList();
      const form = { ...song, booking: booking.id, idempotencyKey: newKey() };
      return {
        request: () => postJson(portalApi.songs, form, client),
        stored: () => count("song_requests WHERE booking_id = ? AND title = ?", booking.id, song.title),
        mails: 0,
      };
    },
  },
  {
    name: "A song that is changed",
    async begin() {
      const { booking, client, last } = await songList();
      return {
        request: () => postJson(songApi.edit(last), song, client),
        stored: () => count("song_requests WHERE booking_id = ? AND title = ?", booking.id, song.title),
        mails: 0,
      };
    },
  },
  {
    name: "A song that is moved",
    async begin() {
      const { booking, client, last } = await songList();
      return {
        request: () => postJson(songApi.move(last), { after: null }, client),
        stored: async () => {
          const ofBooking = eq(songRequests.bookingId, booking.id);
          const [first] = await db.select().from(songRequests).where(ofBooking).orderBy(songRequests.position).limit(1);
          return first?.id === last ? count("song_requests WHERE id = ?", last) : 0;
        },
        mails: 0,
      };
    },
  },
  {
    name: "A song that is removed",
    async begin() {
      const { booking, client, last } = await songList();
      return {
        request: () => postJson(`${songApi.edit(last)}/remove`, {}, client),
        stored: async () => 3 - (await count("song_requests WHERE booking_id = ?", booking.id)),
        mails: 0,
      };
    },
  },
  {
    name: "The DJ's reply to an inquiry",
    async begin() {
      const email = newEmail();
      const lead = leadForm.parse({ ...inquiry, email, idempotencyKey: newKey() });
      const { id } = await receiveLead(db, lead, Date.now());
      await env.DB.prepare("DELETE FROM outbox").run();
      const form = { subject: "Your date", text: "It is free.", key: newKey() };
      return {
        request: async () => postJson(leadPaths(id).reply, form, { ...(await asAdministrator()), Origin: origin }),
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
        request: async () =>
          postJson(adminApi.nowPlaying, { isLive: true }, { ...(await asAdministrator()), Origin: origin }),
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
    name: "A version of a contract, from the moment in which it is seen",
    async begin() {
      const booking = await newBooking();
      const client = await signIn(booking);
      return {
        request: () => get(portalPaths.contract, client),
        stored: () => count("contract_versions WHERE booking_id = ?", booking.id),
        mails: 0,
      };
    },
  },
  {
    name: "The mails that the Cron Trigger sends",
    async begin() {
      const email = newEmail();
      // The digest of the faults before would be one mail more.
      await env.DB.prepare("DELETE FROM faults").run();
      await receiveLead(db, leadForm.parse({ ...inquiry, email, idempotencyKey: newKey() }), Date.now());
      return { stored: () => count("contacts WHERE email = ?", email), mails: 2 };
    },
  },
];

/** Sends what is due until nothing is, as later runs of the Cron Trigger do, while everything works. */
export async function sendTheRest(bindings: Partial<typeof env>): Promise<void> {
  for (const minutes of [2, 20, 60])
    await sendDueMails(mailService({ ...env, ...bindings }), Date.now() + minutes * 60_000);
}
