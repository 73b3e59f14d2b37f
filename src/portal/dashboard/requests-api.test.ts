import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { cancelBooking } from "../../business/bookings/queries.ts";
import { answerRequest } from "../../business/requests/client-requests.ts";
import { clientRequests } from "../../business/requests/schema.ts";
import { primary } from "../../db/client.ts";
import { outbox } from "../../mail/schema.ts";
import { mainTextIn } from "../../test/page.ts";
import { noting, planOf, signIn, storeBooking } from "../../test/portal.ts";
import { countTrips, cron, get, mailbox, origin, postForm, postJson, visit } from "../../test/site.ts";
import { portalApi, portalBookingData, portalPaths } from "../paths.ts";

const db = primary(env.DB);
const stored = () => db.select().from(clientRequests);
const queued = () => db.select().from(outbox);

const request = {
  type: "song-request",
  subject: "Walk-in music",
  message: "Can we enter to the chorus?",
  songRequest: "Golden Hour by Velvet Tide",
};

async function someone() {
  const booking = await storeBooking({ clientPhone: "(813) 555-0100" });
  return { booking, headers: await signIn(booking), email: booking.clientEmail };
}

describe("a request sent as JSON", () => {
  it("is stored as pending, with the DJ's notice, in one round trip, and its song in two more", async () => {
    const { booking, headers, email } = await someone();
    const { email: carrier, mails } = mailbox();
    const trips = countTrips();
    const answer = await visit(
      postJson(portalApi.requests, { ...request, clientEmail: email.toUpperCase() }, headers),
      {
        EMAIL: carrier,
      },
    );
    expect(await answer.json()).toEqual({ success: true });
    // The batch, and the song's; then sending claims the mail, reads what it tells, and records it.
    expect(trips()).toBe(6);
    expect(await stored()).toEqual([
      expect.objectContaining({ ...request, clientEmail: email, bookingId: booking.id, status: "pending" }),
    ]);
    expect(mails).toEqual([
      expect.objectContaining({
        to: "hello@sunsetbaydj.example",
        replyTo: email,
        subject: "Song Request: Walk-in music",
      }),
    ]);
    for (const part of ["Ana Núñez", "Can we enter to the chorus?", "Golden Hour", "tel:8135550100", "24 hours"])
      expect(mails[0]?.text).toContain(part);
  });

  it("needs no address and no song, and is about the booking whose link opened the session", async () => {
    const { booking, headers, email } = await someone();
    const { songRequest: _, ...least } = request;
    expect((await visit(postJson(portalApi.requests, least, headers))).status).toBe(200);
    expect(await stored()).toEqual([
      expect.objectContaining({ clientEmail: email, bookingId: booking.id, songRequest: null }),
    ]);
  });

  it("with the same key again stores and mails nothing new, whoever else uses that key", async () => {
    const [first, second] = [await someone(), await someone()];
    const keyed = { ...request, idempotencyKey: "the-same-key" };
    for (const { headers } of [first, first, second])
      expect((await visit(postJson(portalApi.requests, keyed, headers))).status).toBe(200);
    expect((await stored()).map(({ clientEmail }) => clientEmail).sort()).toEqual([first.email, second.email].sort());
    expect(await queued()).toHaveLength(2);
  });

  it("without a key is known by its content", async () => {
    const { headers } = await someone();
    for (const message of [request.message, request.message, "Another message"])
      await visit(postJson(portalApi.requests, { ...request, message }, headers));
    expect(await stored()).toHaveLength(2);
  });

  const refusals: [string, object, string, string][] = [
    ["no type", { type: "" }, "type", "Please select a request type"],
    ["an unknown type", { type: "spam" }, "type", "Please select a request type"],
    ["no subject", { subject: " " }, "subject", "Subject is required"],
    ["a short message", { message: " Too few " }, "message", "Please provide more details (minimum 10 characters)"],
    ["no message", { message: null }, "message", "Please provide more details (minimum 10 characters)"],
    ["a long message", { message: "x".repeat(5001) }, "message", "Please keep this to 5,000 characters or fewer"],
  ];
  it.each(refusals)("with %s is answered 422 with its message", async (_, change, path, message) => {
    const { headers } = await someone();
    const answer = await visit(postJson(portalApi.requests, { ...request, ...change }, headers));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^validation/), issues: [{ path, message }] });
    expect(await stored()).toEqual([]);
  });

  it("caught by the honeypot looks like a success and stores nothing", async () => {
    const { headers } = await someone();
    const answer = await visit(postJson(portalApi.requests, { ...request, leaveBlank: "x" }, headers));
    expect(await answer.json()).toEqual({ success: true });
    expect([await stored(), await queued()]).toEqual([[], []]);
  });

  it("more often than a person can is answered 429", async () => {
    const { headers } = await someone();
    const from = { ...headers, "CF-Connecting-IP": "203.0.113.44" };
    let last = 0;
    for (let count = 0; count < 61; count += 1)
      last = (await visit(postJson(portalApi.requests, { ...request, leaveBlank: "x" }, from))).status;
    expect(last).toBe(429);
  });

  it("finds everything by key", async () => {
    const { headers } = await someone();
    const { db: noted, statements } = noting(env.DB);
    await visit(postJson(portalApi.requests, request, headers), { DB: noted });
    await visit(get(portalApi.requests, headers), { DB: noted });
    await visit(get(portalApi.booking, headers), { DB: noted });
    for (const statement of statements)
      for (const step of await planOf(statement))
        expect(step, statement.sql).not.toMatch(/^SCAN (?!CONSTANT ROW|client)/);
  });
});

