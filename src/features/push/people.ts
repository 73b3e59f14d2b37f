import { eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { planKeys } from "../../database/schema/invites.ts";
import type { OutboxMail } from "../../database/schema/outbox-mail.ts";
import { sessions } from "../../database/schema/portal.ts";
import type { Settings } from "../../env.ts";
import { inTime } from "../../platform/http/timeouts.ts";
import type { MailContent } from "../../platform/mail/message.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { endKeyNoticesQuery, toldByKeyQuery } from "../invites/key-sessions.ts";
import { endNoticesQuery, toldClientsQuery } from "../portal/access/sessions.ts";
import { portalDestination, portalPaths } from "../portal/paths.ts";
import { tokenParameter } from "../site/paths.ts";
import type { MovedEvening } from "../timeline/moment-taps.ts";
import { lateInWords } from "../timeline/moment-times.ts";
import { portalPlanAt } from "../timeline/paths.ts";
import { publicTimesOf } from "../timeline/public-times.ts";
import { type Notice, type Subscription, toldToPeople } from "./model.ts";
import { linkIn } from "./notify-phones.ts";
import { pushNotice } from "./web-push.ts";

/* A device of a client, or of who has a key, is told of news as long as it is signed in. */

/** Of one query. */
const mostDevices = 20;

/** Limits subrequests of a run (`mailsPerMinute`); all of it is mailed. */
const mostPosts = 20;

interface PersonDevice {
  sid: string;
  push: Subscription;
  email: string;
  isKey: boolean;
  /** Of a key. */
  booking: string | null;
  /** The one moment that a family key opens. */
  moment: string | null;
  language: string;
}

/** Newest first, clients' before keys'. */
async function devicesOf(db: Database, { clients, keys }: { clients: SQL; keys: SQL }, now: number) {
  const found = await inTime(
    batchOf(db, {
      clients: toldClientsQuery(db, clients, now).limit(mostDevices),
      keys: toldByKeyQuery(db, keys, now).limit(mostDevices),
    }),
  );
  return [
    ...found.clients.map((each) => ({ ...each, isKey: false, moment: null, booking: null })),
    ...found.keys.map((each) => ({ ...each, isKey: true })),
  ].flatMap(({ push: taken, email, ...each }): PersonDevice[] =>
    taken && email ? [{ ...each, push: taken, email }] : [],
  );
}

/** Devices that their push service no longer knows are told no more. */
async function tell(db: Database, key: string, posts: readonly { device: PersonDevice; notice: Notice }[]) {
  const outcomes = await Promise.all(posts.map(({ device, notice }) => pushNotice(device.push, notice, key)));
  const gone = posts.flatMap(({ device }, at) => (outcomes[at] === "gone" ? [device.sid] : []));
  if (gone.length === 0) return;
  await inTime(batchOf(db, { clients: endNoticesQuery(db, gone), keys: endKeyNoticesQuery(db, gone) }));
}

const logged = (error: unknown): void =>
  console.error(JSON.stringify({ event: "people-not-told", message: String(error) }));

export interface SentMail {
  mail: OutboxMail;
  recipient: string;
  content: MailContent;
}

/** A key's link may be another person's than its mailbox: it is told of the plan alone, and led there. */
const toldToKeys: ReadonlySet<OutboxMail["kind"]> = new Set(["plan-comments", "plan-news", "plan-decided"]);

const isFor = ({ email, isKey, booking }: PersonDevice, { mail, recipient }: SentMail): boolean =>
  email === recipient && (!isKey || (toldToKeys.has(mail.kind) && "bookingId" in mail && mail.bookingId === booking));

/** Signs nobody in: a device or a session may be another person's by now. */
function withoutToken(link: string, mail: OutboxMail): string {
  const { pathname, searchParams } = new URL(link, "http://site");
  if (!searchParams.has(tokenParameter)) return link;
  if (pathname !== portalPaths.dashboard) return portalPaths.dashboard;
  return portalDestination(Object.fromEntries(searchParams), "bookingId" in mail ? mail.bookingId : null);
}

/** An answer's subject is what the client typed, which is not for a lock screen. */
const titleOf = ({ mail, content }: SentMail, { language }: PersonDevice): string =>
  mail.kind === "client-request-reply" ? wordsIn(language).mails.answer.heading : content.subject;

/** One per run or request. A notice has the mail's subject, and opens the page of its first link. Never throws. */
export function peopleNotifier(db: Database, { push: key, siteOrigin }: Pick<Settings, "push" | "siteOrigin">) {
  let left = mostPosts;
  return async (mails: readonly SentMail[], now: number): Promise<void> => {
    const told = mails.filter(({ mail }) => toldToPeople.has(mail.kind));
    if ("unset" in key || told.length === 0 || left <= 0) return;
    const recipients = sql`(select value from json_each(${JSON.stringify(told.map(({ recipient }) => recipient))}))`;
    try {
      const devices = await devicesOf(
        db,
        { clients: sql`${sessions.clientEmail} in ${recipients}`, keys: sql`${planKeys.email} in ${recipients}` },
        now,
      );
      const posts = told
        .flatMap((sent) =>
          devices
            .filter((device) => isFor(device, sent))
            .map((device) => {
              const link = linkIn(sent.content.blocks, siteOrigin, portalPaths.dashboard) ?? portalPaths.dashboard;
              const place = device.isKey ? portalPaths.keyPlan : withoutToken(link, sent.mail);
              return { device, notice: { title: titleOf(sent, device), body: "", place } };
            }),
        )
        .slice(0, left);
      left -= posts.length;
      await tell(db, key.key, posts);
    } catch (error) {
      logged(error);
    }
  };
}

/** In each one's language: "Running 10 minutes late · Toasts 7:40 PM". Never throws. */
export async function tellOfMovedTimes(
  db: Database,
  key: Settings["push"],
  { booking, moments, before, taps }: MovedEvening,
  now: number,
): Promise<void> {
  if ("unset" in key) return;
  try {
    const whose = { clients: eq(sessions.clientEmail, booking.clientEmail), keys: eq(planKeys.bookingId, booking.id) };
    const posts = (await devicesOf(db, whose, now)).flatMap((device) => {
      const words = wordsIn(device.language);
      const [was, is] = [before, taps].map((known) => {
        const { times } = publicTimesOf({ booking, moments, taps: known }, device.moment, now, words);
        return times?.line ?? lateInWords(0, words);
      });
      const place = device.isKey ? portalPaths.keyPlan : portalPlanAt({ booking: booking.id });
      return is && is !== was ? [{ device, notice: { title: is, body: "", place, tag: "times" } }] : [];
    });
    await tell(db, key.key, posts);
  } catch (error) {
    logged(error);
  }
}
