import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { arrive, storeGuestPage, storeSong } from "../../../test/guests.ts";
import { beginMinute } from "../../../test/limits.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { guestPaths } from "../../site/paths.ts";

const requests = (booking: string) =>
  rows(
    "SELECT title, state, votes, unless_asked FROM guest_requests WHERE booking_id = ? ORDER BY created_at",
    booking,
  );

it("an address where nothing is gives no cookie to whoever tries it, and so to no cache", async () => {
  const { code } = await storeGuestPage();
  const nobodys = guestPaths("N0B0DY");
  for (const path of [nobodys.page, `${nobodys.page}/more`, `${guestPaths(code).page}/more`, "/portal/x", "/no/page"]) {
    const answer = await visit(get(path));
    expect([path, answer.status, answer.headers.get("Set-Cookie")]).toEqual([path, 404, null]);
  }
  const vote = await visit(postForm(nobodys.vote, { request: "x" }));
  expect([vote.status, vote.headers.get("Set-Cookie")]).toEqual([404, null]);
});

describe("a guest", () => {
  it("asks for a song and votes by plain forms, with a cookie that names nobody", async () => {
    const { booking, code } = await storeGuestPage({ notTaken: "heavy metal" });
    const { page, vote } = guestPaths(code);
    const first = await visit(get(page.toLowerCase().replace("/g/", "/g/")));
    expect(first.headers.get("Set-Cookie")).toMatch(
      /^__Host-guest=[\w-]{43}; Max-Age=15638400; Path=\/; HttpOnly; Secure/,
    );
    expect(first.headers.get("Cache-Control")).toBe("private, no-store");
    const headers = { Cookie: cookieIn(first) };
    const asked = await visit(postForm(page, { title: "September", artist: "Earth, Wind & Fire" }, headers));
    expect([asked.status, asked.headers.get("Location")]).toEqual([303, `${page}?said=asked`]);
    const html = await (await visit(get(`${page}?said=asked`, headers))).text();
    const text = mainTextIn(html);
    for (const part of ["Maya & Daniel", "on the list", "September", "yours", "2 of 3 requests left", "heavy metal"])
      expect(text).toContain(part);
    const other = cookieIn(await visit(get(page)));
    const request =
      /name="request" value="([\w-]+)"/.exec(await (await visit(get(page, { Cookie: other }))).text())?.[1] ?? "";
    const voted = await visit(postForm(vote, { request }, { Cookie: other }));
    expect(voted.headers.get("Location")).toBe(`${page}?said=voted`);
    expect(await requests(booking.id)).toMatchObject([{ title: "September", state: "asked", votes: 2 }]);
    expect(await rows("SELECT guest FROM guest_votes")).not.toContainEqual({ guest: headers.Cookie.split("=")[1] });
  });

  it("is told what is wrong beside the field, with the words kept", async () => {
    const { code } = await storeGuestPage();
    const { page } = guestPaths(code);
    const empty = await visit(postForm(page, { title: " ", artist: "ABBA" }));
    expect(empty.status).toBe(422);
    const html = await empty.text();
    expect(html).toContain("Please type a song");
    expect(html).toContain('value="ABBA"');
  });

  it("sees no plan, no name of the client and no price", async () => {
    const { booking, code } = await storeGuestPage();
    await storeSong(booking.id, "Slow Tide", null, "must-play");
    const html = (await (await arrive(code)).page()) + (await (await visit(get(guestPaths(code).list))).text());
    for (const own of ["Slow Tide", booking.clientName, booking.clientEmail, booking.venue ?? "", "2,499", booking.id])
      expect(html).not.toContain(own);
  });
});

describe("the door", () => {
  it("is no one's whose event was canceled, and there is none behind a code that nobody has", async () => {
    const { booking, code } = await storeGuestPage();
    await env.DB.prepare("UPDATE bookings SET status = 'cancelled' WHERE id = ?").bind(booking.id).run();
    for (const path of [guestPaths(code).page, guestPaths("ZZZZZZ").page, guestPaths(code).list])
      expect((await visit(get(path))).status).toBe(404);
    expect((await visit(postForm(guestPaths(code).page, { title: "September" }))).status).toBe(404);
  });

  it("limits one guest, and one network that sends more than a room does", async () => {
    const { code } = await storeGuestPage();
    const guest = await arrive(code);
    const statuses = [];
    for (let count = 0; count < 41; count += 1) statuses.push((await guest.vote("nothing")).status);
    expect([statuses[39], statuses[40]]).toEqual([404, 429]);
    expect((await (await arrive(code)).vote("nothing")).status).toBe(404);
    const GUEST_NETWORK_LIMIT = { limit: async () => ({ success: false }) };
    const refused = await visit(postForm(guestPaths(code).page, { title: "September" }), { GUEST_NETWORK_LIMIT });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    beginMinute();
  });
});

it("the page says its title as the client typed it, whatever it looks like in another language", async () => {
  const { code } = await storeGuestPage({ title: "Songs of Casablancas 1: Dan Inc.m.." });
  expect(mainTextIn(await (await arrive(code)).page())).toContain("Songs of Casablancas 1: Dan Inc.m..");
});
