import type { Context } from "hono";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { categoryOf } from "../../bookings/client-view.ts";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { keepSession } from "../../portal/frame/session.ts";
import { readForPaste } from "../add-pasted.ts";
import { maxSongs } from "../model.ts";
import { readPastedSongs } from "../pasted-songs.ts";
import type { PasteField } from "./paste-form.ts";
import { PastePage, pasteMetadata } from "./paste-page.tsx";
import type { PlanDoor } from "./paths.ts";
import { previewOf } from "./preview.ts";
import { PreviewPage } from "./preview-page.tsx";

export const inWords = (count: number): string => count.toLocaleString("en-US");

/** The form that takes a list; with what was understood of it once it was read without a fault. */
export async function show(
  c: Context<AppEnv>,
  door: PlanDoor,
  booking: string | null,
  form: FormState<PasteField>,
  ticked: Ticked | null,
) {
  const { deskOf, sidOf, closed } = planVisitor(door);
  if (!sidOf(c)) return closed(c);
  const read = await readForPaste(deskOf(c, booking));
  if (read === "closed") return closed(c);
  if (read === "missing") return c.notFound();
  if (read.session) keepSession(c, read.session);
  const shared = { ...read, door, accent: categoryOf(read.booking.eventType) };
  const metadata = pasteMetadata(shared);
  if (!ticked) return c.render(<PastePage {...shared} form={form} />, { metadata });
  const { values, issues } = form;
  const list = readPastedSongs(values.text ?? "", values.order === "title-first" ? "title-first" : "artist-first");
  const tooMany = list.songs.length > maxSongs ? `These are ${inWords(list.songs.length)} songs.` : null;
  if (list.songs.length === 0 || tooMany) {
    const message = tooMany
      ? `${tooMany} A list holds ${inWords(maxSongs)}: please paste fewer.`
      : "I found no song in this. Please write one song a line, such as Artist – Title.";
    if (c.res.status === 200) c.status(422);
    return c.render(<PastePage {...shared} form={{ values, issues: [{ path: "text", message }] }} />, { metadata });
  }
  const preview = previewOf(list, read.known, ticked);
  return c.render(<PreviewPage {...shared} {...preview} values={values} issues={issues} />, { metadata });
}

interface Ticked {
  take: ReadonlySet<number> | null;
  turn: ReadonlySet<number>;
}
