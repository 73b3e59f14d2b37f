import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { primary } from "../database/client.ts";
import { songRequests } from "../database/schema/songs.ts";
import { portalApi } from "../features/portal/paths.ts";
import { songPlaces } from "../features/songs/client/paths.ts";
import { signIn, storeBooking } from "./portal.ts";
import { htmlAt, postJson, visit } from "./site.ts";

export const slowTide = {
  title: "Slow Tide",
  artist: "The Harbor Lights",
  note: "First dance",
  preference: "must-play",
};

export class SongList {
  readonly booking: Awaited<ReturnType<typeof storeBooking>>;
  readonly client: { Cookie: string };

  constructor(booking: SongList["booking"], client: SongList["client"]) {
    this.booking = booking;
    this.client = client;
  }

  add(title: string, more: object = {}, as: HeadersInit = this.client): Promise<Response> {
    const song = { ...slowTide, title, idempotencyKey: `song-id-${title.replace(" ", "-")}`, ...more };
    return visit(postJson(portalApi.songs, song, as));
  }

  move(title: string, to: object, as: HeadersInit = this.client): Promise<Response> {
    return visit(postJson(songPlaces.client.move(`song-id-${title}`), to, as));
  }

  page(query: Parameters<typeof songPlaces.client.at>[0] = {}, as: HeadersInit = this.client): Promise<string> {
    return htmlAt(songPlaces.client.at(query), as);
  }

  stored(of = this.booking.id) {
    const ofBooking = eq(songRequests.bookingId, of);
    return primary(env.DB).select().from(songRequests).where(ofBooking).orderBy(asc(songRequests.position));
  }

  async titles(of?: string): Promise<string[]> {
    return (await this.stored(of)).map(({ title }) => title);
  }

  async fill(count: number, of = this.booking.id): Promise<void> {
    await env.DB.prepare(
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < ?1)
       insert into song_requests (id, booking_id, title, preference, position, created_at, updated_at)
       select ?2 || '-' || i, ?2, 'Song ' || i, 'must-play', 'd' || printf('%04d', i), 0, 0 from n`,
    )
      .bind(count, of)
      .run();
  }
}

export async function openSongList(): Promise<SongList> {
  const booking = await storeBooking();
  return new SongList(booking, await signIn(booking));
}
