import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod/mini";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { offerTime } from "../../../database/schema/dates.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { type CalendarDate, calendarDateAt, isCalendarDate } from "../../../platform/dates.ts";
import { textList } from "../../../platform/fields/fields.ts";
import { contentKey } from "../../../platform/http/forms/form-body.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { type PageMetadata, unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { forgetPublicPages } from "../../../platform/pages/purge-public-pages.ts";
import { allWords, useWords, wordsOf } from "../../../platform/pages/words.ts";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { answerOf, daysAround } from "../../dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../../dates/occupied-days.ts";
import { clientOf } from "../../portal/access/sessions.ts";
import { api, datesParameters, paths, tokenParameter, waitlistJoined, waitlistJoinedPath } from "../../site/paths.ts";
import { waitlistForm } from "../form.ts";
import {
  confirmWaiting,
  isOpenById,
  joinWaitlist,
  leaveWaitlistQuery,
  linkedEntryQuery,
  waitlistEntryQuery,
  waitsOfQuery,
  withdrawEntryQuery,
} from "../waitlist.ts";
import { type LinkedEntry, openWaitlistToken, type WaitlistPurpose } from "../waitlist-token.ts";
import { Body, type WaitlistView } from "./waitlist-body.tsx";

/** A button makes changes, because mail scanners open links. */
function WaitlistPage({ view }: { view: WaitlistView }) {
  const { headings } = useWords().waitlist;
  return (
    <section className="wrap section text-center waitlist-page">
      <Sunset className="w-[140px] mx-auto mb-6 text-brand" />
      <h1 className="h1">{headings[view.name]}</h1>
      <Body view={view} />
    </section>
  );
}

const waitlistMetadata = ({ name }: WaitlistView, { waitlist }: Words): PageMetadata =>
  unlisted(waitlist.headings[name], waitlist.about, { feature: "waitlist" });

function show(c: Context<AppEnv>, view: WaitlistView, status?: ContentfulStatusCode) {
  // A refused form has its status already.
  if (status) c.status(status);
  return c.render(<WaitlistPage view={view} />, { metadata: waitlistMetadata(view, wordsOf(c)) });
}

const dateOf = (text: string | undefined): CalendarDate | null => (text && isCalendarDate(text) ? text : null);

/** From the primary. */
async function stateNow(c: Context<AppEnv>, date: CalendarDate, now: number) {
  const today = calendarDateAt(now);
  const span = daysAround(date, today);
  const rows = span ? await occupiedDaysQuery(primary(c.env.DB), span, now) : [];
  return answerOf(date, today, occupiedIn(rows, span)).state;
}

function joined(id: string, date: CalendarDate, { formats, waitlist }: Words) {
  const to = formats.prefix + waitlistJoined(id, date);
  return { json: { message: waitlist.next, to }, to };
}

/** Never tells who else waits, nor who has the date. */
const joining = (words: Words) =>
  formRoute({
    path: words.formats.prefix + api.waitlist,
    schema: waitlistForm,
    limit: "FORM_LIMIT",
    forAnyone: true,
    again: (c, form) => show(c, { name: "form", date: dateOf(form.values.date), form }),
    async act(c, { leaveBlank: _, idempotencyKey, date, email, name }, now) {
      const state = await stateNow(c, date, now);
      if (state === "free") return show(c, { name: "free", date });
      if (state !== "held" && state !== "taken")
        return { status: 422, issues: [{ path: "date", message: words.waitlist.notOpen }] };
      const waiting = { date, email: email.toLowerCase(), name };
      const key = {
        idempotencyKey: `waitlist:${idempotencyKey ?? (await contentKey(waiting, now))}`,
        isOwnKey: Boolean(idempotencyKey),
      };
      const entry = { ...waiting, language: words.formats.tag, client: clientOf(c.var.sid, now) };
      const outcome = await joinWaitlist(primary(c.env.DB), entry, key, now);
      if (typeof outcome === "object") return joined(outcome.id, date, words);
      const { lineFull, datesFull } = words.waitlist;
      return { status: 409, issues: [{ path: "date", message: outcome === "line-full" ? lineFull : datesFull }] };
    },
    mails: true,
    pretend: ({ date }) => joined(crypto.randomUUID(), date, words),
    comesBackTo: words.formats.prefix + paths.book,
  });

/** Null for a foreign token. */
async function entryOfToken(
  c: Context<AppEnv>,
  token: string,
  now: number,
  purpose: WaitlistPurpose = "waitlist",
): Promise<LinkedEntry | null> {
  const { linkSecrets } = settingsOf(c.env);
  return linkSecrets && openWaitlistToken(linkSecrets, purpose, token, now);
}

