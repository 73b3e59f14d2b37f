import { and, between, eq, inArray } from "drizzle-orm";
import type { OpeningHours } from "../../content/office-hours.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { pushDevices } from "../../database/schema/push.ts";
import type { Settings } from "../../env.ts";
import { addDays, calendarDateAt, clockTimeAt } from "../../platform/dates.ts";
import { momentInWords } from "../../platform/english.ts";
import { inTime } from "../../platform/http/timeouts.ts";
import type { MailContent } from "../../platform/mail/message.ts";
import { adminPaths } from "../admin/paths.ts";
import { replyDueAt } from "../leads/reply-clock.ts";
import { officeHoursOf, settingsFrom } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";
import { hoursOf } from "../timeline/times.ts";
import {
  isWanted,
  type Notice,
  type NoticeKind,
  noticeKindOf,
  noticeKinds,
  noticeSettingsOf,
  noticeSettingsRow,
} from "./model.ts";
import { type Device, devicesQuery } from "./store.ts";
import { type Pushed, pushNotice } from "./web-push.ts";

/** Limits subrequests of a run (`mailsPerMinute`); the rest is still mailed. */
const mostPosts = 30;

/** More are combined into one. */
const mostAtOnce = 3;

/** `subject` and `preview` are shown only where the DJ wants the words, by when an answer is promised always. */
export interface News {
  kind: NoticeKind;
  place: string;
  subject: string;
  preview: string;
  promise?: Promised | null;
}

type Promised = Parameters<typeof replyDueAt>[0];

function promiseOf(mail: OutboxMail): Promised | null {
  if (mail.kind !== "lead-notice" && mail.kind !== "contact-notice") return null;
  return { eventCategory: mail.kind === "lead-notice" ? mail.eventCategory : null, createdAt: mail.receivedAt };
}

/** Path and query of the first below `area`. */
export function linkIn(blocks: MailContent["blocks"], siteOrigin: string, area: string): string | undefined {
  const links = blocks.flatMap((block) =>
    block.type === "actions" ? block.actions.flatMap(({ href }) => URL.parse(href) ?? []) : [],
  );
  const found = links.find(({ origin, pathname }) => origin === siteOrigin && `${pathname}/`.startsWith(`${area}/`));
  return found && found.pathname + found.search;
}

/** The notice opens the mail's first link to the administration. */
export function newsIn(mail: OutboxMail, { subject, preview, blocks }: MailContent, siteOrigin: string): News | null {
  const kind = noticeKindOf(mail);
  if (kind === null) return null;
  const place = linkIn(blocks, siteOrigin, adminPaths.today) ?? adminPaths.today;
  return { kind, subject, preview, place, promise: promiseOf(mail) };
}

function noticesOf(
  news: readonly News[],
  withWords: boolean,
  officeHours: readonly OpeningHours[],
  now: number,
): Notice[] {
  const [first] = news;
  if (first && news.length > mostAtOnce) {
    const all = news.every(({ kind }) => kind === first.kind) ? noticeKinds[first.kind].name : "News on the site";
    return [{ title: all, body: `${news.length} at once.`, place: adminPaths.today }];
  }
  return news.map(({ kind, subject, preview, place, promise }) => {
    const by = promise ? `Answer by ${momentInWords(replyDueAt(promise, officeHours), now)}` : "";
    const body = [by, withWords ? preview : ""].filter(Boolean).join(" · ");
    return { title: withWords ? subject : noticeKinds[kind].name, body, place };
  });
}

const showsQuery = (db: Database, now: number) =>
  db
    .select({ date: bookings.eventDate, startTime: bookings.startTime, endTime: bookings.endTime })
    .from(bookings)
    .where(
      and(
        between(bookings.eventDate, addDays(calendarDateAt(now), -1), calendarDateAt(now)),
        eq(bookings.status, "confirmed"),
      ),
    );

const isOn = ({ date, ...times }: Awaited<ReturnType<typeof showsQuery>>[number], now: number): boolean => {
  const { startsAt, endsAt } = hoursOf(times, date);
  return startsAt <= now && now < endsAt;
};

/** Forgets devices that their push service no longer knows. */
export async function recordPushed(
  db: Database,
  pushed: readonly { device: Device; outcome: Pushed }[],
  now: number,
): Promise<void> {
  const those = (outcome: Pushed) =>
    pushed.filter((each) => each.outcome === outcome).map(({ device: { endpoint } }) => endpoint);
  await batchOf(db, {
    gone: db.delete(pushDevices).where(inArray(pushDevices.endpoint, those("gone"))),
    taken: db
      .update(pushDevices)
      .set({ lastOkAt: now })
      .where(inArray(pushDevices.endpoint, those("taken"))),
  });
}

/** One per run or request. Never throws, because all news is also mailed or in the booth. */
export function phoneNotifier(db: Database, settings: Settings["push"]) {
  let left = mostPosts;
  return async (news: readonly News[], now: number): Promise<void> => {
    if ("unset" in settings || news.length === 0 || left <= 0) return;
    try {
      const { devices, set, shows } = await inTime(
        batchOf(db, { devices: devicesQuery(db, now), set: settingsQuery(db), shows: showsQuery(db, now) }),
      );
      const chosen = noticeSettingsOf(set.find(({ name }) => name === noticeSettingsRow)?.value);
      const moment = { isShow: shows.some((show) => isOn(show, now)), clock: clockTimeAt(now) };
      const wanted = news.filter(({ kind }) => isWanted(kind, chosen, moment));
      const posts = noticesOf(wanted, chosen.words, officeHoursOf(settingsFrom(set)), now)
        .flatMap((notice) => devices.filter(({ isTold }) => isTold).map((device) => ({ device, notice })))
        .slice(0, left);
      if (posts.length === 0) return;
      left -= posts.length;
      const pushed = await Promise.all(
        posts.map(async ({ device, notice }) => ({
          device,
          outcome: await pushNotice(device, notice, settings.key),
        })),
      );
      await inTime(recordPushed(db, pushed, now));
    } catch (error) {
      console.error(JSON.stringify({ event: "phones-not-told", message: String(error) }));
    }
  };
}
