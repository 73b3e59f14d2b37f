import { eq } from "drizzle-orm";
import { generateNKeysBetween } from "fractional-indexing";
import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { songRequests } from "../../../database/schema/songs.ts";
import type { AppEnv } from "../../../env.ts";
import { emptyForm, type FieldIssue, type FormState, saidIn } from "../../../platform/fields/form-state.ts";
import { contentKey } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { fill } from "../../../platform/language.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { planBookingId } from "../../changes/caller.ts";
import { type ChangeContext, changeList, type Outcome } from "../../changes/change-list.ts";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { plannerTabs } from "../../portal/frame/portal-tabs.tsx";
import { extendSession } from "../../portal/frame/session-cookies.ts";
import { portalParameters } from "../../portal/paths.ts";
import {
  type FoundSong,
  floorList,
  linkAdvice,
  maxSongs,
  type SongPreference,
  songPreferenceLabels,
} from "../model.ts";
import { readPastedSongs } from "../pasted-songs.ts";
import { songKey } from "../same-song.ts";
import { songReader, songReaderQueries } from "../song-list.ts";
import { ownLists } from "../song-sums.ts";
import { listName, type StoredSong, songList, songMomentsQuery } from "../store.ts";
import { type PasteField, pastedForm, pasteForm } from "./paste-form.ts";
import { PastePage, pasteMetadata } from "./paste-page.tsx";
import { type PlanAccess, songPlaces } from "./paths.ts";
import { PreviewPage, previewOf } from "./preview-page.tsx";

const { title, artist, preference } = songRequests;

async function readForPaste(context: ChangeContext) {
  const { db, caller, now } = context;
  const id = planBookingId(caller, "songs", now);
  const {
    session: [session],
    choices,
    booking: [booking],
    moments,
    songs,
  } = await batchOf(db, {
    ...songReaderQueries(context),
    moments: songMomentsQuery(db, id),
    songs: db.select({ title, artist, preference }).from(songRequests).where(eq(songRequests.bookingId, id)),
  });
  const reader = songReader(session, choices, booking, now);
  if (typeof reader === "string") return reader;
  return {
    ...reader,
    moments: ownLists(moments).map((moment) => ({ id: moment.id, name: moment.name })),
    known: new Map(songs.map((song) => [songKey(song.title, song.artist), song.preference] as const)),
    room: Math.max(0, maxSongs - songs.length),
  };
}

/** Ids derive from `key`, so that a repeated request stores nothing new. */
interface PasteTarget {
  key: string;
  preference: SongPreference;
  momentId: string | null;
}

/** Adds all songs or none; proposes them once the plan is locked. */
const addPastedSongs = (
  context: ChangeContext,
  songs: readonly FoundSong[],
  { key, preference: wanted, momentId }: PasteTarget,
): Promise<Outcome<StoredSong>> =>
  changeList(songList, context, key, (items, { moments }) => {
    const positions = generateNKeysBetween(items.at(-1)?.position ?? null, null, songs.length);
    const moment = moments.find(({ id }) => id === momentId)?.id ?? null;
    const added = songs.map(({ title, artist, seconds, explicit }, at) => ({
      id: `${key}-${at}`,
      title,
      artist,
      seconds,
      explicit,
      note: null,
      preference: wanted,
      momentId: moment,
      position: positions[at] ?? "",
    }));
    const count = songs.length === 1 ? "1 song" : `${songs.length} songs`;
    const after = `${count} pasted into ${songPreferenceLabels[wanted]}, ${listName(moment, moments)}`;
    return {
      kind: "changed",
      items: [...items, ...added],
      told: { subjectId: key, subject: "Pasted list", field: songList.words.whole, before: null, after },
    };
  });

