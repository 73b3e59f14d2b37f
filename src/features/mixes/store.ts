import { and, desc, eq, lt, sql } from "drizzle-orm";
import { playerNames, playerOfMix, watchPage } from "../../content/player.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { mixes, mixPlays } from "../../database/schema/content.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { type ContentRows, listOf, orEmpty, storedIn } from "../content/content-rows.ts";
import type { MixForm } from "../content/dj/forms/mix.ts";
import { uploadNamed } from "../uploads/uploads.ts";

/** `listener` is a hash and counts once a day. */
export async function countPlay(db: Database, mix: string, listener: string, day: CalendarDate): Promise<void> {
  await db.batch([
    db.delete(mixPlays).where(lt(mixPlays.day, day)),
    insertFrom(
      db,
      mixPlays,
      { day, listener },
      sql`where exists (select 1 from ${mixes} where ${mixes.id} = ${mix})`,
    ).onConflictDoNothing(),
    // No row above means that this listener was counted today.
    db
      .update(mixes)
      .set({ views: sql`${mixes.views} + 1` })
      .where(and(eq(mixes.id, mix), sql`changes() > 0`)),
  ]);
}

const columnsOf = ({ source, ...form }: MixForm) => ({ ...form, ...source });

export const mixRows: ContentRows<MixForm, typeof mixes.$inferSelect> = {
  kind: "mixes",
  list: listOf(mixes, mixes.createdAt, "desc", (mix) => {
    const player = playerOfMix(mix);
    const plays = mix.views === 1 ? "1 play" : `${mix.views} plays`;
    const facts = [player ? playerNames[player.type] : "no player", mix.duration, plays, mix.tags.join(", ")];
    return { title: mix.title, note: facts.filter(Boolean).join(", "), at: mix.createdAt };
  }),
  shown(row) {
    const player = playerOfMix(row);
    return {
      title: row.title,
      texts: {
        title: row.title,
        source: player ? watchPage(player) : "",
        duration: orEmpty(row.duration),
        tags: row.tags.join("\n"),
        cover: orEmpty(row.cover),
      },
    };
  },
  ...storedIn(mixes, columnsOf),
};

/** `duration` is `58:12` or `1:04:05`, `cover` a picture's name or an upload's. */
export type Mix = Awaited<ReturnType<typeof listMixesQuery>>[number];

export const listMixesQuery = (db: Database) =>
  db
    .select({
      id: mixes.id,
      title: mixes.title,
      platform: mixes.platform,
      videoId: mixes.videoId,
      url: mixes.url,
      duration: mixes.duration,
      tags: mixes.tags,
      cover: mixes.cover,
      upload: uploadNamed(mixes.cover),
      createdAt: mixes.createdAt,
    })
    .from(mixes)
    .orderBy(desc(mixes.createdAt));
