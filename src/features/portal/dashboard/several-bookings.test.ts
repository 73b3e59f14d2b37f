import { describe, expect, it } from "vitest";
import { addDays, calendarDateAt, isCalendarDate } from "../../../platform/dates.ts";
import { dateInWords } from "../../../platform/english.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { get, htmlAt, postForm, visit } from "../../../test/site.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalMessages, portalView } from "../../requests/client/paths.ts";
import { songPlaces } from "../../songs/client/paths.ts";
import { portalPaths } from "../paths.ts";

const today = calendarDateAt(Date.now());

describe("a client with several bookings", () => {
  const pages = [
    { name: "the dashboard", own: portalPaths.dashboard, at: (booking: string) => portalView({ booking }) },
    { name: "the song list", own: portalPaths.songs, at: (booking: string) => songPlaces.client.at({ booking }) },
    { name: "the messages", own: portalPaths.messages, at: (booking: string) => portalMessages({ booking }) },
    { name: "the contract", own: portalPaths.contract, at: portalContractOf },
  ];
  const shown = (html: string) => /aria-current="page">([A-Z]\w+ \d+, \d+)/.exec(html)?.[1];
  const inWords = (date: string) => dateInWords(isCalendarDate(date) ? date : "0-0-0").replace(/^\w+, /, "");

  it.each([
    { of: "what is ahead", days: [-30, 300, 20], cancelled: [3, -2], first: 20 },
    { of: "what is over", days: [-30, -4], cancelled: [3, -2], first: -4 },
    { of: "what was cancelled", days: [], cancelled: [3, 9], first: 9 },
  ])("is shown the same one first everywhere, of $of", async ({ days, cancelled, first }) => {
    const clientEmail = "several@example.com";
    const stored = [
      ...days.map((ahead) => ({ eventDate: addDays(today, ahead), status: "confirmed" as const })),
      ...cancelled.map((ahead) => ({ eventDate: addDays(today, ahead), status: "cancelled" as const })),
    ];
    const bookings = await Promise.all(stored.map((each) => storeBooking({ ...each, clientEmail })));
    const [any] = bookings;
    if (!any) throw new Error("a client has a booking");
    const headers = await signIn(any);
    for (const { name, own } of pages)
      expect(shown(await htmlAt(own, headers)), name).toBe(inWords(addDays(today, first)));
  });

  it.each(pages)("can go from $name to that of each other, and back to its dashboard", async ({ at }) => {
    const next = await storeBooking({ eventDate: addDays(today, 20) });
    const later = await storeBooking({ clientEmail: next.clientEmail, eventDate: addDays(today, 300) });
    const headers = await signIn(next);
    const html = await htmlAt(at(later.id), headers);
    expect(shown(html)).toBe(inWords(later.eventDate));
    const first = at === pages[0]?.at ? portalPaths.dashboard : at(next.id);
    for (const href of [at(later.id), first]) expect(html).toContain(`<li><a href="${href}"`);
    if (first !== portalPaths.dashboard) {
      expect(html).toContain(`<a href="${portalView({ booking: later.id })}">Client Portal</a>`);
      expect(await htmlAt(first, headers)).toContain(`<a href="${portalPaths.dashboard}">Client Portal</a>`);
    }
  });

  it("comes back to the booking that a request was written for, stored or refused", async () => {
    const next = await storeBooking({ eventDate: addDays(today, 20) });
    const later = await storeBooking({ clientEmail: next.clientEmail, eventDate: addDays(today, 300) });
    const headers = await signIn(next);
    const html = await htmlAt(portalMessages({ booking: later.id }), headers);
    const action = /action="([^"#]*client-requests[^"#]*)/.exec(html)?.[1] ?? "";
    const request = { type: "general", subject: "A question", message: "Long enough to send", bookingId: later.id };
    const stored = await visit(postForm(action, request, headers));
    expect(stored.status).toBe(303);
    const after = await htmlAt(stored.headers.get("Location") ?? "", headers);
    expect(after).toContain("Request Submitted!");
    expect(shown(after)).toBe(inWords(later.eventDate));

    expect(shown(await (await visit(postForm(action, { ...request, subject: "" }, headers))).text())).toBe(
      inWords(later.eventDate),
    );
    const again = await visit(get(action, { ...headers, Accept: "text/html" }));
    expect(again.status).toBe(303);
    const form = await htmlAt(again.headers.get("Location") ?? "", headers);
    expect(shown(form)).toBe(inWords(later.eventDate));
  });

  it("who has one is shown no choice", async () => {
    const headers = await signIn(await storeBooking());
    for (const { name, own } of pages) expect(await htmlAt(own, headers), name).not.toContain("Your bookings");
  });
});