describe("a request sent without JavaScript", () => {
  it("is stored once, and shown under its thanks", async () => {
    const { headers, booking, email } = await someone();
    const fields = { ...request, clientEmail: email, bookingId: booking.id, idempotencyKey: crypto.randomUUID() };
    for (let count = 0; count < 2; count += 1) {
      const answer = await visit(postForm(portalApi.requests, fields, headers));
      expect(answer.status).toBe(303);
      const text = mainTextIn(await (await visit(get(answer.headers.get("Location") ?? "", headers))).text());
      expect(text).toContain("Request Submitted! The DJ will respond within 24 hours.");
      expect(text).toContain("My Requests 1");
      expect(text).toContain("Walk-in music");
      expect(text).toContain("Pending");
    }
    expect(await stored()).toHaveLength(1);
  });

  it("that is not in order comes back with messages and what was typed, for the booking that it is about", async () => {
    const { headers, email } = await someone();
    const other = await storeBooking({ clientEmail: email, venue: "The Other Room" });
    const fields = { type: "timeline", subject: "Fireworks", message: "Can we?", bookingId: other.id };
    const answer = await visit(postForm(portalApi.requests, fields, headers));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(mainTextIn(html)).toContain("Please provide more details (minimum 10 characters)");
    expect(mainTextIn(html)).toContain("The Other Room");
    expect(html).toMatch(/<input[^>]*name="subject"[^>]*value="Fireworks"/);
    expect(html).toMatch(/<input type="radio"(?=[^>]*value="timeline")[^>]*checked/);
    expect(html).toContain(">Can we?</textarea>");
    const back = await visit(
      new Request(origin + portalApi.requests, { headers: { ...headers, Accept: "text/html" }, redirect: "manual" }),
    );
    expect(back.headers.get("Location")).toBe(`${portalPaths.dashboard}?tab=new#requests`);
  });
});

describe("the data of the portal", () => {
  it("is the booking with what the specification names, kept by no cache", async () => {
    const { headers, booking } = await someone();
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
    const { headers } = await someone();
    for (let count = 0; count < 13; count += 1)
      await visit(postJson(portalApi.requests, { ...request, subject: `Number ${count}` }, headers));
    const first = await visit(get(portalApi.requests, headers));
    expect(first.headers.get("Cache-Control")).toBe("private, no-store");
    const page: { requests: object[]; older: string } = await first.json();
    expect(page.requests).toHaveLength(10);
    expect(page.requests[0]).toEqual({
      ...request,
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
    const { headers, email } = await someone();
    await visit(postJson(portalApi.requests, request, headers));
    const [{ id = "" } = {}] = await stored();
    const now = Date.now();
    expect(await answerRequest(db, { id, response: "Gladly, from the chorus." }, now)).toBe(true);
    expect(await stored()).toEqual([
      expect.objectContaining({
        status: "completed",
        adminResponse: "Gladly, from the chorus.",
        respondedAt: now,
        updatedAt: now,
      }),
    ]);
    const { email: carrier, mails } = mailbox();
    await cron(now, { EMAIL: carrier });
    expect(mails).toEqual([expect.objectContaining({ to: email, subject: "Re: Walk-in music" })]);
    for (const part of ["Gladly, from the chorus.", "Can we enter to the chorus?"])
      expect(mails[0]?.text).toContain(part);
    const { pathname, search } = new URL(/https:\S+\/portal\?token=\S+/.exec(mails[0]?.text ?? "")?.[0] ?? origin);
    expect((await visit(new Request(origin + pathname + search, { redirect: "manual" }))).status).toBe(303);
    const text = mainTextIn(await (await visit(get(portalPaths.dashboard, headers))).text());
    expect(text).toContain("Answer: Gladly, from the chorus.");
    expect(text).toContain("Completed");
  });

  it("about a cancelled booking is mailed without a link that opens it again", async () => {
    const { booking, headers } = await someone();
    await visit(postJson(portalApi.requests, request, headers));
    const [{ id = "" } = {}] = await stored();
    const now = Date.now();
    await cancelBooking(db, booking.id, "Moved away", { by: "dj@example.com", now });
    await answerRequest(db, { id, response: "Sorry to hear that." }, now);
    const { email: carrier, mails } = mailbox();
    await cron(now, { EMAIL: carrier });
    expect(mails[0]?.text).toContain("Sorry to hear that.");
    expect(mails[0]?.text).not.toContain("token=");
  });

  it("is mailed once however often it is given, and once more when it was changed", async () => {
    const { headers } = await someone();
    await visit(postJson(portalApi.requests, request, headers));
    const [{ id = "" } = {}] = await stored();
    const replies = async () => (await queued()).filter(({ kind }) => kind === "client-request-reply").length;
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
    expect(await queued()).toEqual([]);
  });
});
