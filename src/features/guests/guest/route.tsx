import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { calendarDateAt, daysBetween } from "../../../platform/dates.ts";
import { hour } from "../../../platform/durations.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { calendarText, newCalendar } from "../../../platform/files/calendar-file.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { clientNetwork } from "../../../platform/http/client-address.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { Island } from "../../../platform/islands/island.tsx";
import { countIn, fill } from "../../../platform/language.ts";
import { keyedHash, newSecret, sha256 } from "../../../platform/links/signed-link.ts";
import { type PageMetadata, unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { otherWords, useWords, wordsOf } from "../../../platform/pages/words.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { sunsetOn } from "../../dates/sunset.ts";
import { speak, spokenLanguage } from "../../portal/frame/session-cookies.ts";
import { type News, phoneNotifier } from "../../push/notify-phones.ts";
import { absolute, guestPaths, guestSaidParameter, withQuery } from "../../site/paths.ts";
import { guestOutcomes, longestOpen } from "../model.ts";
import { readGuestList, readGuestPage } from "../read-list.ts";
import { searchSongs, soughtIn } from "../search.ts";
import { writtenCode } from "../settings.ts";
import { type Asked, firstHeld, takeGuestRequest, takeVote } from "../take-request.ts";
import { type GuestRequestField, guestRequestForm, voteForm } from "./form.ts";
import guestRequests, { type GuestRequestsProps } from "./guest-requests.island.tsx";

/** Without its `__Host-` prefix; seconds for the longest opening and the night. */
const cookie = "guest";
const maxAge = (longestOpen + 1) * 86_400;

/** Sets `guest`: the hash of the random id in the cookie. */
const guest = createMiddleware<AppEnv>(async (c, next) => {
  const guestId = getCookie(c, cookie, "host");
  const id = guestId || newSecret();
  if (!guestId)
    setCookie(c, cookie, id, { prefix: "host", path: "/", httpOnly: true, secure: true, sameSite: "Lax", maxAge });
  c.set("guest", await sha256(id));
  await next();
});

/** Refuses more than a room full of guests sends. */
const withinNetwork = createMiddleware<AppEnv>(async (c, next) => {
  if ((await c.env.GUEST_NETWORK_LIMIT.limit({ key: clientNetwork(c) })).success) return next();
  c.header("Retry-After", "60");
  c.var.noteFault("limit-reached", c.req.routePath);
  return problem(c, 429, wordsOf(c).guests.tooBusy);
});

/** Keyed by event, so that events cannot be compared. Null without a secret. */
async function networkAt(c: Context<AppEnv>, code: string): Promise<string | null> {
  const secret = settingsOf(c.env).linkSecrets?.current;
  return secret === undefined ? null : keyedHash(secret, `guests of ${code} within ${clientNetwork(c)}`);
}

const route = guestPaths(":code{[A-Za-z0-9]{4,12}}");
const codeOf = (c: Context<AppEnv>): string => writtenCode(c.req.param("code") ?? "");

function GuestPage(props: Omit<GuestRequestsProps, "words">) {
  const words = useWords();
  const { formats, guests } = words;
  return (
    <div className="guest-page">
      <Island
        of={guestRequests}
        props={{ ...props, words: { formats, page: guests.page, ...otherWords(words) } }}
        when="soon"
      />
    </div>
  );
}

const guestMetadata = (code: string, title: string, { guests }: Words): PageMetadata =>
  unlisted([...fill(guests.title, { title })].slice(0, 60).join(""), guests.about, {
    path: guestPaths(code).page,
    area: "guests",
    accent: "wedding",
    card: "party",
  });

/** Days of the calendar as the portal counts them; on the day itself whole hours, which an open page outlives. */
function toGoIn({ formats, guests }: Words, now: number, opensAt: number): GuestRequestsProps["toGo"] {
  const days = daysBetween(calendarDateAt(now), calendarDateAt(opensAt));
  const [unit, count] = days > 0 ? (["days", days] as const) : (["hours", Math.floor((opensAt - now) / hour)] as const);
  return count < 1 ? null : { count, words: countIn(formats, guests.toGo[unit], count) };
}

/** When to come back, and nothing of the event but what the page shows. */
async function calendarOf(c: Context<AppEnv>) {
  const code = codeOf(c);
  const list = await readGuestList(primary(c.env.DB), code, Date.now());
  if (!list) return c.notFound();
  const url = absolute(settingsOf(c.env).siteOrigin, guestPaths(code).page);
  const start = new Date(list.opensAt);
  const summary = guestMetadata(code, list.title, wordsOf(c)).title;
  const events = [{ id: url, stamp: start, start, summary, url }];
  return c.body(
    calendarText(newCalendar("Guests", { events })),
    200,
    attachment(`${wordsOf(c).guests.calendarFile}.ics`),
  );
}

async function showPage(c: Context<AppEnv>, form: FormState<GuestRequestField> = emptyForm) {
  const now = Date.now();
  const code = codeOf(c);
  const db = primary(c.env.DB);
  const sought = soughtIn(c);
  const found = await readGuestPage(db, code, c.var.guest, now);
  if (!found) return c.notFound();
  speak(c, found.language);
  const words = wordsOf(c);
  const { event } = found;
  const opensOn = calendarDateAt(found.list.opensAt);
  const songs = sought.title ? await searchSongs(db, code, sought, words, now) : null;
  const said = guestOutcomes.find((outcome) => outcome === c.req.query(guestSaidParameter)) ?? null;
  return c.render(
    <GuestPage
      code={code}
      list={found.list}
      own={found.own}
      said={said}
      search={songs && { ...sought, songs }}
      form={form}
      now={now}
      toGo={toGoIn(words, now, found.list.opensAt)}
      sunset={opensOn === event?.eventDate ? sunsetOn(opensOn, event.city, words.formats).time : null}
    />,
    {
      metadata: guestMetadata(code, found.list.title, words),
    },
  );
}

async function askingOf(c: Context<AppEnv>, now: number) {
  const code = codeOf(c);
  return { code, guest: c.var.guest, network: await networkAt(c, code), now };
}

function answer(c: Context<AppEnv>, asked: Asked) {
  const { refusals } = wordsOf(c).guests;
  if ("refused" in asked) {
    if (asked.refused === "missing") {
      return isFormPost(c) ? c.notFound() : problem(c, 404, refusals.missing);
    }
    return { status: 409, issues: [{ path: "title", message: refusals[asked.refused] }] } as const;
  }
  return { json: asked, to: withQuery(guestPaths(codeOf(c)).page, { [guestSaidParameter]: asked.outcome }) };
}

const counted = {
  guard: withinNetwork,
  limit: "GUEST_LIMIT",
  countedBy: (c: Context<AppEnv>) => c.var.guest,
} as const;

async function tellOfHeld(c: Context<AppEnv>, song: string, now: number): Promise<void> {
  const { push } = settingsOf(c.env);
  if ("unset" in push) return;
  const db = primary(c.env.DB);
  const booking = await firstHeld(db, codeOf(c), now);
  if (booking === null) return;
  const news: News = {
    kind: "song",
    place: bookingPaths(booking).booth,
    subject: "A song waits for your yes",
    preview: song,
  };
  await phoneNotifier(db, push)([news], now);
}

const requestRoute = formRoute({
  ...counted,
  path: route.page,
  schema: guestRequestForm,
  again: showPage,
  async act(c, song, now) {
    const asked = await takeGuestRequest(primary(c.env.DB), await askingOf(c, now), song);
    if (!("refused" in asked) && asked.outcome === "held")
      c.executionCtx.waitUntil(
        tellOfHeld(c, song.title, now).catch((error: unknown) =>
          console.error(JSON.stringify({ event: "phones-not-told", message: String(error) })),
        ),
      );
    return answer(c, asked);
  },
});

const voting = formRoute({
  ...counted,
  path: route.vote,
  schema: voteForm,
  again: (c, { issues }) => showPage(c, { values: {}, issues }),
  act: async (c, { request }, now) => answer(c, await takeVote(primary(c.env.DB), await askingOf(c, now), request)),
  comesBackTo: (c) => guestPaths(codeOf(c)).page,
});

export const guests = new Hono<AppEnv>()
  .use(route.page, spokenLanguage, guest)
  .use(route.vote, spokenLanguage, guest)
  .get(route.page, (c) => showPage(c))
  .get(route.calendar, spokenLanguage, calendarOf)
  .route("/", requestRoute)
  .route("/", voting);
