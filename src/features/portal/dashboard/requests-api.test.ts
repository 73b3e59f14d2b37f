import { describe, expect, it } from "vitest";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { queuedMails, signedInClient, songRequest, storedRequests } from "../../../test/portal-requests.ts";
import { get, mailbox, origin, postForm, postJson, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../paths.ts";

describe("a request sent as JSON", () => {
  it("is stored as pending, with the DJ's notice and its song", async () => {
    const { booking, headers, email } = await signedInClient();
    const { email: carrier, mails } = mailbox();
    const answer = await visit(
      postJson(portalApi.requests, { ...songRequest, clientEmail: email.toUpperCase() }, headers),
      {
        EMAIL: carrier,
      },
    );
    expect(await answer.json()).toEqual({ success: true });
    expect(await storedRequests()).toEqual([
      expect.objectContaining({ ...songRequest, clientEmail: email, bookingId: booking.id, status: "pending" }),
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
    const { booking, headers, email } = await signedInClient();
    const { songRequest: _, ...least } = songRequest;
    expect((await visit(postJson(portalApi.requests, least, headers))).status).toBe(200);
    expect(await storedRequests()).toEqual([
      expect.objectContaining({ clientEmail: email, bookingId: booking.id, songRequest: null }),
    ]);
  });

  it("with the same key again stores and mails nothing new, whoever else uses that key", async () => {
    const [first, second] = [await signedInClient(), await signedInClient()];
    const keyed = { ...songRequest, idempotencyKey: "the-same-key" };
    for (const { headers } of [first, first, second])
      expect((await visit(postJson(portalApi.requests, keyed, headers))).status).toBe(200);
    expect((await storedRequests()).map(({ clientEmail }) => clientEmail).sort()).toEqual(
      [first.email, second.email].sort(),
    );
    expect((await queuedMails()).filter(({ kind }) => kind === "client-request-notice")).toHaveLength(2);
  });

  it("without a key is known by its content", async () => {
    const { headers } = await signedInClient();
    for (const message of [songRequest.message, songRequest.message, "Another message"])
      await visit(postJson(portalApi.requests, { ...songRequest, message }, headers));
    expect(await storedRequests()).toHaveLength(2);
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
    const { headers } = await signedInClient();
    const answer = await visit(postJson(portalApi.requests, { ...songRequest, ...change }, headers));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^validation/), issues: [{ path, message }] });
    expect(await storedRequests()).toEqual([]);
  });

  it("caught by the honeypot looks like a success and stores nothing", async () => {
    const { headers } = await signedInClient();
    const answer = await visit(postJson(portalApi.requests, { ...songRequest, leaveBlank: "x" }, headers));
    expect(await answer.json()).toEqual({ success: true });
    expect([await storedRequests(), await queuedMails()]).toEqual([[], []]);
  });

  it("more often than a person can is answered 429", async () => {
    const { headers } = await signedInClient();
    const from = { ...headers, "CF-Connecting-IP": "203.0.113.44" };
    let last = 0;
    for (let count = 0; count < 61; count += 1)
      last = (await visit(postJson(portalApi.requests, { ...songRequest, leaveBlank: "x" }, from))).status;
    expect(last).toBe(429);
  });
});

describe("a request sent without JavaScript", () => {
  it("is stored once, and shown under its thanks", async () => {
    const { headers, booking, email } = await signedInClient();
    const fields = { ...songRequest, clientEmail: email, bookingId: booking.id, idempotencyKey: crypto.randomUUID() };
    for (let count = 0; count < 2; count += 1) {
      const answer = await visit(postForm(portalApi.requests, fields, headers));
      expect(answer.status).toBe(303);
      const text = mainTextIn(await (await visit(get(answer.headers.get("Location") ?? "", headers))).text());
      expect(text).toContain("Request Submitted! The DJ will respond within 24 hours.");
      expect(text).toContain("Walk-in music");
      expect(text).toContain("Pending");
    }
    expect(await storedRequests()).toHaveLength(1);
  });

  it("answers in the conversation without a subject: it is called by its first words, and comes back as an answer", async () => {
    const { headers } = await signedInClient();
    const { subject: _, ...answer } = songRequest;
    const refused = await (await visit(postForm(portalApi.requests, { ...answer, message: "Why?" }, headers))).text();
    expect(refused).toContain(">Why?</textarea>");
    expect(refused).toMatch(/<option (?=[^>]*value="song-request")[^>]*selected/);
    expect(refused).not.toContain('name="subject"');
    const message = "Can we enter to the chorus?\nIt begins at 0:48.";
    expect((await visit(postForm(portalApi.requests, { ...answer, message }, headers))).status).toBe(303);
    expect(await storedRequests()).toMatchObject([{ subject: "Can we enter to the chorus?", message }]);
  });

  it("that is not in order comes back with messages and what was typed, for the booking that it is about", async () => {
    const { headers, email } = await signedInClient();
    const other = await storeBooking({ clientEmail: email, venue: "The Other Room" });
    const fields = { type: "timeline", subject: "Fireworks", message: "Can we?", bookingId: other.id };
    const answer = await visit(postForm(portalApi.requests, fields, headers));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(mainTextIn(html)).toContain("Please provide more details (minimum 10 characters)");
    expect(html).toMatch(new RegExp(`<input[^>]*name="bookingId"[^>]*value="${other.id}"`));
    expect(html).toMatch(/<input[^>]*name="subject"[^>]*value="Fireworks"/);
    expect(html).toMatch(/<option (?=[^>]*value="timeline")[^>]*selected/);
    expect(html).toContain(">Can we?</textarea>");
    const back = await visit(
      new Request(origin + portalApi.requests, { headers: { ...headers, Accept: "text/html" }, redirect: "manual" }),
    );
    expect(back.headers.get("Location")).toBe(portalPaths.messages);
  });
});
