import { count, sql } from "drizzle-orm";
import type { SubscriberState } from "../../../content/statuses.ts";
import type { Database } from "../../../database/client.ts";
import { newsletterSubscribers as subscribers } from "../../../database/schema/newsletter.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { countMailsQuery } from "../../../platform/mail/outbox-page.ts";
import {
  bookedByMonthQuery,
  countUpcomingQuery,
  listUpcomingQuery,
  monthAfter,
  monthsAhead,
  monthsBack,
} from "./booking-statistics.ts";
import { answerTimesQuery, leadsByStatusQuery, leadsByWeek, mondaysShown, sinceOfFunnel } from "./lead-statistics.ts";
import { median } from "./median.ts";

const state = sql<SubscriberState>`case when not ${subscribers.subscribed} then 'left'
  when ${subscribers.confirmedAt} is null then 'unconfirmed' else 'confirmed' end`.as("state");

const subscribersByStateQuery = (db: Database) =>
  db
    .select({ state, subscribers: count() })
    .from(subscribers)
    .groupBy((row) => row.state);

/** What the statistics page shows of the database. */
export type Statistics = Awaited<ReturnType<typeof readStatistics>>;

/** The statements behind the statistics of `today`, in the order in which {@link readStatistics} takes their rows. */
export const statisticsQueries = (db: Database, today: CalendarDate) =>
  [
    leadsByWeek(db, mondaysShown(today)),
    leadsByStatusQuery(db, sinceOfFunnel(today)),
    answerTimesQuery(db),
    bookedByMonthQuery(db, monthAfter(today, -monthsBack), monthAfter(today, monthsAhead + 1)),
    countUpcomingQuery(db, today),
    listUpcomingQuery(db, today),
    subscribersByStateQuery(db),
    countMailsQuery(db, "failed"),
  ] as const;

/** The statistics of `today`, in one round trip. */
export async function readStatistics(db: Database, today: CalendarDate) {
  const [byWeek, byStatus, answers, byMonth, upcoming, nextEvents, byState, failed] = await db.batch(
    statisticsQueries(db, today),
  );
  return {
    today,
    weeks: mondaysShown(today),
    byWeek,
    byStatus,
    medianAnswerTime: median(answers.map(({ time }) => time)),
    byMonth,
    months: Array.from({ length: monthsBack + 1 + monthsAhead }, (_, index) => monthAfter(today, index - monthsBack)),
    upcoming: upcoming[0]?.count ?? 0,
    nextEvents,
    subscribers: byState,
    failedMails: failed[0]?.count ?? 0,
  };
}
