import { describe, expect, it } from "vitest";
import { see, submit } from "../../../test/administrator.ts";
import { bookingCount, bookingRow, formIn, idIn, linkMails, storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { portalStatus, signIn, storeBooking } from "../../../test/portal.ts";
import { mailbox } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { bookingPaths } from "./paths.ts";

const typed = {
  clientName: "A",
  clientEmail: "a@example.com",
  eventDate: "2099-01-01",
  eventType: "X",
  startTime: "18:00",
  endTime: "23:00",
  packageName: "PREMIUM",
  price: "2499",
  deposit: "625",
};

describe("a booking by hand", () => {
  it("has no package that the DJ did not choose", async () => {
    const answer = await submit(adminPaths.newBooking, {
      ...formIn(await see(adminPaths.newBooking)),
      ...typed,
      packageName: "",
    });
    expect(answer.status).toBe(422);
    expect(formIn(await answer.text()).packageName).toBe("");
    expect(await bookingCount()).toBe(0);
  });

  it("is stored once and mails nobody unless told", async () => {
    const { tell: _, ...fields } = formIn(await see(adminPaths.newBooking));
    const whole = { ...fields, ...typed };
    const answer = await submit(adminPaths.newBooking, { ...whole, status: "hold" });
    expect(answer.headers.get("Location")).toBe(`${bookingPaths(fields.key ?? "").page}?notice=booking-added`);
    expect((await submit(adminPaths.newBooking, whole)).headers.get("Location")).toMatch(/notice=already-booked$/);
    expect(await bookingRow(idIn(answer))).toMatchObject({ status: "hold", contact_id: null, price: 249_900 });
    expect(await bookingCount()).toBe(1);
    expect(await linkMails()).toEqual([]);
    expect((await submit(adminPaths.newBooking, { ...whole, key: "mine" })).status).toBe(422);
  });
});

it.each(["completed", "cancelled"])("a new booking is not %s, by hand or of a lead", async (status) => {
  const lead = await storeLead();
  for (const path of [adminPaths.newBooking, leadPaths(lead).booking]) {
    const fields = formIn(await see(path));
    const whole = { ...fields, clientName: "A", clientEmail: "a@example.com", eventDate: "2099-01-01", eventType: "X" };
    const answer = await submit(path, { ...whole, status });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Please choose hold or confirmed");
  }
  expect(await bookingCount()).toBe(0);
  expect(await linkMails()).toEqual([]);
});

it("a booking that is confirmed by two presses of the button is stored once, and its own date is not in its way", async () => {
  const { tell: _, ...fields } = formIn(await see(adminPaths.newBooking));
  const whole = { ...fields, ...typed };
  const presses = [1, 2].map(() => submit(adminPaths.newBooking, { ...whole, status: "confirmed" }));
  const places = (await Promise.all(presses)).map((answer) => answer.headers.get("Location")).sort();
  const { page } = bookingPaths(fields.key ?? "");
  expect(places).toEqual([`${page}?notice=already-booked`, `${page}?notice=booking-added`]);
  expect(await bookingCount()).toBe(1);
});

it("the form of a booking says what each package costs, and another one fills in its price, to be saved or typed over", async () => {
  const { id } = await storeBooking({ packageName: "STARTER", price: 150_000, deposit: 10_000 });
  const html = await see(bookingPaths(id).page);
  const text = mainTextIn(html);
  expect(text).toContain("STARTER $1,799, deposit $450; with a code $1,349.25, deposit $337.");
  expect(text).toContain("ELITE $3,599, deposit $900; with a code $2,699.25, deposit $675.");
  const fieldsOf = (page: string) => formIn(page.slice(page.indexOf("Change the booking")));
  const other = { ...fieldsOf(html), packageName: "ELITE" };
  const look = await submit(bookingPaths(id).page, other);
  const page = await look.text();
  expect(look.status).toBe(422);
  for (const sum of ["$1,500", "$3,599"]) expect(mainTextIn(page)).toContain(sum);
  expect(await bookingRow(id)).toMatchObject({ package_name: "STARTER", price: 150_000 });

  const filled = { ...fieldsOf(page), packageName: "ELITE" };
  expect(filled).toMatchObject({ startTime: "18:00", endTime: "02:00", price: "3599" });
  expect((await submit(bookingPaths(id).page, filled)).status).toBe(303);
  expect(await bookingRow(id)).toMatchObject({ package_name: "ELITE", price: 359_900, deposit: 10_000 });
});

it("a price that the DJ types with another package is kept, and the page says so", async () => {
  const { id } = await storeBooking({ packageName: "STARTER", price: 150_000, deposit: 10_000 });
  const html = await see(bookingPaths(id).page);
  const fields = formIn(html.slice(html.indexOf("Change the booking")));
  const saved = await submit(bookingPaths(id).page, { ...fields, packageName: "ELITE", price: "3000" });
  expect(mainTextIn(await see(saved.headers.get("Location") ?? ""))).toContain("the price that you typed");
  expect(await bookingRow(id)).toMatchObject({ package_name: "ELITE", price: 300_000, deposit: 10_000 });
});

describe("one booking", () => {
  it("is not confirmed on a date that is taken", async () => {
    await storeBooking({ eventDate: "2099-06-12", clientName: "Jo" });
    const { id } = await storeBooking({ eventDate: "2099-06-12", status: "released" });
    expect(mainTextIn(await see(bookingPaths(id).page))).toContain(
      "That date has something already. Wedding Reception, Jo",
    );
    const answer = await submit(bookingPaths(id).status, { status: "confirmed" });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("This date is taken: Wedding Reception, Jo, 6:00 PM to 11:00 PM");
    expect(await bookingRow(id)).toMatchObject({ status: "released" });
  });

  it.each([
    ["inquiry", "contactId"],
    ["quote", "quoteId"],
  ] as const)("is not confirmed once its %s has become another booking, and says which", async (_, origin) => {
    const of = { contactId: { contactId: await storeLead() }, quoteId: { quoteId: "quote" } }[origin];
    const { id } = await storeBooking({ ...of, status: "released" });
    await storeBooking({ ...of, eventDate: "2099-06-12", eventType: "Birthday Party" });
    const answer = await submit(bookingPaths(id).status, { status: "confirmed" });
    expect(answer.status).toBe(409);
    expect(mainTextIn(await answer.text())).toContain("This inquiry has another booking: Birthday Party, Jun 12, 2099");
    expect(await bookingRow(id)).toMatchObject({ status: "released" });
  });

  it("sends its portal link, once a minute, and revokes all links and sessions", async () => {
    const booking = await storeBooking();
    const { page, portalLink } = bookingPaths(booking.id);
    const { email, mails } = mailbox();
    const client = await signIn(booking);
    expect((await submit(portalLink, { change: "send" }, { bindings: { EMAIL: email } })).headers.get("Location")).toBe(
      `${page}?notice=link-sent`,
    );
    expect((await submit(portalLink, { change: "send" }, { bindings: { EMAIL: email } })).headers.get("Location")).toBe(
      `${page}?notice=link-sent`,
    );
    expect(mails.map(({ to }) => to)).toEqual([booking.clientEmail]);
    expect(mainTextIn(await see(page))).toContain("Signed in on 1 device, last on");

    await submit(portalLink, { change: "revoke" });
    expect(await bookingRow(booking.id)).toMatchObject({ portal_link_version: 2 });
    expect(mainTextIn(await see(page))).toContain("Not signed in anywhere.");
    expect(await portalStatus(client)).toBe(401);
    await submit(portalLink, { change: "send" }, { bindings: { EMAIL: email } });
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).not.toBe(mails[1]?.text);
    expect((await submit(bookingPaths("nobody").portalLink, { change: "revoke" })).status).toBe(404);
  });

  it("sends no link for a booking that is canceled, and says so", async () => {
    const { id } = await storeBooking({ status: "cancelled" });
    const answer = await submit(bookingPaths(id).portalLink, { change: "send" });
    const told = `${bookingPaths(id).page}?notice=link-not-sent`;
    expect(answer.headers.get("Location")).toBe(told);
    expect(mainTextIn(await see(told))).toContain("No link was sent");
    expect(await linkMails()).toEqual([]);
    expect(mainTextIn(await see(bookingPaths(id).page))).not.toContain("Send the link");
  });
});
