import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { CachePurgeOptions } from "@cloudflare/workers-types";
import { afterEach, expect, it, vi } from "vitest";
import worker from "../../index.ts";
import { day, hour } from "../../platform/durations.ts";
import { purgeable, submit } from "../../test/administrator.ts";
import { calendarServer } from "../../test/calendar-server.ts";
import { beginAt } from "../../test/clock.ts";
import { limits } from "../../test/limits.ts";
import { storeBooking } from "../../test/portal.ts";
import { askForQuote } from "../../test/quotes.ts";
import { signBoth } from "../../test/signatures.ts";
import { cron, mailbox, postForm, visit } from "../../test/site.ts";
import { delivery, paidEvent } from "../../test/stripe.ts";
import { adminPaths } from "../admin/paths.ts";
import { quoteApi } from "../quotes/client/paths.ts";
import { api } from "../site/paths.ts";

const now = Date.parse("2026-11-25T17:00:00Z");
const saturday = "2027-04-17";

beginAt(now);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Nobody waits for the second purge, seconds later. */
function forgetting() {
  const context = createExecutionContext();
  const { cache, purged } = purgeable();
  let isSecondNext = false;
  const noting = {
    ...cache,
    purge: (options: CachePurgeOptions) => {
      isSecondNext = true;
      return cache.purge(options);
    },
  };
  const waitUntil = (promise: Promise<unknown>) => {
    if (isSecondNext) isSecondNext = false;
    else context.waitUntil(promise);
  };
  return { purged, context: Object.create(context, { cache: { value: noting }, waitUntil: { value: waitUntil } }) };
}

async function forgottenAt(instant: number) {
  vi.setSystemTime(instant);
  const { purged, context } = forgetting();
  await cron(instant, { EMAIL: mailbox().email }, context);
  return [...purged];
}

const dates = [["dates"]];

it("the Cron Trigger has dates forgotten when a hold ends, and when nothing did it does not", async () => {
  await storeBooking({ eventDate: saturday, status: "hold", holdEndsAt: now + hour });
  expect(await forgottenAt(now)).toEqual([]);
  expect(await forgottenAt(now + hour)).toEqual(dates);
  expect(await forgottenAt(now + 2 * hour)).toEqual([]);
});

it("the Cron Trigger has dates forgotten when an offer begins, and when it is over", async () => {
  const { id } = await storeBooking({ eventDate: saturday });
  await visit(postForm(api.waitlist, { date: saturday, email: "ana@example.com", name: "" }));
  expect(await forgottenAt(now)).toEqual([]);
  // The offer needs a confirmed address.
  await env.DB.batch(["UPDATE waitlist SET confirmed_at = 0", "DELETE FROM outbox"].map((sql) => env.DB.prepare(sql)));
  await env.DB.prepare("UPDATE bookings SET status = 'cancelled' WHERE id = ?").bind(id).run();
  expect(await forgottenAt(now + hour)).toEqual(dates);
  expect(await forgottenAt(now + day + hour)).toEqual(dates);
});

it("the Cron Trigger has dates forgotten when a calendar elsewhere has other days, and not when it has the same", async () => {
  const address = "https://calendar.example.com/a.ics";
  const calendarOf = (date: string) => ({
    [address]: {
      text: `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${date}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
    },
  });
  const server = calendarServer(calendarOf("20270417"));
  await submit(adminPaths.calendars, { label: "Family", address });
  expect(await forgottenAt(now + hour)).toEqual([]);
  server.serve(calendarOf("20270424"));
  expect(await forgottenAt(now + 2 * hour)).toEqual(dates);
  server.serve({ [address]: { status: 500 } });
  expect(await forgottenAt(now + 3 * hour)).toEqual([]);
});

it("so does a client who accepts, and a deposit that makes of a hold a booking", async () => {
  const { token } = await askForQuote({ eventDate: saturday });
  const held = await storeBooking({ status: "hold", holdEndsAt: now + hour, deposit: 58_100 });
  await signBoth(held.id);
  const sent = [
    postForm(quoteApi.accept, { token }, { "CF-Connecting-IP": "192.0.2.9" }),
    await delivery(paidEvent({ booking: held.id, amount: 58_100 })),
  ];
  for (const request of sent) {
    const { purged, context } = forgetting();
    await worker.fetch(request, { ...env, ...limits, EMAIL: mailbox().email }, context);
    await waitOnExecutionContext(Object.getPrototypeOf(context));
    expect(purged, request.url).toEqual(dates);
  }
});
