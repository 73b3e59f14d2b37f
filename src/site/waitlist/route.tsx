import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod/mini";
import { answerOf, daysAround } from "../../business/dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../../business/dates/occupied-days.ts";
import {
  joinWaitlist,
  leaveWaitlistQuery,
  linkedEntryQuery,
  longestLine,
  waitlistEntryQuery,
  withdrawEntryQuery,
} from "../../business/dates/waitlist.ts";
import { type LinkedEntry, openWaitlistToken } from "../../business/dates/waitlist-token.ts";
import { type CalendarDate, calendarDateAt, isCalendarDate } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { forgetPublicPages } from "../../web/forget-public-pages.ts";
import { contentKey } from "../../web/forms/content-key.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { api, paths, tokenQuery, waitlistJoined, waitlistJoinedPath } from "../paths.ts";
import { waitlistForm } from "../sections/waitlist-form.ts";
import { WaitlistPage, waitlistMetadata } from "./page.tsx";
import type { WaitlistView } from "./waitlist-body.tsx";

function show(c: Context<AppEnv>, view: WaitlistView, status?: ContentfulStatusCode) {
  // A refused form has its status already.
  if (status) c.status(status);
  return c.render(<WaitlistPage view={view} />, { metadata: waitlistMetadata(view) });
}

const dateOf = (text: string | undefined): CalendarDate | null => (text && isCalendarDate(text) ? text : null);

/** What is to be said of a date now, from the primary. */
async function stateNow(c: Context<AppEnv>, date: CalendarDate, now: number) {
  const today = calendarDateAt(now);
  const span = daysAround(date, today);
  const rows = span ? await occupiedDaysQuery(primary(c.env.DB), span, now) : [];
  return answerOf(date, today, occupiedIn(rows, span)).state;
}

const joined = (id: string) => ({
  json: { message: "You are on the waitlist.", to: waitlistJoined(id) },
  to: waitlistJoined(id),
});

/** Puts a visitor on the waitlist of a date that is held or taken. Nobody is told who else waits, nor who has the date. */
const joining = formRoute({
  path: api.waitlist,
  schema: waitlistForm,
  limit: "FORM_LIMIT",
  forAnyone: true,
  again: (c, form) => show(c, { name: "form", date: dateOf(form.values.date), form }),
  async act(c, { leaveBlank: _, idempotencyKey, date, email, name }, now) {
    if (!isCalendarDate(date)) return { status: 422, issues: [{ path: "date", message: "Please choose the date" }] };
    const state = await stateNow(c, date, now);
    if (state === "free") return show(c, { name: "free", date });
    if (state !== "held" && state !== "taken")
      return { status: 422, issues: [{ path: "date", message: "That day cannot be waited for." }] };
    const waiting = { date, email: email.toLowerCase(), name };
    const key = `waitlist:${idempotencyKey ?? (await contentKey(waiting, now))}`;
    const id = await joinWaitlist(primary(c.env.DB), waiting, key, now);
    if (id) return joined(id);
    const message = `${longestLine} people wait for this day already. Please choose another one.`;
    return { status: 409, issues: [{ path: "date", message }] };
  },
  pretend: () => joined(crypto.randomUUID()),
  comesBackTo: paths.book,
});

/** What the token of an offer is about; `null` when it is not ours. */
async function entryOfToken(c: Context<AppEnv>, token: string, now: number): Promise<LinkedEntry | null> {
  const { linkSecrets } = settingsOf(c.env);
  return linkSecrets && openWaitlistToken(linkSecrets, token, now);
}

const leaving = formRoute({
  path: api.waitlistLeave,
  schema: z.object({ token: z.optional(z.string()), entry: z.optional(z.string()) }),
  limit: "FORM_LIMIT",
  async act(c, { token, entry }, now) {
    const db = primary(c.env.DB);
    const linked = token === undefined ? null : await entryOfToken(c, token, now);
    if (token !== undefined && linked === null) return show(c, { name: "broken" }, 400);
    const left = await (linked ? leaveWaitlistQuery(db, linked, now) : withdrawEntryQuery(db, entry ?? "", now));
    if (left.length > 0) await forgetPublicPages(c, ["dates"]);
    return show(c, { name: "left" });
  },
  comesBackTo: paths.book,
});

/** Waiting for a date: joining, the page after it, the offer of a mail, and leaving. */
export const waitlistPages = new Hono<AppEnv>()
  .get(`${waitlistJoinedPath}/:id`, async (c) => {
    const id = c.req.param("id");
    const [entry] = await waitlistEntryQuery(primary(c.env.DB), id);
    if (entry && entry.leftAt !== null) return show(c, { name: "left" });
    return show(c, { name: "joined", date: dateOf(entry?.date), way: { entry: id } });
  })
  .get(paths.waitlistOffer, async (c) => {
    if (!settingsOf(c.env).linkSecrets) return show(c, { name: "unavailable" }, 503);
    const token = c.req.query(tokenQuery) ?? "";
    const now = Date.now();
    const linked = await entryOfToken(c, token, now);
    const [entry] = linked ? await linkedEntryQuery(primary(c.env.DB), linked) : [];
    const date = dateOf(entry?.date);
    if (!entry?.offerEndsAt || !date) return show(c, { name: "broken" }, 400);
    const isOver = entry.leftAt !== null || entry.offerEndsAt <= now;
    if (isOver) return show(c, { name: "over", date });
    return show(c, { name: "offer", date, until: entry.offerEndsAt, email: entry.email, way: { token } });
  })
  .route("/", joining)
  .route("/", leaving);
