import type { ExecutionContext } from "@cloudflare/workers-types";
import { primary } from "./database/client.ts";
import { type Bindings, settingsOf } from "./env.ts";
import { noteFault, queueFaultDigest } from "./features/admin/health/faults.ts";
import { beginDueJobs, type JobName, retryJobQuery } from "./features/admin/health/jobs.ts";
import { completePlayedQuery } from "./features/bookings/complete-booking.ts";
import { tidyHolds } from "./features/bookings/holds/tidy-holds.ts";
import { readCalendars } from "./features/calendars/read-calendars.ts";
import { endLapsedOvertimeQuery } from "./features/contracts/overtime.ts";
import { removeExpiredKeySessionsQuery } from "./features/invites/key-sessions.ts";
import { publishNowPlaying } from "./features/live/now-playing.ts";
import { syncThroughMinute } from "./features/live/spotify/sync.ts";
import { beginCharges } from "./features/payments/card/charge-card.ts";
import { endIdleCards, forgetCards } from "./features/payments/card/kept-card.ts";
import { checkCheckouts } from "./features/payments/card/open-checkouts.ts";
import { sendRefunds } from "./features/payments/refunds.ts";
import { remindersQueries } from "./features/payments/reminders.ts";
import { removeOldData } from "./features/people/retention.ts";
import { removeExpiredSessionsQuery } from "./features/portal/access/sessions.ts";
import { queuePlanningMails } from "./features/reminders/due.ts";
import { queueFollowUps } from "./features/reminders/follow-ups.ts";
import { planDigestQueries } from "./features/timeline/digests.ts";
import { queuePlanNews } from "./features/timeline/news.ts";
import { removeLostFiles } from "./features/uploads/private-files.ts";
import { offerDates } from "./features/waitlist/offer-dates.ts";
import { mailService } from "./mail-service.ts";
import { inTime } from "./platform/http/timeouts.ts";
import { sendDueMails } from "./platform/mail/send-due.ts";
import { purgePublicPages } from "./platform/pages/purge-public-pages.ts";

/** In milliseconds, for all jobs of a run. */
const longestJobs = 30_000;

/** Runs every minute by what is due, so missed minutes do no harm. */
export async function runMinute(env: Bindings, now: number, context?: ExecutionContext): Promise<void> {
  const { spotify, stripe } = settingsOf(env);
  const db = primary(env.DB);
  const store = { db, kv: env.NOW_PLAYING };

  async function purgeDates(): Promise<void> {
    if (context) await purgePublicPages(context, ["dates"]);
  }

  const work: Partial<Record<JobName, () => Promise<void>>> = {
    digest: () => queueFaultDigest(db, now),
    retention: async () => {
      await removeOldData(db, now);
      await removeLostFiles(db, env.PICTURES, now);
    },
    calendars: async () => {
      if (await readCalendars(db, now)) await purgeDates();
    },
    planning: async () => {
      await queuePlanningMails(db, now);
      await queueFollowUps(db, now);
    },
    balances: async () => {
      await db.batch([...remindersQueries(db, now), completePlayedQuery(db, now)]);
    },
  };

  /** A failed job is due again soon; the others still run. */
  async function doJob(name: JobName): Promise<void> {
    try {
      await work[name]?.();
    } catch (error) {
      await failed(name, error);
      await retryJobQuery(db, name, now).catch((cause: unknown) => failed(`${name}, once more`, cause));
    }
  }

  /** Gives whether the calendars are due; they are read later. */
  async function doJobs(): Promise<boolean> {
    const due = await beginDueJobs(db, now);
    for (const name of due) if (name !== "calendars") await doJob(name);
    return due.includes("calendars");
  }

  /** Runs after mails and jobs, so that slow servers cannot delay them. */
  async function readElsewhere(mails: Promise<void>, jobs: Promise<boolean>): Promise<void> {
    const [, isDue] = await Promise.allSettled([mails, jobs]);
    if (isDue.status === "fulfilled" && isDue.value) await inTime(doJob("calendars"), longestJobs);
  }

  const id = crypto.randomUUID();
  async function failed(task: string, error: unknown): Promise<void> {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    console.error(JSON.stringify({ event: "task-failed", id, task, message: String(cause) }));
    await noteFault(env.DB, { event: "task-failed", place: task, id }, now);
  }

  async function endHolds(): Promise<void> {
    if (await tidyHolds(db, now)) await purgeDates();
  }

  /** A payment without a webhook may have booked a date. */
  async function endCheckouts(): Promise<void> {
    if (!("unset" in stripe)) {
      await endIdleCards(db, now);
      await beginCharges(db, now);
    }
    if (await checkCheckouts(db, stripe, now)) await purgeDates();
    await forgetCards(db, stripe, now);
  }

  // Before mails go out, because an offer begins with its mail.
  const offers = inTime(offerDates(db, now));

  /** An offer sent reserves its date, and one that is over may free it. */
  async function sendMails(): Promise<void> {
    const changed = await offers.catch(() => 0);
    await sendDueMails(mailService(env), now);
    if (changed > 0) await purgeDates();
  }

  const mails = sendMails();
  const jobs = inTime(doJobs(), longestJobs);

  const tasks = {
    waitlist: offers,
    mails,
    sessions: inTime(db.batch([removeExpiredSessionsQuery(db, now), removeExpiredKeySessionsQuery(db, now)])),
    "now-playing": inTime(publishNowPlaying(store)),
    spotify: "unset" in spotify ? null : syncThroughMinute({ ...store, settings: spotify }, now),
    checkouts: inTime(endCheckouts(), longestJobs),
    refunds: inTime(sendRefunds(db, stripe, now), longestJobs),
    overtime: inTime(endLapsedOvertimeQuery(db, now)),
    "plan-digests": inTime(db.batch(planDigestQueries(db, now))),
    "plan-news": inTime(queuePlanNews(db, now)),
    holds: inTime(endHolds()),
    jobs,
    calendars: readElsewhere(mails, jobs),
  };
  const outcomes = await Promise.allSettled(Object.values(tasks));
  const faults = outcomes.map((outcome, index) => ({ outcome, task: Object.keys(tasks)[index] ?? "" }));
  // Throws only at the end: the runtime drops running work when this rejects.
  for (const { outcome, task } of faults) if (outcome.status === "rejected") await failed(task, outcome.reason);
  for (const { outcome } of faults) if (outcome.status === "rejected") throw outcome.reason;
}
