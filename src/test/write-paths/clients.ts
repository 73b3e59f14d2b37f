import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { primary } from "../../database/client.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { portalContractOf } from "../../features/contracts/client/paths.ts";
import { portalApi, portalPaths } from "../../features/portal/paths.ts";
import { songPlaces } from "../../features/songs/client/paths.ts";
import { signIn, storeBooking } from "../portal.ts";
import { get, postJson, visit } from "../site.ts";
import { count, newKey, type WritePath } from "./write-path.ts";

const db = primary(env.DB);

async function songList() {
  const booking = await storeBooking();
  const client = await signIn(booking);
  const ids = [1, 2, 3].map((each) => `song-${each}-${booking.id}`);
  await db.insert(songRequests).values(
    ids.map((id, index) => ({
      id,
      bookingId: booking.id,
      title: `Song ${index}`,
      artist: null,
      note: null,
      preference: "must-play" as const,
      position: `a${index}`,
      createdAt: 0,
      updatedAt: 0,
    })),
  );
  return { booking, client, last: ids[2] ?? "" };
}

const recorded = (booking: string) => count("plan_changes WHERE booking_id = ? AND part = 'songs'", booking);

const song = { title: "Slow Tide", artist: "", note: "", preference: "must-play" };

export const clientsWrites: readonly WritePath[] = [
  {
    name: "A portal link that is asked for",
    async begin() {
      const { clientEmail } = await storeBooking();
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
      const booking = await storeBooking();
      const client = await signIn(booking);
      const form = {
        type: "song-request",
        subject: "A song",
        message: "Please play it.",
        songRequest: "Slow Tide",
        bookingId: booking.id,
        idempotencyKey: newKey(),
      };
      return {
        request: () => postJson(portalApi.requests, form, client),
        stored: async () =>
          (await count("client_requests WHERE booking_id = ?", booking.id)) *
          (await count("song_requests WHERE booking_id = ?", booking.id)) *
          (await recorded(booking.id)),
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
        stored: async () =>
          (await count("song_requests WHERE booking_id = ? AND title = ?", booking.id, song.title)) *
          (await recorded(booking.id)),
        mails: 0,
      };
    },
  },
  {
    name: "A song that is changed",
    async begin() {
      const { booking, client, last } = await songList();
      return {
        request: () => postJson(songPlaces.client.edit(last), song, client),
        stored: () => count("song_requests WHERE booking_id = ? AND title = ?", booking.id, song.title),
        mails: 0,
      };
    },
  },
  {
    name: "Songs that are pasted",
    async begin() {
      const { booking, client } = await songList();
      const text = "The Harbor Lights – Slow Tide\nThe Harbor Lights – Low Tide";
      const form = { booking: booking.id, text, preference: "must-play", take: ["0", "1"], idempotencyKey: newKey() };
      return {
        request: () => postJson(portalApi.pasteAdd, form, client),
        stored: async () =>
          (((await count("song_requests WHERE booking_id = ?", booking.id)) - 3) / 2) * (await recorded(booking.id)),
        mails: 0,
      };
    },
  },
  {
    name: "A song that is moved",
    async begin() {
      const { booking, client, last } = await songList();
      return {
        request: () => postJson(songPlaces.client.move(last), { after: null }, client),
        stored: async () => {
          const ofBooking = eq(songRequests.bookingId, booking.id);
          const [first] = await db.select().from(songRequests).where(ofBooking).orderBy(songRequests.position).limit(1);
          return first?.id === last ? recorded(booking.id) : 0;
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
        request: () => postJson(`${songPlaces.client.edit(last)}/remove`, {}, client),
        stored: async () =>
          (3 - (await count("song_requests WHERE booking_id = ?", booking.id))) * (await recorded(booking.id)),
        mails: 0,
      };
    },
  },
  {
    name: "A version of a contract, from the moment in which it is seen",
    async begin() {
      const booking = await storeBooking();
      const client = await signIn(booking);
      return {
        request: () => get(portalPaths.contract, client),
        stored: () => count("contract_versions WHERE booking_id = ?", booking.id),
        mails: 0,
      };
    },
  },
  {
    name: "A contract that is signed",
    async begin() {
      const booking = await storeBooking({ status: "hold" });
      const client = await signIn(booking);
      const html = await (await visit(get(portalContractOf(booking.id), client))).text();
      const fingerprint = /name="fingerprint" value="(\w+)"/.exec(html)?.[1] ?? "";
      const form = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
      return {
        request: () => postJson(portalApi.sign, form, client),
        stored: () =>
          count("signatures, countersignatures WHERE booking_id = ? AND signature_id = signatures.id", booking.id),
        mails: 2,
      };
    },
  },
  {
    name: "A date that is held again",
    async begin() {
      const booking = await storeBooking({ status: "released", holdEndsAt: 1 });
      const client = { ...(await signIn(booking)), "CF-Connecting-IP": `2001:db8:${newKey().slice(0, 4)}:1::1` };
      return {
        request: () => postJson(portalApi.hold, { booking: booking.id }, client),
        stored: () =>
          count(
            "bookings JOIN web_holds ON booking_id = id WHERE id = ? AND status = 'hold' AND hold_ends_at > 1",
            booking.id,
          ),
        mails: 0,
      };
    },
  },
];
