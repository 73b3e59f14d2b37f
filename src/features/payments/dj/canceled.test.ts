import { expect, it } from "vitest";
import { dateInWords } from "../../../platform/english.ts";
import { noAddressOf } from "../../../platform/fields/no-address.ts";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { htmlAt, mailbox, origin, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { balanceDueOn } from "../../bookings/client-view.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { cancelOrPostpone } from "../../requests/client/paths.ts";
import { portalBooked } from "../client/paths.ts";
import { bookingMoney, refundPath } from "./paths.ts";

const { email: EMAIL, mails } = mailbox();
const post = (path: string, form: Record<string, string>) =>
  submit(path, form, { bindings: { EMAIL, SITE_ORIGIN: origin } });

type Booking = Awaited<ReturnType<typeof storeBooking>>;

async function paidBooking(amount: string, more: Parameters<typeof storeBooking>[0] = {}, isSigned = true) {
  const booking = await storeBooking({ price: 100_000, deposit: 25_000, ...more });
  if (isSigned) await signBoth(booking.id);
  const payment = crypto.randomUUID();
  await post(bookingMoney(booking.id).mark, { key: payment, purpose: "balance", method: "check", amount, note: "" });
  mails.length = 0;
  return { booking, payment };
}

const move = ({ id }: Booking, form: Record<string, string>) => post(bookingPaths(id).status, form);
const cancel = (booking: Booking, canceledBy: string) =>
  move(booking, { status: "cancelled", canceledBy, reason: "", words: "", tell: "yes" });

const atDesk = ({ id }: Booking) =>
  Promise.all(
    [bookingPaths(id).page, bookingMoney(id).page, adminPaths.today].map(async (page) => mainTextIn(await see(page))),
  );

const goBack = (payment: string, amount: string) =>
  post(refundPath(payment), { key: crypto.randomUUID(), amount, reason: "By the agreement", kind: "cancellation" });

it.each([
  [
    "client",
    "700",
    "Canceled as the client asked: $450 goes back",
    "$450 comes back to you. $250, the deposit, stays unless the date is booked again",
  ],
  [
    "dj",
    "700",
    "Canceled by you: $700 goes back",
    "You have paid $700: because I cancel, all of it comes back to you.",
  ],
  [
    "dj",
    "200",
    "Canceled by you: $200 goes back",
    "You have paid $200: because I cancel, all of it comes back to you.",
  ],
])(
  "asks who cancels, and says on both sides what comes back by the contract: %s, $%s",
  async (who, paid, desk, client) => {
    const { booking, payment } = await paidBooking(paid);
    expect(mainTextIn(await see(bookingPaths(booking.id).page))).toContain(
      "Who cancels? The client asks for it I cancel",
    );
    await cancel(booking, who);
    for (const text of await atDesk(booking)) expect(text).toContain(desk);
    expect(mails.find(({ subject }) => subject.startsWith("Canceled"))?.text).toContain(client);
    const portal = await signIn(await storeBooking({ clientEmail: booking.clientEmail }));
    expect(mainTextIn(await htmlAt(portalBooked(booking.id), portal))).toContain(client);
    await goBack(payment, who === "client" ? "450" : paid);
    const [, , today] = await atDesk(booking);
    expect(today).not.toContain("Canceled");
  },
);

it("of a client's cancellation nothing beyond the deposit is no debt, until the date is booked again", async () => {
  const { booking } = await paidBooking("250");
  await cancel(booking, "client");
  expect((await atDesk(booking))[2]).not.toContain("Canceled as");
  await storeBooking({ eventDate: booking.eventDate });
  for (const text of await atDesk(booking))
    expect(text).toContain("Canceled as the client asked, and the date was booked again: $250 goes back");
});

it("what a canceled client has a claim to, once the date was booked again, is owed whatever becomes of that booking", async () => {
  const { booking } = await paidBooking("250");
  await cancel(booking, "client");
  const owed = async () => expect((await atDesk(booking))[2]).toContain("booked again: $250 goes back");
  const { booking: later, payment } = await paidBooking("250", { eventDate: booking.eventDate });
  await owed();
  await cancel(later, "dj");
  await owed();
  await goBack(payment, "250");
  await move(later, { status: "reopened" });
  await owed();
  await cancel(later, "dj");
  await owed();
});

it.each(["client", "dj", ""])(
  "keeps nothing of who has signed nothing, on any page or in the mail, whoever cancels: %s",
  async (who) => {
    const { booking, payment } = await paidBooking("250", {}, false);
    const read = async (path: string) => mainTextIn(await htmlAt(path, await signIn(booking)));
    for (const path of [portalBooked(booking.id), cancelOrPostpone(booking.id)]) {
      expect(await read(path)).toMatch(/all of it comes back to you/i);
      expect(await read(path)).not.toMatch(/the deposit stays|Toward the deposit/i);
    }
    await cancel(booking, who);
    for (const text of await atDesk(booking)) expect(text).toContain("$250 goes back");
    expect(mails.find(({ subject }) => subject.startsWith("Canceled"))?.text).not.toContain("the deposit, stays");
    await goBack(payment, "250");
    expect((await atDesk(booking))[2]).not.toContain("Canceled");
  },
);

it("takes the DJ's word for what stays by an agreement with words of its own, until nothing more goes back", async () => {
  const { booking, payment } = await paidBooking("700");
  const sheet = {
    agreement: { terms: [{ id: "cancellation", heading: "If you cancel", text: "The deposit stays." }] },
  };
  await rows(
    "INSERT INTO contract_versions (booking_id, number, sheet, created_at) VALUES (?, 9, ?, 1)",
    booking.id,
    JSON.stringify(sheet),
  );
  await cancel(booking, "client");
  const page = mainTextIn(await see(bookingPaths(booking.id).page));
  expect(page).not.toContain("the deposit stays unless");
  expect((await atDesk(booking))[2]).toContain("Say what stays");
  const stays = (kept: string) => move(booking, { status: "who-canceled", canceledBy: "client", kept });
  const refused = await stays("all of it");
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('value="all of it"')]);
  await stays("250");
  for (const text of await atDesk(booking)) expect(text).toContain("Canceled as the client asked: $450 goes back");
  const portal = await signIn(await storeBooking({ clientEmail: booking.clientEmail }));
  expect(mainTextIn(await htmlAt(portalBooked(booking.id), portal))).toContain("$250 stays, as your agreement says");
  await goBack(payment, "450");
  expect((await atDesk(booking))[2]).not.toContain("Canceled");
});

