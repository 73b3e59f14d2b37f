import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { clientRequests } from "../../business/requests/schema.ts";
import { primary } from "../../db/client.ts";
import { withQuery } from "../../site/paths.ts";
import { ask, see, submit } from "../../test/administrator.ts";
import { mainTextIn } from "../../test/page.ts";
import { storeBooking } from "../../test/portal.ts";
import { countTrips, mailbox } from "../../test/site.ts";
import { bookingPaths } from "../booking-paths.ts";
import { adminPaths, requestPaths } from "../paths.ts";

async function storeRequest(over: Partial<typeof clientRequests.$inferInsert> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const now = Date.now();
  await primary(env.DB)
    .insert(clientRequests)
    .values({
      id,
      clientEmail: "ana@example.com",
      type: "timeline",
      subject: "First dance",
      message: "Can it be at eight?",
      createdAt: now,
      updatedAt: now,
      ...over,
    });
  return id;
}

const rowOf = (id: string) =>
  env.DB.prepare("SELECT status, admin_response, responded_at FROM client_requests WHERE id = ?").bind(id).first();
const idsIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a href="\/admin\/requests\/([\w-]+)"/g)].map(([, id]) => id);

describe("the list of client requests", () => {
  it("shows what is pending, the longest wait first, and the rest by its status", async () => {
    const now = Date.now();
    const [late, early, done] = [
      await storeRequest({ createdAt: now - 1000 }),
      await storeRequest({ createdAt: now - 9000 }),
      await storeRequest({ createdAt: now - 5000, status: "completed" }),
    ];
    const html = await see(adminPaths.requests);
    expect(idsIn(html)).toEqual([early, late]);
    expect(html).toMatch(/<span>Pending<\/span><b>2<\/b>/);
    expect(mainTextIn(html)).toContain("Timeline Question · ana@example.com");
    expect(idsIn(await see(`${adminPaths.requests}?status=completed`))).toEqual([done]);
    expect(idsIn(await see(`${adminPaths.requests}?status=all`))).toEqual([late, done, early]);
  });

  it("pages by key, in both orders", async () => {
    const now = Date.now();
    const ids = Array.from({ length: 110 }, (_, index) => `request-${String(index).padStart(3, "0")}`);
    for (const [index, id] of ids.entries()) await storeRequest({ id, createdAt: now + Math.floor(index / 7) });
    for (const [status, order] of [
      [null, ids],
      ["all", ids.toReversed()],
    ] as const) {
      const seen: (string | undefined)[] = [];
      for (let address: string | undefined = withQuery(adminPaths.requests, { status }); address; ) {
        const html = await see(address);
        seen.push(...idsIn(html));
        address = /<a [^>]*href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      }
      expect(seen).toEqual(order);
    }
  });

  it("says so when nobody waits", async () => {
    expect(mainTextIn(await see(adminPaths.requests))).toContain("Nobody waits for an answer.");
    expect(mainTextIn(await see(`${adminPaths.requests}?status=all`))).toContain("No requests yet.");
  });

  it("completes and reopens in one tap, without a mail, and goes back to the same list", async () => {
    const { email, mails } = mailbox();
    const id = await storeRequest();
    const answer = await submit(
      requestPaths(id).status,
      { status: "completed", list: "status=all" },
      { bindings: { EMAIL: email } },
    );
    expect(answer.headers.get("Location")).toBe(`${adminPaths.requests}?status=all&notice=request-completed`);
    expect(await rowOf(id)).toMatchObject({ status: "completed", admin_response: null });
    const reopened = await submit(requestPaths(id).status, { status: "pending" }, { bindings: { EMAIL: email } });
    expect(reopened.headers.get("Location")).toBe(`${requestPaths(id).page}?notice=request-reopened`);
    expect(await rowOf(id)).toMatchObject({ status: "pending" });
    expect(mails).toEqual([]);
    expect((await submit(requestPaths(id).status, { status: "lost" })).status).toBe(422);
    expect((await submit(requestPaths("nobody").status, { status: "pending" })).status).toBe(404);
  });

  it("costs one round trip", async () => {
    const id = await storeRequest();
    // The first visit of a login is noted.
    await ask("/admin/nothing-here");
    const trips = countTrips();
    await ask("/admin/nothing-here");
    const guard = trips();
    for (const path of [adminPaths.requests, requestPaths(id).page]) {
      const before = trips();
      await ask(path);
      expect(trips() - before - guard, path).toBe(1);
    }
  });
});

describe("one request", () => {
  it("shows what was asked and for which booking", async () => {
    const booking = await storeBooking({ eventDate: "2099-06-12" });
    const id = await storeRequest({ bookingId: booking.id, songRequest: "At Last", type: "song-request" });
    const html = await see(requestPaths(id).page);
    const text = mainTextIn(html);
    for (const value of ["First dance", "Song Request", "Can it be at eight?", "At Last", "Ana Núñez", "Jun 12, 2099"])
      expect(text).toContain(value);
    expect(html).toContain(`href="${bookingPaths(booking.id).page}"`);
    expect((await ask(requestPaths("nobody").page)).status).toBe(404);
  });

  it("is answered by mail: stored, completed and sent, once for each answer", async () => {
    const { email, mails } = mailbox();
    const id = await storeRequest();
    const { answer, page } = requestPaths(id);
    const first = await submit(answer, { response: " Eight it is.\r\nSee you. " }, { bindings: { EMAIL: email } });
    expect([first.status, first.headers.get("Location")]).toEqual([303, `${page}?notice=answered`]);
    expect(await rowOf(id)).toEqual({
      status: "completed",
      admin_response: "Eight it is.\nSee you.",
      responded_at: expect.any(Number),
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "ana@example.com", subject: "Re: First dance" });
    expect(mails[0]?.text).toContain("Eight it is.\nSee you.");
    expect(mails[0]?.text).toContain("Can it be at eight?");

    await submit(answer, { response: "Eight it is.\nSee you." }, { bindings: { EMAIL: email } });
    expect(mails).toHaveLength(1);
    await submit(answer, { response: "Half past eight." }, { bindings: { EMAIL: email } });
    expect(mails.map(({ text }) => text.includes("Half past eight."))).toEqual([false, true]);
    expect(await see(page)).toContain("Half past eight.</textarea>");

    await submit(requestPaths(id).status, { status: "pending" }, { bindings: { EMAIL: email } });
    await submit(answer, { response: "Half past eight." }, { bindings: { EMAIL: email } });
    expect(mails).toHaveLength(3);
    expect(await rowOf(id)).toMatchObject({ status: "completed" });
  });

  it("keeps an empty answer from being sent", async () => {
    const id = await storeRequest();
    const answer = await submit(requestPaths(id).answer, { response: "  " });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Please write the answer first");
    const tooLong = await submit(requestPaths(id).answer, { response: "x".repeat(5001) });
    expect(await tooLong.text()).toContain(`${"x".repeat(5001)}</textarea>`);
    expect(await rowOf(id)).toMatchObject({ status: "pending", admin_response: null });
    expect((await submit(requestPaths("nobody").answer, { response: "x" })).status).toBe(404);
  });
});
