import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { noAddressOf } from "../../../platform/fields/no-address.ts";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { slowTide } from "../../../test/song-list.ts";
import { portalKeys } from "../../invites/client/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { newRequestTab, portalView } from "../../requests/client/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import { adminPlan } from "../../timeline/dj/paths.ts";
import { bookingPaths } from "./paths.ts";

it("the DJ fills in songs and details for a client without email, locked or not, marked as the DJ's", async () => {
  const soon = addDays(calendarDateAt(Date.now()), 2);
  const createdAt = Date.now() - 60 * day;
  const rosa = { clientEmail: noAddressOf("rosa"), clientName: "Rosa Delgado" };
  const booking = await storeBooking({ eventDate: soon, createdAt, ...rosa });
  const { fillIn } = adminPlan(booking.id);
  expect(await see(bookingPaths(booking.id).page)).toContain(`action="${fillIn}"`);
  const pressed = await submit(fillIn, {});
  expect(sentTo(pressed)).toBe(portalPaths.keyPlan);
  const dj = { Cookie: cookieIn(pressed) };
  expect(mainTextIn(await htmlAt(portalPaths.keyPlan, dj))).toContain("What you change here is marked as yours.");

  const song = { ...slowTide, idempotencyKey: "a-song-of-rosas" };
  expect((await visit(postForm(songPlaces.key.takes.songs, song, dj))).status).toBe(303);
  expect(mainTextIn(await see(bookingPaths(booking.id).page))).toContain(slowTide.title);
  expect(await rows("SELECT role, state FROM plan_changes")).toEqual([{ role: "dj", state: "made" }]);
  expect((await visit(get(portalPaths.keyDetails, dj))).status).toBe(200);
  expect((await visit(get(portalPaths.contract, dj))).status).toBe(401);
  for (const page of [portalPaths.keyPlan, portalPaths.keyDetails, songPlaces.key.at({})])
    expect(mainTextIn(await htmlAt(page, dj)), page).not.toContain("waits for my yes");
  const client = await signIn(booking);
  expect(mainTextIn(await htmlAt(portalPaths.plan, client))).toMatch(/Locked since .* waits for my yes/);
  expect(await htmlAt(portalKeys(booking.id), client)).not.toContain("fill them in for the client");
  expect(await htmlAt(songPlaces.client.at({ booking: booking.id }), client)).toContain(slowTide.title);
});

it.each([0, 1, 2, 5, 20])("what is booked today for %i days from now is open for the client to plan", async (days) => {
  const eventDate = addDays(calendarDateAt(Date.now()), days);
  const booking = await storeBooking({ eventDate, createdAt: Date.now() });
  const client = await signIn(booking);
  expect(mainTextIn(await htmlAt(portalPaths.plan, client))).toContain("Open until");
  const song = { ...slowTide, booking: booking.id, idempotencyKey: "a-song-of-today" };
  await visit(postForm(songPlaces.client.takes.songs, song, client));
  expect(await rows("SELECT role, state FROM plan_changes")).toEqual([{ role: "client", state: "made" }]);
});

it("the agreement that is printed for a client without email is one to sign, not one to be seen in a portal", async () => {
  const { id } = await storeBooking({ clientEmail: noAddressOf("rosa"), clientName: "Rosa Delgado" });
  const paper = mainTextIn(await see(bookingPaths(id).contract));
  expect(paper).toContain("to be signed on paper");
  expect(paper).not.toContain("not seen by the client");
});

it("of a client without email nobody reads that mails went or go there", async () => {
  const booking = await storeBooking({ clientEmail: noAddressOf("rosa"), clientName: "Rosa Delgado" });
  const client = await signIn(booking);
  const { email: EMAIL, mails } = mailbox();
  const post = (path: string, form: Record<string, string>) => visit(postForm(path, form, client), { EMAIL });
  const page = await htmlAt(portalView({ tab: newRequestTab }), client);
  expect(mainTextIn(page)).toContain("I call you, and the answer stands here");
  const asked = {
    type: "general",
    subject: "The stage",
    message: "Is there one?",
    idempotencyKey: "the-stage-of-rosa",
  };
  await post(portalApi.requests, { ...asked, clientEmail: booking.clientEmail, bookingId: booking.id });
  await post(portalApi.pay, { booking: booking.id, purpose: "deposit", way: "zelle", amount: "10" });
  const told = mails.map(({ text }) => text).join(" ");
  for (const words of ["has no email: answer by phone", "has read in the portal how"]) expect(told).toContain(words);
  for (const words of ["no-email-", "Reply to this email and it goes to", "was mailed"])
    expect(told).not.toContain(words);
});

it("nothing is filled in for a booking that is canceled, by a press that comes late or before", async () => {
  const booking = await storeBooking({});
  const { fillIn, page } = adminPlan(booking.id);
  const dj = { Cookie: cookieIn(await submit(fillIn, {})) };
  await submit(bookingPaths(booking.id).status, { status: "cancelled" });
  expect(sentTo(await submit(fillIn, {}))).toBe(`${page}?notice=not-filled-in`);
  expect((await visit(get(portalPaths.keySongs, dj))).status).not.toBe(200);
});