it("asks afterwards where nobody has said who canceled, and counts by the answer", async () => {
  const { booking } = await paidBooking("700");
  await cancel(booking, "");
  for (const text of await atDesk(booking))
    expect(text).toContain("$450 goes back if the client asked for it, $700 if you cancel");
  expect(await see(adminPaths.today)).toContain("Say who canceled");
  await move(booking, { status: "who-canceled", canceledBy: "dj" });
  for (const text of await atDesk(booking)) expect(text).toContain("Canceled by you: $700 goes back");
  expect((await move(booking, { status: "cancelled", canceledBy: "nobody" })).status).toBe(422);
});

it("names no sum where the agreement has words of its own for a client who cancels", async () => {
  const { booking } = await paidBooking("700");
  const sheet = { agreement: { terms: [{ id: "cancellation", heading: "If you cancel", text: "Half comes back." }] } };
  await rows(
    "INSERT INTO contract_versions (booking_id, number, sheet, created_at) VALUES (?, 1, ?, 1)",
    booking.id,
    JSON.stringify(sheet),
  );
  await cancel(booking, "client");
  for (const text of await atDesk(booking))
    expect(text).toContain("the agreement says in its own words what goes back");
  expect(mails[0]?.text).toContain("You have paid $700. What of it comes back to you goes the way the money came.");
});

it("of a canceled booking nothing is left to tell by phone but that", async () => {
  const { booking } = await paidBooking("250", { clientEmail: noAddressOf(crypto.randomUUID()) });
  await post(bookingPaths(booking.id).portalLink, { change: "send" });
  expect((await atDesk(booking))[2]).toContain("Portal link");
  await cancel(booking, "client");
  const [, , today = ""] = await atDesk(booking);
  expect(today).toContain("Completed or canceled, to the client");
  expect(today).not.toContain("Portal link");
});

