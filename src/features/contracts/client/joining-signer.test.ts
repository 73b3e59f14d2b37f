import { expect, it, onTestFinished, vi } from "vitest";
import { site } from "../../../content/site.ts";
import { english } from "../../../content/words/en/index.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { administer, ask, see, sentTo, submit } from "../../../test/administrator.ts";
import { bookingRow, formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { next, whoSigns } from "../../../test/who-signs.ts";
import { mailPaths } from "../../admin/outbox/paths.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { personFile, personPage } from "../../people/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { withQuery } from "../../site/paths.ts";

const ben = "ben@example.com";

/** Ana has signed, and so has the DJ. */
async function signedByAna(over: Parameters<typeof whoSigns>[0] = {}) {
  const signing = await whoSigns(over);
  const { booking, client, desk, clientSigns, linkTo, mails, bindings } = signing;
  await clientSigns();
  expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  mails.length = 0;
  const open = async () => String((await rows("SELECT id FROM amendments WHERE status = 'proposed'"))[0]?.id);
  const yes = async (change = "accept") =>
    visit(postForm(portalApi.amendment, { booking: booking.id, amendment: await open(), change }, client), bindings);
  const decide = async (change: string) => submit(desk.proposal, { amendment: await open(), change }, { bindings });
  const token = () => new URL(linkTo(ben), "https://site.test").searchParams.get("token") ?? "";
  const told = () => mails.map(({ to, subject }) => [to, subject.split(":")[0]]);
  const signatures = () => rows("SELECT number, name FROM signatures WHERE booking_id = ? ORDER BY number", booking.id);
  const joiner = async () =>
    String(
      (await rows("SELECT json_extract(after, '$.signers[0].id') AS id FROM amendments WHERE status = 'proposed'"))[0]
        ?.id,
    );
  const change = async (fields: Record<string, string>, of = desk.page) => {
    const html = await see(of);
    const form = formIn(html.slice(html.lastIndexOf("Change the booking")));
    return submit(of, { ...form, ...fields }, { bindings });
  };
  return { ...signing, joiner, change, open, yes, decide, token, told, signatures };
}

it("who is added to a signed agreement is asked at once, and the new version holds once all have said yes", async () => {
  for (const isBenFirst of [true, false]) {
    const { booking, desk, add, linkTo, page, formAt, sign, yes, told, signatures, contract, dashboard, mails } =
      await signedByAna();
    expect(sentTo(await add({}))).toContain("proposed");
    expect(told().sort()).toEqual(
      [
        [booking.clientEmail, "A change to agree on"],
        [ben, "Please sign"],
      ].sort(),
    );
    const link = linkTo(ben);
    expect(await page(link)).toMatch(/Version 2, proposed.*what is signed stands until.*“Ben Cole”.*Sign here/);
    const form = await formAt(link);
    const signs = () => sign(link, "Ben Cole", form);
    const [first, last] = isBenFirst ? [signs, yes] : [yes, signs];
    for (const _ of [1, 2]) expect((await first()).status).toBe(303);
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed", signers: "[]" });
    expect(await contract()).toContain("Booking confirmed.");
    expect(await signatures()).toEqual([{ number: 1, name: "Ana Núñez" }]);
    if (isBenFirst) expect(await page(link)).toMatch(/You have agreed.*once Ana Núñez has said yes/);
    expect(await page(link)).not.toContain(isBenFirst ? "Sign here" : "You have agreed");
    mails.length = 0;
    for (const _ of [1, 2]) expect((await last()).status).toBeLessThan(500);
    expect(await signatures()).toEqual([
      { number: 1, name: "Ana Núñez" },
      { number: 2, name: "Ben Cole" },
    ]);
    expect(await contract()).toMatch(/Version 2.*Booking confirmed\..*Ana Núñez Signed.*Ben Cole Signed/);
    expect(await contract()).not.toContain("not signed yet");
    expect(await contract()).toMatch(/You signed version 1 on .*Ben Cole signed this on/);
    expect(next(await dashboard()) ?? "").not.toContain("sign");
    expect(told().map(([to]) => to)).toContain(ben);
    for (const { attachments } of mails) expect(attachments.length).toBeGreaterThan(0);
    expect(await page(link)).toMatch(/You signed this on/);
    expect(linesOfPdf(await (await ask(desk.agreementPdf)).bytes()).join(" ")).toMatch(
      /Version 2[\s\S]*Ana Núñez[\s\S]*Ben Cole[\s\S]*accepted what this version changes/,
    );
  }
});

it("who is added says yes by signing alone, not by a press, and under their own name", async () => {
  const { add, linkTo, sign, token, open, bindings, signatures } = await signedByAna();
  await add({});
  await visit(
    postForm(portalApi.signerChange, { token: token(), amendment: await open(), change: "accept" }),
    bindings,
  );
  expect(await rows("SELECT yeses FROM amendments")).toEqual([{ yeses: "[]" }]);
  expect((await sign(linkTo(ben), "Ana Núñez")).status).toBe(422);
  expect(await signatures()).toHaveLength(1);
});

it("who was to be added and is not hears that, and their link shows nothing any more", async () => {
  for (const end of ["withdraw", "decline"] as const) {
    const { add, linkTo, yes, decide, told, mails } = await signedByAna();
    await add({});
    const link = linkTo(ben);
    mails.length = 0;
    await (end === "withdraw" ? decide(end) : yes(end));
    expect(told()).toContainEqual([ben, end === "withdraw" ? "Change taken back" : "Not changed"]);
    expect(mails.find(({ to }) => to === ben)?.text).not.toContain("/portal/sign");
    const page = await visit(get(link));
    expect(page.status).toBe(410);
    const html = await page.text();
    expect(mainTextIn(html)).toContain(english.agreement.signer.ended[end === "withdraw" ? "withdrawn" : "declined"]);
    expect(html).not.toContain(portalApi.access);
    expect(html).not.toContain("Núñez");
  }
});

it("who has the page open while their address is corrected, or the change ends, reads what became of it", async () => {
  const { add, act, joiner, linkTo, formAt, sign, decide, signatures, mails } = await signedByAna();
  const { ended } = english.agreement.signer;
  await add({ email: "bne@example.com" });
  const [link, form] = [linkTo("bne@example.com"), await formAt(linkTo("bne@example.com"))];
  await act(await joiner(), "address", { address: ben });
  for (const answer of [await sign(link, "Ben Cole", form), await visit(get(link))]) {
    const html = await answer.text();
    expect(mainTextIn(html)).toContain(ended.replaced);
    expect(html).not.toContain(portalApi.access);
  }
  const open = await formAt(linkTo(ben));
  await decide("withdraw");
  expect(mainTextIn(await (await sign(link, "Ben Cole", open)).text())).toContain(ended.withdrawn);
  expect(await signatures()).toHaveLength(1);
  expect(mails.filter(({ to }) => to === ben)).toHaveLength(2);
});

it("who is added and cannot be reached signs on paper with the rest, or gets the link at the right address", async () => {
  const paper = await signedByAna();
  await paper.add({ email: "" });
  await paper.yes();
  expect(sentTo(await paper.decide("signed-on-paper"))).toContain("amendment-accepted");
  expect((await paper.signatures()).at(-1)).toEqual({ number: 2, name: "Ben Cole" });
  expect(await paper.contract()).not.toContain("not signed yet");

  const { add, linkTo, page, told, mails, bindings } = await signedByAna();
  await add({ email: "bne@example.com" });
  const wrong = linkTo("bne@example.com");
  await rows(
    "UPDATE outbox SET sent_at = NULL, next_attempt_at = NULL, last_error = 'gone' WHERE recipient = 'bne@example.com'",
  );
  const [failed] = await rows("SELECT id FROM outbox WHERE last_error = 'gone'");
  mails.length = 0;
  await submit(mailPaths(String(failed?.id)).address, { email: ben }, { bindings });
  expect(told()).toEqual([[ben, "Please sign"]]);
  expect((await visit(get(wrong))).status).toBe(401);
  expect(await page(linkTo(ben))).toContain("Sign here");
});

it("a parent who takes the client's place signs for the client, whose yes it needs; without them the client signs", async () => {
  const { booking, desk, add, act, idOf, linkTo, sign, yes, signatures, contract } = await signedByAna();
  await add({ name: "Rosa Núñez", role: "parent", email: ben });
  await sign(linkTo(ben), "Rosa Núñez");
  await yes();
  expect((await signatures()).at(-1)).toEqual({ number: 2, name: "Rosa Núñez" });
  await act(await idOf("Rosa Núñez"), "remove");
  await yes();
  await sign(linkTo(ben), "Rosa Núñez");
  expect(await see(desk.page)).not.toContain("not signed");
  expect(await contract()).not.toContain("not signed yet");
  expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
});

it("a wrong address of who is added is corrected where they stand or by adding them again, and signs nothing any more", async () => {
  const wrong = "bne@example.com";
  const { desk, add, act, joiner, linkTo, formAt, sign, yes, told, signatures, contract, mails } = await signedByAna();
  await add({ email: wrong });
  const [link, form] = [linkTo(wrong), await formAt(linkTo(wrong))];
  expect(mainTextIn(await see(desk.page))).toContain(`Signs by ${wrong}`);
  expect((await sign(link, "Ben Cole", form)).status).toBe(303);
  expect(mainTextIn(await see(desk.page))).toMatch(/Ben Cole .*Signed on .* by bne@example.com/);
  mails.length = 0;
  expect(sentTo(await act(await joiner(), "address", { address: ben }))).toContain("signer-readdressed");
  expect(told()).toEqual([[ben, "Please sign"]]);
  expect((await visit(get(link))).status).toBe(401);
  await sign(link, "Ben Cole", form);
  await yes();
  expect(await signatures()).toHaveLength(1);
  expect(await contract()).toMatch(/Version 1/);

  const first = linkTo(ben);
  expect(sentTo(await act(await joiner(), "mail"))).toContain("signer-mailed");
  expect((await visit(get(first))).status).toBe(401);
  const second = linkTo(ben);
  mails.length = 0;
  for (const _ of [1, 2]) await add({ email: "ben.cole@example.com" });
  expect(told()).toEqual([["ben.cole@example.com", "Please sign"]]);
  expect((await visit(get(second))).status).toBe(401);
  expect((await sign(linkTo("ben.cole@example.com"), "Ben Cole")).status).toBe(303);
  expect((await signatures()).at(-1)).toEqual({ number: 2, name: "Ben Cole" });
});

it("links of who is added end with their others, and the DJ gives a new one", async () => {
  const { add, act, joiner, linkTo, page, bindings } = await signedByAna();
  await add({});
  const link = linkTo(ben);
  const own = await storeBooking({ clientEmail: ben, eventDate: "2098-03-08" });
  await submit(bookingPaths(own.id).portalLink, { change: "revoke" }, { bindings });
  expect((await visit(get(link))).status).toBe(401);
  await act(await joiner(), "mail");
  expect(await page(linkTo(ben))).toContain("Sign here");
});

it("who declines to be added is named to the client and the DJ", async () => {
  const { booking, add, linkTo, formAt, open, mails, bindings } = await signedByAna();
  await add({});
  const { token } = await formAt(linkTo(ben));
  mails.length = 0;
  await visit(postForm(portalApi.signerChange, { token, amendment: await open(), change: "decline" }), bindings);
  expect(mails.map(({ to }) => to).sort()).toEqual([booking.clientEmail, site.email].sort());
  for (const { text } of mails) expect(text).toContain("Ben Cole does not agree");
});

it("who is left out by another change, or by a cancellation, hears it once", async () => {
  const { desk, add, act, joiner, linkTo, told, change, mails, bindings } = await signedByAna();
  await add({});
  await change({ price: "950" });
  const link = linkTo(ben);
  mails.length = 0;
  expect(sentTo(await act(await joiner(), "remove"))).toContain("proposed");
  expect(told().filter(([to]) => to === ben)).toEqual([[ben, "Change taken back"]]);
  expect((await visit(get(link))).status).toBe(410);

  await add({});
  mails.length = 0;
  const cancel = { status: "cancelled", reason: "Rain", canceledBy: "dj", tell: "yes" };
  for (const _ of [1, 2]) await submit(desk.status, cancel, { bindings });
  expect(mails.filter(({ to }) => to === ben).map(({ text }) => text)).toEqual([expect.stringContaining("cancel")]);
});

it("who is added is found and has a file, with what they signed of a change that came to nothing", async () => {
  const { add, linkTo, sign, decide } = await signedByAna();
  await add({});
  await sign(linkTo(ben), "Ben Cole");
  for (const end of [async () => undefined, () => decide("withdraw")]) {
    await end();
    expect(mainTextIn(await see(withQuery(adminPaths.people, { q: "ben cole" })))).toContain(ben);
    expect(mainTextIn(await see(personPage(ben)))).toContain("Ben Cole");
    expect(await (await administer(get(personFile(ben)))).json()).toMatchObject({
      signsFor: [{ name: "Ben Cole", email: ben, signedAs: "Ben Cole", signedAt: expect.any(Number) }],
    });
  }
});

it("a corrected address is asked again, and nobody else's change is", async () => {
  const { add, change, told, mails } = await signedByAna();
  await add({});
  const other = await storeBooking({ clientEmail: "rosa@exmaple.com", eventDate: "2098-03-08" });
  await rows("DELETE FROM outbox");
  mails.length = 0;
  await change({ clientEmail: "rosa@example.com" }, bookingPaths(other.id).page);
  expect(told().map(([to]) => to)).toEqual(["rosa@example.com"]);
});

it("what was signed before the sums changed is signed again, as it would be in force", async () => {
  const { booking, add, linkTo, page, sign, yes, decide, told, signatures, mails } = await signedByAna();
  await add({});
  for (const [at, last] of [() => decide("signed-on-paper"), yes].entries()) {
    const link = linkTo(ben);
    await sign(link, "Ben Cole");
    await rows("UPDATE bookings SET balance_days = ? WHERE id = ?", 40 + at, booking.id);
    mails.length = 0;
    await last();
    expect(await signatures()).toHaveLength(1);
    expect(told()).toEqual([[ben, "Please sign"]]);
    expect((await visit(get(link))).status).toBe(401);
  }
  await sign(linkTo(ben), "Ben Cole");
  expect((await signatures()).at(-1)).toEqual({ number: 2, name: "Ben Cole" });
  expect(await page(linkTo(ben))).toMatch(/You signed this on/);
});

it("who signs a change to a near day signs once, though the yes to it comes days later", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const today = calendarDateAt(Date.now());
  const { booking, add, change, linkTo, sign, yes, signatures, mails } = await signedByAna({
    eventDate: addDays(today, 60),
    createdAt: Date.now() - 30 * day,
    balanceDays: 7,
  });
  await add({});
  await change({ eventDate: addDays(today, 5) });
  for (const _ of [1, 2]) await change({});
  expect(await rows("SELECT status FROM amendments WHERE status = 'proposed'")).toHaveLength(1);
  await sign(linkTo(ben), "Ben Cole");
  vi.setSystemTime(Date.now() + 2 * day);
  mails.length = 0;
  await yes();
  expect(await signatures()).toHaveLength(2);
  expect(mails.filter(({ to, subject }) => to === ben && subject.startsWith("Please sign"))).toEqual([]);
  expect(await bookingRow(booking.id)).toMatchObject({ event_date: addDays(today, 5), balance_days: 5 });

  const other = await signedByAna({ eventDate: addDays(today, 70), createdAt: Date.now() - 30 * day, balanceDays: 7 });
  await other.change({ eventDate: addDays(today, 6) });
  await other.change({ eventDate: addDays(today, 50) });
  const [{ after = "" } = {}] = await rows("SELECT after FROM amendments WHERE status = 'proposed'");
  expect(JSON.parse(String(after))).not.toHaveProperty("balanceDays");
});
