import { eq } from "drizzle-orm";
import type { MixForm } from "../../admin/content/forms/mix.ts";
import { playerNames, playerOfMix } from "../../content/player.ts";
import { askedRows, pageBy } from "../../db/page-of.ts";
import { type ContentRows, orEmpty } from "./content-rows.ts";
import { mixes } from "./schema.ts";

/** What a platform needs is kept, the other field is not. */
const kept = (form: MixForm) => (form.platform === "youtube" ? { ...form, url: null } : { ...form, videoId: null });

/** Mixes, newest first. */
export const mixRows: ContentRows<MixForm, typeof mixes.$inferSelect> = {
  async list(db, after) {
    const { where, orderBy } = pageBy(mixes.createdAt, mixes.id, "desc", after);
    const rows = await db
      .select()
      .from(mixes)
      .where(where)
      .orderBy(...orderBy)
      .limit(askedRows);
    return rows.map((mix) => {
      const player = playerOfMix(mix);
      const facts = [player ? playerNames[player.type] : "no player", mix.duration, mix.tags.join(", ")];
      return { id: mix.id, title: mix.title, note: facts.filter(Boolean).join(", "), at: mix.createdAt };
    });
  },
  row: (db, id) => db.select().from(mixes).where(eq(mixes.id, id)),
  shown(row) {
    return {
      title: row.title,
      texts: {
        title: row.title,
        platform: row.platform,
        videoId: orEmpty(row.videoId),
        url: orEmpty(row.url),
        duration: orEmpty(row.duration),
        tags: row.tags.join("\n"),
        cover: orEmpty(row.cover),
      },
    };
  },
  async add(db, id, form, now) {
    await db
      .insert(mixes)
      .values({ ...kept(form), id, createdAt: now })
      .onConflictDoUpdate({ target: mixes.id, set: kept(form) });
    return null;
  },
  async change(db, id, form) {
    const changed = await db.update(mixes).set(kept(form)).where(eq(mixes.id, id)).returning({ id: mixes.id });
    return changed.length > 0 ? null : "gone";
  },
  remove: (db, id) => db.delete(mixes).where(eq(mixes.id, id)),
};
