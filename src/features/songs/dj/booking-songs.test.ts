import { expect, it } from "vitest";
import { ask, see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { htmlAt, postForm, postJson, visit } from "../../../test/site.ts";
import { openSongList } from "../../../test/song-list.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { requestPaths } from "../../requests/dj/paths.ts";

it("what the client puts on the list is read in the administration by list and moment, with what clashes marked", async () => {
  const list = await openSongList();
  await list.add("Slow Tide");
  await list.add("Cake Song", { note: "Cake", artist: null });
  await list.add("Last Light", { note: null });
  await list.add("SLOW  tide!", { note: null, preference: "do-not-play", idempotencyKey: "the-other-one" });
  const { page, songTable, songText } = bookingPaths(list.booking.id);
  const administration = mainTextIn(await see(page));
  expect(administration).toMatch(
    /Must play \(3\) First dance Slow Tide by The Harbor Lights Also in Do not play Cake Cake Song At any moment Last Light by The Harbor Lights Do not play \(1\) SLOW tide! by The Harbor Lights Also in Must play/,
  );
  const lists = mainTextIn(await list.page());
  expect(lists).toContain("Also in Do not play");
  expect(lists).toContain("Also in Must play");

  const text = await (await ask(songText)).text();
  expect(text).toContain(
    "MUST PLAY (3)\nFirst dance:\n  Slow Tide - The Harbor Lights [also in: Do not play]\nCake:\n  Cake Song\nAt any moment:\n  Last Light - The Harbor Lights\n",
  );
  expect(text).toContain("6 PM to 11 PM");
  const table = await ask(songTable);
  expect(table.headers.get("Content-Type")).toContain("text/csv");
  const rows = (await table.text()).split("\r\n");
  expect(rows[1]).toBe('"Must play","First dance","Slow Tide","The Harbor Lights","Do not play","",""');
  expect(rows).toHaveLength(6);
  for (const path of [songTable, songText]) expect((await visit(new Request(`http://x${path}`))).status).not.toBe(200);
  expect((await ask(bookingPaths("nobody").songText)).status).toBe(404);
});

it.each([
  ["Golden Hour - Velvet Tide", "Golden Hour by Velvet Tide"],
  ["Stand by Me", "Stand by Me"],
])(
  "the song request %s is a song of the list, once, and the answer to it stands in the administration",
  async (line, shown) => {
    const booking = await storeBooking({ clientPhone: "(813) 555-0100" });
    const client = await signIn(booking);
    const asked = {
      type: "song-request",
      subject: "Walk-in",
      message: "Can we enter to the chorus?",
      songRequest: line,
    };
    for (let time = 0; time < 2; time++) {
      const sent = postForm(portalApi.requests, { ...asked, idempotencyKey: "request-one" }, client);
      expect((await visit(sent)).status).toBe(303);
    }
    const other = { ...asked, type: "timeline", songRequest: "Not on the list" };
    await visit(postJson(portalApi.requests, other, client));

    const { page } = bookingPaths(booking.id);
    const html = await see(page);
    const administration = mainTextIn(html);
    expect(administration).toContain(`Play if possible (1) Walk-in ${shown}`);
    expect(html).toContain('href="tel:8135550100"');
    expect(html).toContain('href="sms:8135550100"');
    expect(html).toContain(`href="mailto:${booking.clientEmail}"`);
    expect(mainTextIn(await htmlAt(portalPaths.songs, client))).toContain(line.split(" - ")[0] ?? "");

    const [, id = ""] = /href="\/admin\/requests\/([\w-]+)"/.exec(html.slice(html.indexOf("booking-requests"))) ?? [];
    await submit(requestPaths(id).answer, { response: "To the chorus it is." });
    expect(mainTextIn(await see(page))).toContain("Your answer To the chorus it is.");
  },
);

it("the form for a new song begins with the list that the last one went to, without JavaScript too", async () => {
  const list = await openSongList();
  const song = { title: "Chicken", preference: "do-not-play", booking: list.booking.id };
  const added = await visit(postForm(portalApi.songs, song, list.client));
  const next = await htmlAt(added.headers.get("Location")?.split("#")[0] ?? "", list.client);
  expect(next).toMatch(/<option value="do-not-play" selected=""/);
});
