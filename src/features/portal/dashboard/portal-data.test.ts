import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { mainTextIn } from "../../../test/page.ts";
import { queuedMails, signedInClient, songRequest, storedRequests } from "../../../test/portal-requests.ts";
import { cron, get, mailbox, origin, postJson, visit } from "../../../test/site.ts";
import { cancelBooking } from "../../bookings/cancel-booking.ts";
import { portalBookingData } from "../../requests/client/paths.ts";
import { answerRequest } from "../../requests/receive-request.ts";
import { portalApi, portalPaths } from "../paths.ts";

const db = primary(env.DB);

describe("the data of the portal", () => {
  it("is the booking with what the specification names, kept by no cache", async () => {
    const { headers, booking } = await signedInClient();
    const answer = await visit(get(portalBookingData(booking.id), headers));
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.json()).toMatchObject({
      eventDate: booking.eventDate,
      eventType: "Wedding Reception",
      venue: "Sand Key Park",
      package: "PREMIUM",
      status: "confirmed",
    });
  });

  it("is the requests page by page, each as the specification lists it", async () => {
    const { headers } = await signedInClient();
    for (let count = 0; count < 13; count += 1)
      await visit(postJson(portalApi.requests, { ...songRequest, subject: `Number ${count}` }, headers));
    const first = await visit(get(portalApi.requests, headers));
    expect(first.headers.get("Cache-Control")).toBe("private, no-store");
    const page: { requests: object[]; older: string } = await first.json();
    expect(page.requests).toHaveLength(10);
    expect(page.requests[0]).toEqual({
      ...songRequest,
      id: expect.any(String),
      subject: expect.stringMatching(/^Number/),
      status: "pending",
      adminResponse: null,
      createdAt: expect.any(Number),
    });
    const second = await visit(get(`${portalApi.requests}?before=${page.older}`, headers));
    expect(await second.json()).toEqual({ requests: Array(3).fill(expect.anything()), older: null });
  });
});

describe("an answer", () => {
  it("completes the request and takes itself to the client, with a link that opens the portal", async () => {
    const { headers, email } = await signedInClient();
    await visit(postJson(portalApi.requests, songRequest, headers));
    const [{ id = "" } = {}] = await storedRequests();
    const now = Date.now();
    expect(await answerRequest(db, { id, response: "Gladly, from the chorus." }, now)).toBe(true);
    expect(await storedRequests()).toEqual([
      expect.objectContaining({
        status: "completed",
        adminResponse: "Gladly, from the chorus.",
        respondedAt: now,
        updatedAt: now,
      }),
    ]);
    const { email: carrier, mails: all } = mailbox();
    await cron(now, { EMAIL: carrier });
    const mails = all.filter(({ to }) => to === email);
    expect(mails).toEqual([expect.objectContaining({ subject: "Re: Walk-in music" })]);
    for (const part of ["Gladly, from the chorus.", "Can we enter to the chorus?"])
      expect(mails[0]?.text).toContain(part);
    const { pathname, search } = new URL(/https:\S+\/portal\?token=\S+/.exec(mails[0]?.text ?? "")?.[0] ?? origin);
    expect((await visit(new Request(origin + pathname + search, { redirect: "manual" }))).status).toBe(303);
    const text = mainTextIn(await (await visit(get(portalPaths.dashboard, headers))).text());
    expect(text).toContain("Answer: Gladly, from the chorus.");
    expect(text).toContain("Completed");
  });

  it("about a canceled booking is mailed without a link that opens it again", async () => {
    const { booking, headers } = await signedInClient();
    await visit(postJson(portalApi.requests, songRequest, headers));
    const [{ id = "" } = {}] = await storedRequests();
    const now = Date.now();
    await cancelBooking(db, booking.id, { reason: "Moved away", canceledBy: null }, { by: "dj@example.com", now });
    await answerRequest(db, { id, response: "Sorry to hear that." }, now);
    const { email: carrier, mails } = mailbox();
    await cron(now, { EMAIL: carrier });
    expect(mails[0]?.text).toContain("Sorry to hear that.");
    expect(mails[0]?.text).not.toContain("token=");
  });

  it("is mailed once however often it is given, and once more when it was changed", async () => {
    const { headers } = await signedInClient();
    await visit(postJson(portalApi.requests, songRequest, headers));
    const [{ id = "" } = {}] = await storedRequests();
    const replies = async () => (await queuedMails()).filter(({ kind }) => kind === "client-request-reply").length;
    const now = Date.now();
    for (const [after, response] of [
      [0, "Yes."],
      [1, "Yes."],
      [2, "Yes."],
    ] as const)
      expect(await answerRequest(db, { id, response }, now + after)).toBe(true);
    expect(await replies()).toBe(1);
    await answerRequest(db, { id, response: "No, sorry." }, now + 3);
    expect(await replies()).toBe(2);
  });

  it("to a request that is not there is told so, and mails nothing", async () => {
    expect(await answerRequest(db, { id: "none", response: "Yes." }, Date.now())).toBe(false);
    expect(await queuedMails()).toEqual([]);
  });
});
