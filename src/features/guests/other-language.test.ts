import { expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { english } from "../../content/words/en/index.ts";
import { storeGuestPage, storeSong } from "../../test/guests.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../test/marked-words.ts";
import { linesOfPdf } from "../../test/pdf-text.ts";
import { cookieIn, signIn, storeBooking } from "../../test/portal.ts";
import { rows } from "../../test/rows.ts";
import { get, postForm, visit } from "../../test/site.ts";
import { portalApi } from "../portal/paths.ts";
import { guestPaths, withQuery } from "../site/paths.ts";
import { portalGuestFile, portalGuests } from "./client/paths.ts";

const names = ["Maya & Daniel", "September", "Shout", "PDF", "QR", "A6", site.name];

/** Without its ending. */
const fileNameIn = ({ headers }: Response): string =>
  decodeURIComponent(/filename\*=UTF-8''(.+)\.\w+$/.exec(headers.get("Content-Disposition") ?? "")?.[1] ?? "no name");

it("guests read and are answered in the hosts' language, or in the one that they choose", async () => {
  const hour = 3_600_000;

  const party = async (over: Parameters<typeof storeGuestPage>[0] = {}) => {
    const { booking, code } = await storeGuestPage(over);
    await rows("UPDATE bookings SET language = ?, event_type = 'Quinceañera' WHERE id = ?", language, booking.id);
    return { booking: booking.id, paths: guestPaths(code) };
  };
  const read = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html.replace(/<a[^>]* lang="en">.*?<\/a>/, ""), names), where).toEqual([]);
  };
  for (const over of [
    { opensAt: Date.now() + hour },
    { closesAt: Date.now() - 1 },
    { isOpen: false },
    { notTaken: "~~" },
  ]) {
    const { paths } = await party(over);
    await read(await visit(get(paths.page)), JSON.stringify(over));
    const file = await visit(get(paths.calendar, { Cookie: `__Host-language=${language}` }));
    expect(unmarkedIn(fileNameIn(file))).toEqual([]);
  }

  const { booking, paths } = await party();
  const first = await visit(get(paths.page));
  const guest = cookieIn(first);
  const Cookie = `${guest}; __Host-language=${language}`;
  const ask = (title: string) => visit(postForm(paths.page, { title, artist: "" }, { Cookie }));
  await read(await ask(""), "no song");
  for (const title of ["September", "Shout"]) expect((await ask(title)).status).toBe(303);
  await rows("UPDATE guest_requests SET state = 'played', started_at = ? WHERE title = 'Shout'", Date.now());
  await storeSong(booking, "Macarena", null, "do-not-play");
  for (const said of ["asked", "voted", "again", "held", "declined", "playing", "played"])
    await read(await visit(get(`${paths.page}?said=${said}`, { Cookie })), said);
  for (const title of ["September", "Shout", "Macarena"]) {
    const found = await visit(get(withQuery(paths.search, { title, language })));
    const { songs }: { songs: readonly { words: string }[] } = await found.json();
    expect(unmarkedIn(songs[0]?.words ?? "?"), title).toEqual([]);
  }

  const chosen = await visit(get(`${paths.page}?language=en`, { Cookie }));
  expect(await chosen.text()).toContain('<html lang="en">');
  const stays = await visit(get(paths.page, { Cookie: `${guest}; ${cookieIn(chosen)}` }));
  expect(await stays.text()).toContain('<html lang="en">');
  const others = guestPaths((await storeGuestPage()).code);
  await read(await visit(get(`${others.page}?language=${language}`)), "chosen by a guest");
});

it("a client sets the guests' page up and prints its cards in their language", async () => {
  const booking = await storeBooking({ language });
  const { Cookie } = await signIn(booking);
  const headers = { Cookie: `${Cookie}; __Host-language=${language}` };
  const read = async (answer: Response) => {
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html.replaceAll(/[\w.:]+\/g\/\w+/g, ""), [...names, booking.clientName])).toEqual([]);
    return html;
  };
  const fields = { title: "Maya & Daniel", opensOn: booking.eventDate, closesOn: booking.eventDate, opensAt: "10:00" };
  const post = (closesAt: string) =>
    visit(postForm(portalApi.guests, { ...fields, closesAt, requestsEach: "3", booking: booking.id }, headers));
  await read(await post("09:00"));
  expect((await post("23:00")).status).toBe(303);
  await read(await visit(get(portalGuests(booking.id, "saved"), headers)));
  for (const name of ["table-card.pdf", "poster.pdf"] as const) {
    const file = await visit(get(portalGuestFile(name, booking.id), headers));
    const [, called = "no name"] =
      /filename\*=UTF-8''(.+)\.pdf$/.exec(file.headers.get("Content-Disposition") ?? "") ?? [];
    expect(unmarkedIn(decodeURIComponent(called))).toEqual([]);
    const printed = linesOfPdf(await file.bytes()).join(" ");
    for (const words of english.guests.card.question) expect(printed).not.toContain(words.trim());
    expect(printed).toContain("Maya");
  }
});