it("tells a client whose booking is on again after a refund what is owed, and by when", async () => {
  const { booking, payment } = await paidBooking("700");
  await cancel(booking, "client");
  await goBack(payment, "450");
  await move(booking, { status: "reopened", tell: "yes" });
  const again = mails.find(({ subject }) => subject.startsWith("On again"))?.text;
  const due = dateInWords(balanceDueOn({ ...booking, eventDate: booking.eventDate, balanceDays: 7 }));
  for (const words of ["Paid, less $450 given back: $250", `$750 is left to pay, by ${due}.`])
    expect(again).toContain(words);
  mails.length = 0;
  await post(refundPath(payment), { key: crypto.randomUUID(), amount: "100", reason: "Twice", kind: "again" });
  expect(mails[0]?.text).toContain(`$850 is left to pay: the deposit, $100, now, and $750 by ${due}.`);
});

it("a courtesy counts no more once money went back for a cancellation: agreement and portal say the same", async () => {
  const { booking, payment } = await paidBooking("250");
  const courtesy = { key: crypto.randomUUID(), amount: "100", reason: "A late start", kind: "courtesy" };
  await post(refundPath(payment), courtesy);
  await cancel(booking, "dj");
  await rows("UPDATE refunds SET created_at = created_at - 1000");
  await goBack(payment, "150");
  await move(booking, { status: "reopened" });
  const client = await signIn({ ...booking, portalLinkVersion: 2 });
  const read = async (path: string) => mainTextIn(await htmlAt(path, client));
  expect(await read(portalContractOf(booking.id))).toContain("Balance, due 7 days before the event $750");
  const paid = await read(portalBooked(booking.id));
  expect(paid).toContain("Paid, less $250 given back $0 Left $1,000");
  expect(paid).not.toContain("courtesy");
  expect((await atDesk(booking))[1]).toContain("Deposit still due $250");
});

it("names no sum of a cancellation that is only thought of, either, where the agreement has words of its own", async () => {
  const { booking } = await paidBooking("100");
  const read = async () => mainTextIn(await htmlAt(portalBooked(booking.id), await signIn(booking)));
  expect(await read()).toContain("So far you have paid $100 toward the deposit.");
  const sheet = { agreement: { terms: [{ id: "cancellation", heading: "If you cancel", text: "Half comes back." }] } };
  await rows(
    "INSERT INTO contract_versions (booking_id, number, sheet, created_at) VALUES (?, 1, ?, 1)",
    booking.id,
    JSON.stringify(sheet),
  );
  expect(await read()).toContain("So far you have paid $100. Your agreement says what of it comes back.");
});

it("offers what goes back, and gives no more as owed after a cancellation", async () => {
  const { booking, payment } = await paidBooking("700");
  await cancel(booking, "client");
  expect(await see(bookingMoney(booking.id).page)).toMatch(/name="amount"[^>]*value="450"/);
  expect((await goBack(payment, "451")).status).toBe(422);
  expect((await goBack(payment, "450")).status).toBe(303);
});

it("keeps no more by an agreement's own rule than was paid", async () => {
  const { booking } = await paidBooking("700");
  await cancel(booking, "client");
  const said = (kept: string) => move(booking, { status: "who-canceled", canceledBy: "client", kept });
  expect((await said("701")).status).toBe(422);
  expect((await said("700")).status).toBe(303);
});

it("money that was said to be coming before a cancellation is to be given back, and no step of an open booking counts the deposit twice", async () => {
  const { booking } = await paidBooking("100");
  expect(mainTextIn(await see(bookingPaths(booking.id).page))).toMatch(/Deposit \$150 Balance \$750/);
  const announce = { booking: booking.id, purpose: "balance", way: "zelle", amount: "300" };
  await visit(postForm(portalApi.pay, announce, await signIn(booking)), { EMAIL });
  await cancel(booking, "client");
  expect(mails.find(({ subject }) => subject.startsWith("Canceled"))?.text).toContain("$300");
  for (const page of [bookingMoney(booking.id).page, adminPaths.money])
    expect(mainTextIn(await see(page))).toMatch(/\$300 by Zelle.*if it comes, give it back/);
});

it("speaks of no deposit where none is asked for", async () => {
  const booking = await storeBooking({ price: 100_000, deposit: 0 });
  await signBoth(booking.id);
  const page = mainTextIn(await see(bookingPaths(booking.id).page));
  expect(page).toMatch(/Agreement , done [^.]* Balance \$1,000/);
  expect(page).not.toMatch(/Deposit , done|the deposit is paid/);
});
