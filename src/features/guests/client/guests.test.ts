import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { administer } from "../../../test/administrator.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, postForm, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { guestPaths } from "../../site/paths.ts";
import { guestAdminPaths } from "../dj/paths.ts";
import { portalGuestFile, portalGuests } from "./paths.ts";

const settings = {
  title: "Maya & Daniel",
  opensOn: "2027-04-17",
  opensAt: "19:00",
  closesOn: "2027-04-18",
  closesAt: "00:30",
  requestsEach: "5",
  notTaken: "heavy metal",
};

it("a client makes the page of the guests, gets its code, and pauses it; the DJ changes the same", async () => {
  const booking = await storeBooking({ eventDate: "2027-04-17", startTime: "18:00", endTime: "00:00" });
  const client = await signIn(booking);
  const fresh = await htmlAt(portalGuests(booking.id), client);
  for (const entry of [booking.clientName.split(" ")[0], "2027-04-17", "18:00", "2027-04-18", "00:00"])
    expect(fresh).toContain(`value="${entry}"`);
  expect((await visit(get(portalGuestFile("code.svg", booking.id), client))).status).toBe(404);

  const late = { ...settings, booking: booking.id, closesOn: "2027-04-17", closesAt: "19:00" };
  const refused = await visit(postForm(portalApi.guests, late, client));
  expect([refused.status, (await refused.text()).includes("Please let it close after it opens")]).toEqual([422, true]);

  const made = await visit(postForm(portalApi.guests, { ...settings, booking: booking.id }, client));
  expect(made.headers.get("Location")).toBe(portalGuests(booking.id, "saved"));
  const [page] = await rows("SELECT * FROM guest_pages");
  expect(page).toMatchObject({
    booking_id: booking.id,
    title: "Maya & Daniel",
    requests_each: 5,
    is_open: 1,
    not_taken: "heavy metal",
    opens_at: Date.parse("2027-04-17T23:00:00Z"),
    closes_at: Date.parse("2027-04-18T04:30:00Z"),
  });
  const code = String(page?.code);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(await htmlAt(portalGuests(booking.id), client)).toContain(`href="https://sunsetbaydj.example/g/${code}"`);
  for (const [file, type] of [
    ["table-card.pdf", "application/pdf"],
    ["poster.pdf", "application/pdf"],
    ["code.svg", "image/svg+xml; charset=UTF-8"],
  ] as const) {
    const answer = await visit(get(portalGuestFile(file, booking.id), client));
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, type]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  }

  await visit(postForm(portalApi.guestOpening, { open: "no", booking: booking.id }, client));
  expect(await rows("SELECT is_open, code FROM guest_pages")).toEqual([{ is_open: 0, code }]);
  const administration = guestAdminPaths(booking.id);
  expect(await (await administer(get(administration.page))).text()).toContain("Take requests again");
  await administer(postForm(administration.opening, { open: "yes" }));
  const changed = await administer(postForm(administration.page, { ...settings, title: "The Riveras", notTaken: "" }));
  expect(changed.headers.get("Location")).toBe(`${administration.page}?notice=guests-saved`);
  expect(await rows("SELECT title, is_open, code, not_taken FROM guest_pages")).toEqual([
    { title: "The Riveras", is_open: 1, code, not_taken: null },
  ]);
  expect((await administer(get(administration.file("table-card.pdf")))).status).toBe(200);
  expect(await htmlAt(guestPaths(code).page)).toContain("The Riveras");
});

it("is nobody else's to see or to change", async () => {
  const booking = await storeBooking();
  const owner = await signIn(booking);
  await visit(postForm(portalApi.guests, { ...settings, booking: booking.id }, owner));
  const stranger = await signIn(await storeBooking());
  for (const [headers, status] of [
    [{}, 401],
    [stranger, 404],
  ] as const) {
    const knocks = [
      get(portalGuests(booking.id), headers),
      get(portalGuestFile("poster.pdf", booking.id), headers),
      postForm(portalApi.guests, { ...settings, title: "Mine", booking: booking.id }, headers),
      postForm(portalApi.guestOpening, { open: "no", booking: booking.id }, headers),
    ];
    for (const request of knocks) expect((await visit(request)).status, request.url).toBe(status);
  }
  expect(await rows("SELECT title, is_open FROM guest_pages")).toEqual([{ title: "Maya & Daniel", is_open: 1 }]);
  expect((await visit(get(portalPaths.guests))).status).toBe(401);
  await env.DB.exec("DELETE FROM guest_pages");
});
