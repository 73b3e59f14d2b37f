import { eq } from "drizzle-orm";
import { playerNames, playerOfMix, watchPage } from "../../content/player.ts";
import { askedRows, pageBy } from "../../database/page-of.ts";
import { mixes } from "../../database/schema/content.ts";
import { type ContentRows, orEmpty } from "../content/content-rows.ts";
import type { MixForm } from "../content/dj/forms/mix.ts";

/** The columns of a checked form. */
const columnsOf = ({ source, ...form }: MixForm) => ({ ...form, ...source });

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
      const plays = mix.views === 1 ? "1 play" : `${mix.views} plays`;
      const facts = [player ? playerNames[player.type] : "no player", mix.duration, plays, mix.tags.join(", ")];
      return { id: mix.id, title: mix.title, note: facts.filter(Boolean).join(", "), at: mix.createdAt };
    });
  },
  row: (db, id) => db.select().from(mixes).where(eq(mixes.id, id)),
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
  async add(db, id, form, now) {
    await db
      .insert(mixes)
      .values({ ...columnsOf(form), id, createdAt: now })
      .onConflictDoUpdate({ target: mixes.id, set: columnsOf(form) });
    return null;
  },
  async change(db, id, form) {
    const changed = await db.update(mixes).set(columnsOf(form)).where(eq(mixes.id, id)).returning({ id: mixes.id });
    return changed.length > 0 ? null : "gone";
  },
  remove: (db, id) => db.delete(mixes).where(eq(mixes.id, id)),
};
