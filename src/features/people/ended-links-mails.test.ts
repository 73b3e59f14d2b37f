import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { day, hour } from "../../platform/durations.ts";
import { see, submit } from "../../test/administrator.ts";
import { mainTextIn } from "../../test/page.ts";
import { storeKey } from "../../test/plan-keys.ts";
import { open, storeBooking } from "../../test/portal.ts";
import { cron, mailbox } from "../../test/site.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { adminPlan } from "../timeline/dj/paths.ts";

const db = primary(env.DB);

const revoke = (id: string) => submit(bookingPaths(id).portalLink, { change: "revoke" });
const cancel = (id: string) => submit(bookingPaths(id).status, { status: "cancelled", reason: "Rain" });

it("a date that is offered is mailed anew when the links of who waits for it are revoked", async () => {
  const now = Date.now();
  const booking = await storeBooking({ clientEmail: "ana@example.com" });
  const entry = {
    id: "waits",
    date: "2027-05-01",
    email: "ana@example.com",
    idempotencyKey: "waits",
    createdAt: now,
  } as const;
  await db.insert(waitlist).values({ ...entry, confirmedAt: now, offeredAt: now, offerSentAt: now - day / 2 });
  const { email, mails } = mailbox();
  const path = bookingPaths(booking.id).portalLink;
  const answer = await submit(path, { change: "revoke" }, { bindings: { EMAIL: email } });
  expect(mainTextIn(await see(answer.headers.get("Location") ?? ""))).toContain("have to be printed again");
  const [mail] = mails;
  const link = /\/waitlist\/offer\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect([mails.length, mail?.to, (await open(link)).status === 200]).toEqual([1, "ana@example.com", true]);
});

describe("who holds a key that ends", () => {
  async function told(planner: string, act: (bookingId: string, keyId: string) => Promise<unknown>) {
    const booking = await storeBooking({ clientEmail: "ana@example.com" });
    const { key } = await storeKey(booking.id, { email: planner });
    await storeKey(booking.id, { email: "ana@example.com" });
    await act(booking.id, key.id);
    const { email, mails } = mailbox();
    await cron(Date.now() + 2 * hour, { EMAIL: email });
    return mails.filter(({ subject }) => /ended|Canceled/.test(subject)).map(({ to }) => to);
  }
  const endKey = (id: string, key: string) => submit(adminPlan(id).key(key), { change: "revoke" });

  it("hears of it once a day, and the client's own address does not", async () => {
    expect(await told("one@example.com", endKey)).toEqual(["one@example.com"]);
    expect(await told("one@example.com", endKey)).toEqual([]);
    expect(await told("two@example.com", cancel)).toEqual(["two@example.com"]);
  });

  it("hears of it when all links of a client are revoked, or their own", async () => {
    expect(await told("one@example.com", revoke)).toEqual(["one@example.com"]);
    const ofThePlanner = async () => revoke((await storeBooking({ clientEmail: "two@example.com" })).id);
    expect(await told("two@example.com", ofThePlanner)).toEqual(["two@example.com"]);
  });

  it("hears nothing when another key is on its way", async () => {
    const again = { kind: "planner", name: "Paula", email: "one@example.com", moment: "", endsOn: "2099-06-12" };
    const endAndGive = async (id: string, key: string) => {
      await endKey(id, key);
      expect((await submit(adminPlan(id).keys, { ...again, key: crypto.randomUUID() })).status).toBe(303);
    };
    expect(await told("one@example.com", endAndGive)).toEqual([]);
  });
});