async function show(
  c: Context<AppEnv>,
  access: PlanAccess,
  booking: string | null,
  form: FormState<PasteField>,
  ticked: Ticked | null,
) {
  const { contextOf, sidOf, closed } = planVisitor(access);
  if (!sidOf(c)) return closed(c);
  const read = await readForPaste(contextOf(c, booking));
  if (read === "closed") return closed(c);
  if (read === "missing") return c.notFound();
  if (read.session) extendSession(c, read.session);
  const all = wordsOf(c);
  const words = all.songPages.pasting;
  const shared = { ...read, access, accent: categoryOfEventType(read.booking.eventType) };
  const metadata = pasteMetadata(shared, plannerTabs(read.booking, "songs"), all);
  if (!ticked) return c.render(<PastePage {...shared} form={form} />, { metadata });
  const { values, issues } = form;
  const list = readPastedSongs(values.text ?? "", values.order === "title-first" ? "title-first" : "artist-first");
  const count = list.songs.length;
  if (count === 0 || count > maxSongs) {
    const message =
      count > 0
        ? fill(words.tooMany, { count: count.toLocaleString(all.formats.locale) })
        : saidIn(all.errors, linkAdvice(values.text ?? "") ?? words.noSong);
    if (c.res.status === 200) c.status(422);
    return c.render(<PastePage {...shared} form={{ values, issues: [{ path: "text", message }] }} />, { metadata });
  }
  const preview = previewOf(list, read.known, ticked, all);
  return c.render(<PreviewPage {...shared} {...preview} values={values} issues={issues} />, { metadata });
}

interface Ticked {
  take: ReadonlySet<number> | null;
  turn: ReadonlySet<number>;
}

const chosenOf = (songs: readonly FoundSong[], { take, turn }: { take: Set<number>; turn: Set<number> }): FoundSong[] =>
  songs.flatMap(({ title, artist, seconds, explicit }, at) => {
    if (!take.has(at)) return [];
    const isTurned = turn.has(at) && artist !== null;
    return [{ title: isTurned ? artist : title, artist: isTurned ? title : artist, seconds, explicit }];
  });

/** Shows a preview first. */
export function pasteSongs(access: PlanAccess): Hono<AppEnv> {
  const { guard, sidOf, contextOf, closed } = planVisitor(access);
  const { pages, takes } = songPlaces[access];
  const again = (c: Context<AppEnv>, form: FormState<PasteField>) =>
    show(c, access, form.values.booking || null, form, null);

  const previewing = formRoute({
    path: takes.pastePreview,
    schema: pasteForm,
    guard,
    limit: "SONG_LIMIT",
    session: sidOf,
    again,
    act: (c, { booking, text, preference, momentId, order }) => {
      const values = { text, preference, momentId: momentId ?? "", order: order ?? "" };
      return show(c, access, booking, { values, issues: [] }, { take: null, turn: new Set() });
    },
    comesBackTo: pages.paste,
  });

  const adding = formRoute({
    path: takes.pasteAdd,
    schema: pastedForm,
    guard,
    limit: "SONG_LIMIT",
    session: sidOf,
    again,
    async act(c, { booking, text, preference, momentId, order, take, turn, idempotencyKey }) {
      const context = contextOf(c, booking);
      const words = wordsOf(c).songPages.pasting;
      const values = { text, preference, momentId: momentId ?? "", order: order ?? "" };
      const refuse = (status: 409 | 422, message: string) => {
        c.status(status);
        const issues: FieldIssue[] = [{ path: "", message }];
        return show(c, access, booking, { values, issues }, { take, turn });
      };
      // Before the list is read, which takes longer.
      const read = await readForPaste(context);
      if (read === "closed") return closed(c);
      if (read === "missing") return c.notFound();
      const songs = chosenOf(readPastedSongs(text, order ?? "artist-first").songs, { take, turn });
      if (songs.length === 0) return refuse(422, words.tickOne);
      const key = idempotencyKey ?? (await contentKey({ client: sidOf(c), booking, text, preference }, context.now));
      const outcome = await addPastedSongs(context, songs, { key, preference, momentId });
      if (outcome.kind === "closed") return closed(c);
      if (outcome.kind === "full") return refuse(409, words.tickFewer);
      if (outcome.kind !== "made" && outcome.kind !== "proposed") return c.notFound();
      if (outcome.session) extendSession(c, outcome.session);
      const done = outcome.kind === "proposed" ? "proposed" : "pasted";
      return { json: { id: `${key}-0` }, to: songPlaces[access].at({ booking, list: momentId, done, preference }) };
    },
    comesBackTo: pages.paste,
  });

  return new Hono<AppEnv>()
    .route("/", previewing)
    .route("/", adding)
    .get(pages.paste, (c) => {
      const list = c.req.query(portalParameters.list);
      const values = { momentId: list && list !== floorList ? list : "" };
      return show(c, access, c.req.query(portalParameters.booking) || null, { ...emptyForm, values }, null);
    });
}
