import { beforeEach, expect, it } from "vitest";
import { portal } from "../../../content/words/en/portal.ts";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { get, htmlAt, mailbox, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { portalBooked } from "../client/paths.ts";
import { bookingMoney } from "./paths.ts";

const { gone } = portal.hold;
const { email: EMAIL, mails } = mailbox();

beforeEach(() => {
  mails.length = 0;
});

const price = { price: 100_000, deposit: 25_000 };
const late = { ...price, eventDate: "2099-05-09", status: "released", holdEndsAt: 1 } as const;
const toldOf = (booking: { clientEmail: string }) => mails.find(({ to }) => to === booking.clientEmail)?.text ?? "";
const today = async () => mainTextIn(await see(adminPaths.today));

/** Gives where the DJ lands. */
async function markDeposit({ id }: { id: string }) {
  const form = { key: crypto.randomUUID(), purpose: "deposit", method: "zelle", amount: "250", note: "" };
  return (await submit(bookingMoney(id).mark, form, { bindings: { EMAIL } })).headers.get("Location");
}

const both = async (booking: Awaited<ReturnType<typeof storeBooking>>) => [
  mainTextIn(await see(bookingMoney(booking.id).page)),
  mainTextIn(await htmlAt(portalBooked(booking.id), await signIn(booking))),
];

it("money that comes once somebody else is booked is taken down, goes back, and all who look are told why", async () => {
  const booking = await storeBooking(late);
  await signBoth(booking.id);
  const headers = await signIn(booking);
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, headers))).not.toContain(gone);
  await storeBooking({ ...late, status: "confirmed", clientName: "Walt Buyer" });
  for (const path of [portalPaths.dashboard, portalContractOf(booking.id)])
    expect(mainTextIn(await (await visit(get(path, headers))).text())).toContain(gone);
  expect(mainTextIn(await see(bookingPaths(booking.id).page))).toContain("Somebody else has the date");
  expect(await markDeposit(booking)).toContain("payment-holds-nothing");
  const [page, theirs] = await both(booking);
  for (const text of [page, theirs]) expect(text).toContain("Goes back $250");
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, headers))).toContain("$250 that you paid goes back");
  expect(toldOf(booking)).toContain("$250 goes back to you");
  expect(await today()).toMatch(/somebody else has the date\. \$250 goes back/);
  expect(await rows("SELECT purpose, status FROM payments")).toEqual([{ purpose: "deposit", status: "paid" }]);
});

it("while somebody else only holds the date, what comes is noted, and nobody says that it goes back", async () => {
  const booking = await storeBooking(late);
  await signBoth(booking.id);
  await storeBooking({ ...late, status: "hold", holdEndsAt: Date.now() + 1_000_000, clientName: "Walt Holder" });
  expect(await markDeposit(booking)).toContain("payment-holds-nothing");
  expect(toldOf(booking)).toContain("It is noted");
  for (const text of [...(await both(booking)), await today()]) expect(text).not.toMatch(/goes back/i);
});

it("where the day has room for another event, or the client's own other booking has it, nothing is gone", async () => {
  const booking = await storeBooking(late);
  await signBoth(booking.id);
  await storeBooking({ ...late, status: "confirmed", clientEmail: booking.clientEmail });
  const portal = async () =>
    mainTextIn(await htmlAt(`${portalPaths.dashboard}?booking=${booking.id}`, await signIn(booking)));
  expect(await portal()).not.toContain(gone);
  await rows("UPDATE bookings SET client_email = 'walt@example.com' WHERE id <> ?", booking.id);
  expect(await portal()).toContain(gone);
  await rows("INSERT INTO opened_days (date, most, created_at) VALUES (?, 2, 1)", late.eventDate);
  expect(await portal()).not.toContain(gone);
  expect(await markDeposit(booking)).toContain("payment-marked");
  expect(toldOf(booking)).not.toContain("goes back");
  expect(await rows("SELECT status FROM bookings WHERE id = ?", booking.id)).toEqual([{ status: "confirmed" }]);
});

it.each([
  ["dj", "all of it comes back to you", "Canceled by you: $250 goes back"],
  ["client", "$250, the deposit, stays unless", null],
  [null, "goes the way the money came", null],
] as const)(
  "money that comes after a cancellation by %s is taken down, and all are told what becomes of it",
  async (canceledBy, words, task) => {
    const booking = await storeBooking({ ...price, status: "cancelled", canceledBy });
    await signBoth(booking.id);
    expect(await markDeposit(booking)).toContain("payment-holds-nothing");
    const mail = toldOf(booking);
    expect(mail).toContain("The booking is canceled.");
    expect(mail).toContain(words);
    if (task) expect(await today()).toContain(task);
  },
);
