import { describe, expect, it } from "vitest";
import { ask, see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { mailbox } from "../../../test/site.ts";
import { rowOf, storeRequest } from "../../../test/stored-requests.ts";
import { requestPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";

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
