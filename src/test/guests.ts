import { env } from "cloudflare:workers";
import { primary } from "../database/client.ts";
import { guestPages } from "../database/schema/guests.ts";
import { songRequests } from "../database/schema/songs.ts";
import { guestPaths } from "../features/site/paths.ts";
import type { SongPreference } from "../features/songs/model.ts";
import { cookieIn, storeBooking } from "./portal.ts";
import { get, postJson, visit } from "./site.ts";

const hour = 3_600_000;

/** The page is open now by default. */
export async function storeGuestPage(over: Partial<typeof guestPages.$inferInsert> = {}) {
  const booking = await storeBooking();
  const code = crypto.randomUUID().replaceAll("-", "").slice(0, 8).toUpperCase();
  const now = Date.now();
  await primary(env.DB)
    .insert(guestPages)
    .values({
      bookingId: booking.id,
      code,
      title: "Maya & Daniel",
      opensAt: now - hour,
      closesAt: now + hour,
      createdAt: now,
      ...over,
    });
  return { booking, code: over.code ?? code };
}

export const storeSong = (bookingId: string, title: string, artist: string | null, preference: SongPreference) =>
  primary(env.DB).insert(songRequests).values({
    id: crypto.randomUUID(),
    bookingId,
    title,
    artist,
    preference,
    position: crypto.randomUUID(),
    createdAt: 0,
    updatedAt: 0,
  });

/** `network` is the guest's IP address. */
export async function arrive(code: string, network = "203.0.113.1") {
  const from = { "CF-Connecting-IP": network };
  const headers = { ...from, Cookie: cookieIn(await visit(get(guestPaths(code).page, from))) };
  const json = async (answer: Response) => {
    const said: Record<string, unknown> = await answer.json();
    return { status: answer.status, ...said };
  };
  return {
    headers,
    page: async () => (await visit(get(guestPaths(code).page, headers))).text(),
    ask: async (title: string, artist = "") =>
      json(await visit(postJson(guestPaths(code).page, { title, artist }, headers))),
    vote: async (request: string) => json(await visit(postJson(guestPaths(code).vote, { request }, headers))),
  };
}
