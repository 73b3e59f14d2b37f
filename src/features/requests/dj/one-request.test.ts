import { describe, expect, it } from "vitest";
import { ask, see, submit } from "../../../test/administrator.ts";
import { storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { mailbox } from "../../../test/site.ts";
import { rowOf, storeRequest } from "../../../test/stored-requests.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { requestPaths } from "./paths.ts";

describe("one request", () => {
  it("shows what was asked and for which booking", async () => {
    const booking = await storeBooking({ eventDate: "2099-06-12" });
    const id = await storeRequest({ bookingId: booking.id, songRequest: "At Last", type: "song-request" });
    const html = await see(requestPaths(id).page);
    const text = mainTextIn(html);
    for (const value of ["First dance", "Song Request", "Can it be at eight?", "At Last", "Ana Núñez", "Jun 12, 2099"])
      expect(text).toContain(value);
    expect(html).toContain(`href="${bookingPaths(booking.id).page}"`);
    expect((await ask(requestPaths("nobody").page)).status).toBe(404);
  });

  it("is answered by mail: stored, completed and sent, once for each answer", async () => {
    const { email, mails } = mailbox();
    const id = await storeRequest();
    const { answer, page } = requestPaths(id);
    const first = await submit(answer, { response: " Eight it is.\r\nSee you. " }, { bindings: { EMAIL: email } });
    expect([first.status, first.headers.get("Location")]).toEqual([303, `${page}?notice=answered`]);
    expect(await rowOf(id)).toEqual({
      status: "completed",
      admin_response: "Eight it is.\nSee you.",
      responded_at: expect.any(Number),
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "ana@example.com", subject: "Re: First dance" });
    expect(mails[0]?.text).toContain("Eight it is.\nSee you.");
    expect(mails[0]?.text).toContain("Can it be at eight?");

    await submit(answer, { response: "Eight it is.\nSee you." }, { bindings: { EMAIL: email } });
    expect(mails).toHaveLength(1);
    await submit(answer, { response: "Half past eight." }, { bindings: { EMAIL: email } });
    expect(mails.map(({ text }) => text.includes("Half past eight."))).toEqual([false, true]);
    expect(await see(page)).toContain("Half past eight.</textarea>");

    await submit(requestPaths(id).status, { status: "pending" }, { bindings: { EMAIL: email } });
    await submit(answer, { response: "Half past eight." }, { bindings: { EMAIL: email } });
    expect(mails).toHaveLength(3);
    expect(await rowOf(id)).toMatchObject({ status: "completed" });
  });

  it("begins with a template that is filled in from the booking, or from the lead", async () => {
    const { id: bookingId } = await storeBooking({ eventDate: "2099-06-12" });
    const song = requestPaths(await storeRequest({ bookingId, type: "song-request", songRequest: "At Last" })).page;
    expect(await see(song)).toContain(
      "Hi Ana,\n\nThank you, I have noted the song for Friday, June 12, 2099.</textarea>",
    );
    const { page, answer } = requestPaths(await storeRequest({ bookingId }));
    const html = await see(page);
    expect(html).toMatch(/>\s*Hi Ana,\s*<\/textarea>/);
    expect(mainTextIn(html)).not.toContain("Free, with the price");
    await submit(settingsPaths.replies, { id: "own-1", version: "0", label: "Soon", text: "{name}, by {date}." });
    expect(mainTextIn(await see(page))).toContain("Soon");
    expect(await see(`${page}?template=own-1`)).toContain("Ana, by Friday, June 12, 2099.</textarea>");

    const refused = await submit(answer, { response: "{name}, that is {price}." });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(mainTextIn(again)).toContain("The booking says nothing for {price}: please write it yourself");
    expect(again).toContain("{name}, that is {price}.</textarea>");
    await submit(answer, { response: "{Name}, see you." });
    expect(await see(page)).toContain("Ana, see you.</textarea>");

    const contactId = await storeLead({ email: "cleo@example.com", firstName: "Cleo", lastName: "Diaz" });
    const byMail = requestPaths(await storeRequest({ contactId, type: "reply", clientEmail: "cleo@example.com" })).page;
    expect(await see(`${byMail}?template=own-1`)).toMatch(/Cleo, by \w+day, .*\d\.<\/textarea>/);
  });

  it("keeps an empty answer from being sent", async () => {
    const id = await storeRequest();
    const answer = await submit(requestPaths(id).answer, { response: "  " });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Please write the answer first");
    const tooLong = await submit(requestPaths(id).answer, { response: "x".repeat(5001) });
    expect(await tooLong.text()).toContain(`${"x".repeat(5001)}</textarea>`);
    expect(await rowOf(id)).toMatchObject({ status: "pending", admin_response: null });
    expect((await submit(requestPaths("nobody").answer, { response: "x" })).status).toBe(404);
  });
});
