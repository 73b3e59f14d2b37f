import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { primary } from "../../../../database/client.ts";
import type { AppEnv } from "../../../../env.ts";
import { csvStream } from "../../../../platform/files/csv.ts";
import { attachment } from "../../../../platform/http/attachment.ts";
import { formRoute } from "../../../../platform/http/forms/form-route.ts";
import { idOf } from "../../../admin/frame/notices.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { gigSheetOf } from "../../gig-sheet.ts";
import { readEvening } from "../../read-evening.ts";
import { storeTick } from "../../store.ts";
import { gigTableHead, gigTableRows, gigText, playlistOf, rekordboxOf } from "./files.ts";
import { GigSheetPage, gigSheetMetadata } from "./page.tsx";

const route = bookingPaths(":id");

async function readSheet(c: Context<AppEnv>) {
  const evening = await readEvening(primary(c.env.DB), idOf(c));
  return evening && gigSheetOf(evening, Date.now());
}

const conflictWords = (subject: string, done: boolean): string =>
  `${subject.startsWith("packed:") ? subject.slice("packed:".length) : "A moment"} was changed elsewhere meanwhile, and is ${done ? "ticked" : "not ticked"} now.`;

const answers = ["yes", "no"] as const;

const instant = z.pipe(z.transform(Number), z.int().check(z.minimum(0)));

/** A tick stored without a signal has its instant (`at`) and previous state (`from`). */
const tickForm = z.object({
  subject: z.string().check(z.regex(/^(?:moment|packed):.{1,200}$/u, "Please choose what to tick")),
  done: z.enum(answers),
  at: z.optional(instant),
  from: z.optional(z.enum(answers)),
});

const ticking = formRoute({
  path: route.gigSheet,
  schema: tickForm,
  async act(c, { subject, done, at, from }, now) {
    const ticked = await storeTick(primary(c.env.DB), idOf(c), {
      subject,
      done: done === "yes",
      at: Math.min(at ?? now, now),
    });
    if (!ticked) return c.notFound();
    const isTaken = ticked.done === (done === "yes");
    const isSurprise = from !== undefined && (from === "yes") !== ticked.before && ticked.before !== (done === "yes");
    return {
      to: bookingPaths(idOf(c)).gigSheet,
      json: { conflict: !isTaken || isSurprise ? conflictWords(subject, ticked.done) : null },
    };
  },
});

export const gigSheet = new Hono<AppEnv>()
  .get(route.gigSheet, async (c) => {
    const sheet = await readSheet(c);
    if (!sheet) return c.notFound();
    return c.render(<GigSheetPage sheet={sheet} now={Date.now()} />, { metadata: gigSheetMetadata });
  })
  .get(route.gigTable, async (c) => {
    const sheet = await readSheet(c);
    if (!sheet) return c.notFound();
    return c.body(csvStream(gigTableHead, [gigTableRows(sheet)]), 200, attachment(`gig-sheet-${sheet.date}.csv`));
  })
  .get(route.gigText, async (c) => {
    const sheet = await readSheet(c);
    return sheet ? c.text(gigText(sheet)) : c.notFound();
  })
  .get(route.playlist, async (c) => {
    const sheet = await readSheet(c);
    if (!sheet) return c.notFound();
    return c.body(playlistOf(sheet), 200, attachment(`gig-sheet-${sheet.date}.m3u8`));
  })
  .get(route.rekordbox, async (c) => {
    const sheet = await readSheet(c);
    if (!sheet) return c.notFound();
    return c.body(rekordboxOf(sheet), 200, attachment(`gig-sheet-${sheet.date}.xml`));
  })
  .route("/", ticking);