const leaving = ({ formats: { prefix } }: Words) =>
  formRoute({
    path: prefix + api.waitlistLeave,
    schema: z.object({ token: z.optional(z.string()), entry: z.optional(z.string()) }),
    limit: "FORM_LIMIT",
    async act(c, { token, entry }, now) {
      const db = primary(c.env.DB);
      const linked =
        token === undefined
          ? null
          : ((await entryOfToken(c, token, now)) ?? (await entryOfToken(c, token, now, "waitlist-confirm")));
      if (token !== undefined && linked === null) return show(c, { name: "broken" }, 400);
      const left = await (linked
        ? leaveWaitlistQuery(db, linked, now, entry)
        : withdrawEntryQuery(db, entry ?? "", now, isOpenById(clientOf(c.var.sid, now))));
      if (left.length > 0) await forgetPublicPages(c, ["dates"]);
      return show(c, { name: "left" });
    },
    comesBackTo: prefix + paths.book,
  });

type Waits = Awaited<ReturnType<typeof waitsOfQuery>>;

function datesOf(waits: Waits, isConfirmed: boolean): CalendarDate[] {
  const dates = waits.filter(({ confirmedAt }) => (confirmedAt !== null) === isConfirmed).map(({ date }) => date);
  return [...new Set(dates)].filter(isCalendarDate);
}

function showWaits(c: Context<AppEnv>, waits: Waits, token: string, wanted: readonly string[] = []) {
  const firm = waits.flatMap(({ id, date, confirmedAt }) => (confirmedAt !== null ? [{ id, date }] : []));
  const left = datesOf(waits, false).filter((date) => wanted.includes(date));
  if (firm.length === 0 && left.length === 0) return show(c, { name: "left" });
  return show(c, { name: "joined", waits: firm, left, token }, left.length > 0 ? 409 : 200);
}

const confirmForm = z.object({ token: z.optional(z.string()), dates: textList });

/** Confirms only dates that the page showed, which the link cannot know. */
const confirming = ({ formats: { prefix }, waitlist }: Words) =>
  formRoute({
    path: prefix + api.waitlistConfirm,
    schema: confirmForm,
    limit: "FORM_LIMIT",
    async act(c, { token = "", dates }, now) {
      const linked = await entryOfToken(c, token, now, "waitlist-confirm");
      const db = primary(c.env.DB);
      const before = linked ? await waitsOfQuery(db, linked, now) : [];
      if (!linked || before.length === 0) return show(c, { name: "broken" }, 400);
      const issue = waitlist.tick;
      if (dates.length === 0) return show(c, { name: "confirm", dates: datesOf(before, false), token, issue }, 422);
      const wanted = datesOf(before, false).filter((date) => dates.includes(date));
      return showWaits(c, await confirmWaiting(db, linked, wanted, now), token, wanted);
    },
    comesBackTo: prefix + paths.book,
  });

const pagesIn = (words: Words) =>
  new Hono<AppEnv>()
    .get(`${words.formats.prefix}${waitlistJoinedPath}/:id`, async (c) => {
      const id = c.req.param("id");
      const which = isOpenById(clientOf(c.var.sid, Date.now()));
      const [entry] = await waitlistEntryQuery(primary(c.env.DB), id, which);
      if (entry && entry.leftAt !== null) return show(c, { name: "left" });
      const date = dateOf(entry?.date ?? c.req.query(datesParameters.date));
      if (entry?.confirmedAt && date) return show(c, { name: "joined", waits: [{ id, date }], left: [] });
      return show(c, { name: "asked", date, way: { entry: id } });
    })
    .get(words.formats.prefix + paths.waitlistConfirm, async (c) => {
      if (!settingsOf(c.env).linkSecrets) return show(c, { name: "unavailable" }, 503);
      const token = c.req.query(tokenParameter) ?? "";
      const now = Date.now();
      const linked = await entryOfToken(c, token, now, "waitlist-confirm");
      const waits = linked ? await waitsOfQuery(primary(c.env.DB), linked, now) : [];
      if (waits.length === 0) return show(c, { name: "broken" }, 400);
      const dates = datesOf(waits, false);
      return dates.length > 0 ? show(c, { name: "confirm", dates, token, issue: null }) : showWaits(c, waits, token);
    })
    .get(words.formats.prefix + paths.waitlistOffer, async (c) => {
      if (!settingsOf(c.env).linkSecrets) return show(c, { name: "unavailable" }, 503);
      const token = c.req.query(tokenParameter) ?? "";
      const now = Date.now();
      const linked = await entryOfToken(c, token, now);
      const [entry] = linked ? await linkedEntryQuery(primary(c.env.DB), linked, now) : [];
      const date = dateOf(entry?.date);
      if (!entry?.offeredAt || !date) return show(c, { name: "broken" }, 400);
      // The mail is out even if that is not recorded yet.
      const until = (entry.offerSentAt ?? entry.offeredAt) + offerTime;
      const isOver = entry.leftAt !== null || entry.isGone || until <= now;
      if (isOver) return show(c, { name: "over", date });
      return show(c, { name: "offer", date, until, email: entry.email, way: { token } });
    })
    .route("/", joining(words))
    .route("/", confirming(words))
    .route("/", leaving(words));

export const waitlistPages = new Hono<AppEnv>();
for (const words of allWords) waitlistPages.route("/", pagesIn(words));
