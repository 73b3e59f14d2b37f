import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { administer } from "../../../test/administrator.ts";
import { arrive, storeGuestPage, storeSong } from "../../../test/guests.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { get, postJson, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { guestPaths } from "../../site/paths.ts";
import { songKey } from "../../songs/same-song.ts";

const requests = (booking: string) =>
  rows(
    "SELECT title, state, votes, unless_asked FROM guest_requests WHERE booking_id = ? ORDER BY created_at",
    booking,
  );

describe("a request", () => {
  it("is one for a song, whatever its spelling and however many ask at once, with one vote of each guest", async () => {
    const { booking, code } = await storeGuestPage({ requestsEach: 9 });
    const spellings = [
      ["September", "Earth, Wind & Fire"],
      ["september - Earth Wind & Fire"],
      ["Earth Wind and Fire – September"],
      ["SEPTEMBER"],
      ["September (Remastered)", "earth wind & fire"],
    ] as const;
    const guests = await Promise.all(spellings.map(() => arrive(code)));
    await Promise.all(guests.flatMap((guest) => spellings.map(([title, artist]) => guest.ask(title, artist))));
    expect(await requests(booking.id)).toMatchObject([{ votes: 5 }]);
    expect(await rows("SELECT count(*) AS votes, sum(asked) AS asked FROM guest_votes")).toEqual([
      { votes: 5, asked: 1 },
    ]);
    const [guest] = guests;
    const [request] = await rows("SELECT id FROM guest_requests");
    const again = await Promise.all(Array.from({ length: 5 }, () => guest?.vote(String(request?.id))));
    expect(again).toEqual(
      again.map(() => expect.objectContaining({ outcome: "again", request: expect.objectContaining({ votes: 5 }) })),
    );
  });

  it("is one as well when the first has typed the artist before the title", async () => {
    const { booking, code } = await storeGuestPage();
    for (const [title, artist] of [
      ["The Killers - Mr. Brightside"],
      ["Mr Brightside"],
      ["mr brightside", "Killers"],
    ] as const)
      await (await arrive(code)).ask(title, artist);
    expect(await requests(booking.id)).toMatchObject([{ votes: 3 }]);
  });

  it("is kept apart from another song of the same title", async () => {
    const { booking, code } = await storeGuestPage();
    const guest = await arrive(code);
    for (const artist of ["Adele", "Lionel Richie"]) await guest.ask("Hello", artist);
    expect(await requests(booking.id)).toHaveLength(2);
  });

  it("ends with as many as each guest may ask for, and one may still vote", async () => {
    const { booking, code } = await storeGuestPage({ requestsEach: 2 });
    const [guest, other] = [await arrive(code), await arrive(code)];
    const asked = await Promise.all(["One", "Two", "Three", "Four"].map((title) => guest.ask(title)));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await requests(booking.id)).toHaveLength(2);
    expect(await other.ask("Five")).toMatchObject({ outcome: "asked", left: 1 });
    expect(await guest.ask("five")).toMatchObject({ outcome: "voted", left: 0 });
    expect(await guest.page()).toContain("You can still vote.");
  });

  it("for what is never to be played is declined at once, and nothing of it is kept", async () => {
    const { booking, code } = await storeGuestPage();
    await storeSong(booking.id, "Chicken Dance", null, "do-not-play");
    await storeSong(booking.id, "Nickelback", null, "do-not-play");
    const guest = await arrive(code);
    for (const [title, artist] of [
      ["chicken dance!"],
      ["The Band - Chicken Dance"],
      ["Photograph", "Nickelback"],
    ] as const)
      expect(await guest.ask(title, artist)).toEqual({ status: 200, outcome: "declined", request: null, left: 3 });
    expect(await requests(booking.id)).toEqual([]);
  });

  it("for what is to be played only if a guest asks goes through, marked for the DJ", async () => {
    const { booking, code } = await storeGuestPage();
    await storeSong(booking.id, "Macarena", "Los del Río", "do-not-play-unless-asked");
    expect(await (await arrive(code)).ask("macarena")).toMatchObject({ outcome: "asked" });
    expect(await requests(booking.id)).toMatchObject([{ title: "macarena", unless_asked: 1 }]);
  });

  it("that holds words for no screen waits for the DJ, and shows to nobody", async () => {
    const { booking, code } = await storeGuestPage();
    const guest = await arrive(code);
    expect(await guest.ask("F**k You", "CeeLo Green")).toMatchObject({ outcome: "held", request: null, left: 2 });
    expect(await requests(booking.id)).toMatchObject([{ state: "held" }]);
    expect(await guest.page()).not.toContain("CeeLo");
    expect(await (await visit(get(guestPaths(code).list))).text()).not.toContain("CeeLo");
    expect(await guest.ask("September", "call 813 555 0123")).toMatchObject({ outcome: "held", request: null });
    expect(await guest.ask("867-5309/Jenny", "Tommy Tutone")).toMatchObject({ outcome: "asked" });
  });

  it("that is almost a do-not-play by its name waits for the DJ, for it may be another song", async () => {
    const { booking, code } = await storeGuestPage();
    await storeSong(booking.id, "Macarena", null, "do-not-play");
    await storeSong(booking.id, "Believer", null, "do-not-play");
    const guest = await arrive(code);
    expect(await guest.ask("macerena")).toMatchObject({ outcome: "held" });
    expect(await guest.ask("Believe", "Cher")).toMatchObject({ outcome: "asked" });
    expect(await guest.ask("believer")).toMatchObject({ outcome: "declined" });
  });

  it("whose artist tells it from a do-not-play does not wait with what was asked for without one", async () => {
    const { booking, code } = await storeGuestPage();
    await storeSong(booking.id, "Believer", null, "do-not-play");
    expect(await (await arrive(code)).ask("believe")).toMatchObject({ outcome: "held" });
    expect(await (await arrive(code)).ask("Believe", "Cher")).toMatchObject({ outcome: "asked" });
    expect(await requests(booking.id)).toMatchObject([{ state: "held" }, { state: "asked", title: "Believe" }]);
  });

  it("that the DJ declines frees its place among those that a guest may ask for", async () => {
    const { booking, code } = await storeGuestPage({ requestsEach: 1 });
    const guest = await arrive(code);
    expect(await guest.ask("One")).toMatchObject({ outcome: "asked", left: 0 });
    expect(await guest.ask("Two")).toMatchObject({ status: 409 });
    await administer(
      postJson(bookingPaths(booking.id).booth, { act: "declined", key: songKey("One", null), title: "One" }),
    );
    expect(mainTextIn(await guest.page())).toContain("1 of 1 requests left");
    expect(await guest.ask("Two")).toMatchObject({ outcome: "asked", left: 0 });
    expect(await guest.ask("Three")).toMatchObject({ status: 409 });
  });

  it.each([
    ["before it opens", { opensAt: Date.now() + 60_000 }, "Requests open"],
    ["once it is over", { closesAt: Date.now() - 1 }, "That was the night"],
    ["while it is paused", { isOpen: false }, "paused"],
  ])("is not taken %s", async (_, over, words) => {
    const { booking, code } = await storeGuestPage(over);
    const guest = await arrive(code);
    expect(await guest.ask("September")).toMatchObject({
      status: 409,
      issues: [{ path: "title", message: "Requests are closed just now." }],
    });
    const text = mainTextIn(await guest.page());
    expect(text).toContain(words);
    expect(text).not.toContain("Be the first to ask");
    expect(text.includes("Playing now")).toBe(words === "paused");
    expect(await requests(booking.id)).toEqual([]);
  });

  it("that was not played is promised no more once the night is over", async () => {
    const { code } = await storeGuestPage();
    const guest = await arrive(code);
    await guest.ask("September");
    expect(mainTextIn(await guest.page())).toContain("September");
    await env.DB.prepare("UPDATE guest_pages SET closes_at = ?")
      .bind(Date.now() - 1)
      .run();
    expect(mainTextIn(await guest.page())).not.toContain("September");
  });

  it("that was played or is on is told so", async () => {
    const { code } = await storeGuestPage();
    const guest = await arrive(code);
    await guest.ask("September");
    for (const state of ["playing", "played", "declined"]) {
      await env.DB.prepare("UPDATE guest_requests SET state = ?, started_at = 0").bind(state).run();
      expect(await (await arrive(code)).ask("september")).toMatchObject({ outcome: state, request: null });
    }
  });
});
