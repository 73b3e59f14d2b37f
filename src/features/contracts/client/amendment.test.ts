import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { english } from "../../../content/words/en/index.ts";
import { hour } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signedBooking } from "../../../test/signed-booking.ts";
import { get, mailbox, postForm, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { openedDaysPath } from "../../dates/dj/paths.ts";
import { bookingMoney, refundPath } from "../../payments/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { portalContractOf } from "./paths.ts";

it("a change of what was signed waits for the client, who sees old and new, and counts from their yes on", async () => {
  const { booking, page, dashboard, change, accept, mails } = await signedBooking();
  mails.length = 0;
  const proposed = await change({ eventDate: "2098-06-21", price: "2600", note: "Two stairs" });
  expect(proposed.headers.get("Location")).toMatch(/notice=proposed$/);
  expect(mainTextIn(await dashboard())).toContain("Next for you Look at a change of your agreement");
  const before = { event_date: "2098-06-14", price: 249_900, note: "Two stairs" };
  expect(await bookingRow(booking.id)).toMatchObject(before);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [booking.clientEmail, "A change to agree on: Wedding Reception"],
  ]);
  expect(mainTextIn(await page())).toMatch(
    /Until now From now on Date Saturday, June 14, 2098 Saturday, June 21, 2098 Price \$2,499 \$2,600 .* is not held: .* Accept the change/,
  );
  const { sequence } = (await bookingRow(booking.id)) ?? {};
  mails.length = 0;
  expect((await accept()).status).toBe(303);
  expect(await bookingRow(booking.id)).toMatchObject({
    event_date: "2098-06-21",
    price: 260_000,
    sequence: Number(sequence) + 1,
  });
  expect(mails.map(({ subject }) => subject.split(":")[0]).sort()).toEqual(["Accepted", "Changed"]);
  const text = mainTextIn(await page());
  expect(mainTextIn(await dashboard())).not.toContain("change of your agreement");
  expect(text).toContain("Version 2");
  expect(text).toMatch(/Ana Núñez signed version 1 on .*, and accepted what this version changes of it on/);
  expect(text).not.toContain("Sign here");
  expect(await rows("SELECT number FROM signatures")).toEqual([{ number: 1 }]);
});

it("a page says first that a change was accepted, and still asks for the deposit of a held date", async () => {
  const { page, change, accept } = await signedBooking({
    status: "hold",
    holdEndsAt: Date.now() + hour,
  });
  await change({ venue: "Pier 60" });
  expect((await accept()).status).toBe(303);
  const [beside] = mainTextIn(await page()).split(english.agreement.paper.title);
  expect(beside).toContain("accepted what this version changes of it on");
  expect(beside).toContain(english.agreement.done.pay.replace("{amount}", "$624.75"));
});

it("an hour more costs what was signed, whatever the price list says by then", async () => {
  const { page, change, accept } = await signedBooking();
  await env.DB.prepare("UPDATE add_ons SET price = 30000 WHERE is_hour").run();
  await change({ price: "2600" });
  await accept();
  expect(mainTextIn(await page())).toMatch(/Version 2.*That rate is \$250, as the price list has it\./);
});

it("an address that is corrected with it is the person's everywhere at once", async () => {
  const { booking, change } = await signedBooking();
  const other = await storeBooking({ eventDate: "2098-07-05", clientEmail: booking.clientEmail });
  await change({ eventDate: "2098-06-21", clientEmail: "ana.right@example.com" });
  expect(await bookingRow(booking.id)).toMatchObject({
    event_date: "2098-06-14",
    client_email: "ana.right@example.com",
  });
  expect(await bookingRow(other.id)).toMatchObject({ client_email: "ana.right@example.com" });
});

it("a date that is taken is not proposed, and one that has gone meanwhile is not accepted", async () => {
  const { booking, page, change, accept } = await signedBooking();
  const taken = await storeBooking({ eventDate: "2098-06-21", clientName: "Jo" });
  const refused = await change({ eventDate: "2098-06-21" });
  expect([refused.status, (await refused.text()).includes("This date is taken: Wedding Reception, Jo")]).toEqual([
    409,
    true,
  ]);
  await env.DB.prepare("DELETE FROM bookings WHERE id = ?").bind(taken.id).run();
  await change({ eventDate: "2098-06-21" });
  await storeBooking({ eventDate: "2098-06-21" });
  const late = await accept();
  expect([late.status, mainTextIn(await late.text()).includes("What you signed stands.")]).toEqual([409, true]);
  expect(await bookingRow(booking.id)).toMatchObject({ event_date: "2098-06-14" });
  expect(await page()).toContain("A change that cannot be any more");
});

it("a date that has an event is agreed on when the DJ opens the day, and another crew plays the one that moves", async () => {
  const { booking, change, accept } = await signedBooking();
  await storeBooking({ eventDate: "2098-06-21", clientName: "Jo" });
  await submit(openedDaysPath, { openedDay: "2098-06-21" });
  expect((await change({ eventDate: "2098-06-21" })).headers.get("Location")).toMatch(/notice=proposed$/);
  expect((await accept()).status).toBe(303);
  expect(await bookingRow(booking.id)).toMatchObject({ event_date: "2098-06-21", crew: "other" });
  expect((await change({ eventDate: "2098-06-28" })).headers.get("Location")).toMatch(/notice=proposed$/);
  await accept();
  expect(await bookingRow(booking.id)).toMatchObject({ event_date: "2098-06-28", crew: null });
});

it("the next proposal takes the place of the one before, and what the contract does not name changes at once", async () => {
  const { booking, page, change } = await signedBooking();
  await change({ venue: "Pier 60" });
  await change({ venue: "The Vinoy" });
  expect(mainTextIn(await page())).toMatch(/Venue Sand Key Park, Clearwater The Vinoy, Clearwater Accept/);
  expect(await rows("SELECT status FROM amendments ORDER BY status")).toEqual([
    { status: "proposed" },
    { status: "withdrawn" },
  ]);
  expect((await change({ clientPhone: "(813) 555-0199" })).headers.get("Location")).toMatch(/notice=saved$/);
  expect(await bookingRow(booking.id)).toMatchObject({ client_phone: "(813) 555-0199", venue: "Sand Key Park" });
});

it("once the hold of a signed agreement has lapsed, a change makes another one to sign, and nothing says signed until it is", async () => {
  const { booking, page, change, sign, mails } = await signedBooking({ status: "hold", holdEndsAt: Date.now() + hour });
  await env.DB.prepare("UPDATE bookings SET hold_ends_at = 1 WHERE id = ?").bind(booking.id).run();
  mails.length = 0;
  const moved = await change({ eventDate: "2098-06-28", price: "2800", tell: "yes" });
  expect(moved.headers.get("Location")).toMatch(/notice=saved$/);
  expect(mails.at(-1)?.text).toContain("A new agreement waits for your signature");
  const desk = bookingPaths(booking.id);
  await submit(desk.status, { status: "confirmed" }, { bindings: { EMAIL: mailbox().email } });
  const text = mainTextIn(await page());
  for (const part of ["Version 2", "June 28, 2098", "$2,800", "Sign here", "signed as version 1 has ended"])
    expect(text).toContain(part);
  const sheet = async () => mainTextIn(await see(desk.gigSheet));
  expect(mainTextIn(await see(desk.page))).toMatch(/Agreement not signed: what was signed on .* has ended/);
  expect(await sheet()).toContain("Not signed by Ana Núñez");
  const confirmed = await rows("SELECT data FROM outbox WHERE kind = 'booking-confirmed'");
  expect(confirmed).toHaveLength(1);
  expect(mainTextIn(await (await visit(get(portalContractOf(booking.id, 1), await signIn(booking)))).text())).toContain(
    "This agreement has ended.",
  );
  await sign();
  expect(mainTextIn(await page())).not.toContain("Sign here");
  expect(await sheet()).toContain("Agreed and signed:");
  expect(await rows("SELECT number, agreement FROM signatures ORDER BY number")).toEqual([
    { number: 1, agreement: 1 },
    { number: 2, agreement: 2 },
  ]);
});

it("what was played is changed by an amendment as well, and the DJ takes back what waits", async () => {
  const { booking, page, change, accept, mails } = await signedBooking();
  await env.DB.prepare("UPDATE bookings SET status = 'completed' WHERE id = ?").bind(booking.id).run();
  await change({ price: "2700" });
  expect(await page()).toContain("A change to agree on");
  const desk = bookingPaths(booking.id);
  const waiting = await see(desk.page);
  expect(mainTextIn(waiting)).toMatch(/Proposed, not agreed .* Price \$2,499 \$2,700 .*Take it back/);
  const amendment = /name="amendment" value="([\w-]+)"/.exec(waiting)?.[1] ?? "";
  mails.length = 0;
  await submit(desk.proposal, { amendment, change: "withdraw" }, { bindings: { EMAIL: mailbox().email } });
  expect((await accept()).status).toBe(422);
  expect(await bookingRow(booking.id)).toMatchObject({ price: 249_900 });
  expect(await rows("SELECT recipient FROM outbox WHERE kind = 'amendment-ended'")).toEqual([
    { recipient: booking.clientEmail },
  ]);
});

it("is the booking's next step for the DJ until everybody has said yes", async () => {
  const { booking, change, accept } = await signedBooking({ deposit: 0 });
  const next = async () =>
    / booking-next.*?<a [^>]*href="([^"]+)"/s.exec(await see(bookingPaths(booking.id).page))?.[1];
  await change({ price: "2700" });
  expect(await next()).toBe("#proposal-title");
  await accept();
  expect(await next()).not.toBe("#proposal-title");
});

it("the DJ changes what was bought: old and new lines side by side, the price counted again, hours and packing with it", async () => {
  const lines = [
    { kind: "offer", label: "PREMIUM", note: "5 hours", amount: 200_000 },
    { kind: "discount", label: "WEDDING25, 25% off", note: null, amount: -50_000 },
    { kind: "add-on", label: "Uplights", note: "8 × $25", amount: 20_000 },
    { kind: "hour", label: "Extra hour of music", note: "1 × $250", amount: 25_000 },
  ] as const;
  const { booking, page, change, accept } = await signedBooking({
    lines,
    price: 195_000,
    deposit: 48_700,
    endTime: "23:00",
  });
  const desk = bookingPaths(booking.id);
  const typed = {
    price: "1950",
    deposit: "487",
    lineKinds: ["offer", "discount", "add-on", "hour", ""],
    lineLabels: ["PREMIUM", "WEDDING25, 25% off", "Uplights", "Extra hour of music", "Second room"],
    lineNotes: ["5 hours", "", "8 × $25", "1 × $250", ""],
    lineCounts: ["1", "1", "12", "2", ""],
  };
  expect((await change({ ...typed, lineAmounts: ["2000", "-500", "25", "250", "much"] })).status).toBe(422);
  await change({ ...typed, lineAmounts: ["2000", "-500", "25", "250", "300"] });
  expect(mainTextIn(await page())).toMatch(
    /Times 6:00 PM to 11:00 PM 6:00 PM to 12:00 AM Uplights 8 × \$25 \$200 12 × \$25 \$300 Extra hour of music .* Second room none \$300 Price \$1,950 \$2,600/,
  );
  expect(mainTextIn(await see(desk.gigSheet))).not.toContain("Uplights, 12 Second room");
  await accept();
  expect(await bookingRow(booking.id)).toMatchObject({ price: 260_000, end_time: "00:00" });
  const sheet = mainTextIn(await see(desk.gigSheet));
  expect(sheet).toContain("Uplights, 12 Second room");
  expect(sheet).toContain("6:00 PM to 12:00 AM");
  const agreement = mainTextIn(await page());
  for (const words of ["Uplights, 12 × $25", "Extra hour of music, 2 × $250", "Second room", "$2,600"])
    expect(agreement).toContain(words);
});

it.each([
  ["with the end", { endTime: "00:00" }],
  ["alone", {}],
])("an extra hour typed by its name, %s, is paid once: the package keeps its hours", async (_, typed) => {
  const [extra] = await rows("SELECT name FROM add_ons WHERE is_hour");
  const name = String(extra?.name);
  for (const label of [name, name.split(" ").slice(0, 2).join(" ").toLowerCase()]) {
    const { booking, change, accept } = await signedBooking({
      lines: [{ kind: "offer", label: "PREMIUM", note: "5 hours", amount: 249_900 }],
      startTime: "18:00",
      endTime: "23:00",
      eventDate: label === name ? "2098-06-14" : "2098-06-15",
    });
    await change({
      ...typed,
      lineKinds: ["offer", ""],
      lineLabels: ["PREMIUM", label],
      lineNotes: ["5 hours", ""],
      lineCounts: ["1", "1"],
      lineAmounts: ["2499", "250"],
    });
    await accept();
    const row = await bookingRow(booking.id);
    expect(row).toMatchObject({ end_time: "00:00", price: 274_900 });
    expect(JSON.parse(String(row?.lines))).toMatchObject([
      { label: "PREMIUM", note: "5 hours" },
      { kind: "hour", label: name },
    ]);
  }
});

it("a price that went down by a refund is reduced in the change, in the next version and in what is owed alike", async () => {
  const { booking, page, change, accept } = await signedBooking({ price: 100_000, deposit: 25_000 });
  const key = crypto.randomUUID();
  await submit(bookingMoney(booking.id).mark, { key, purpose: "deposit", method: "check", amount: "250", note: "" });
  const refund = { key: crypto.randomUUID(), amount: "100", reason: "The hall had no stage", kind: "price" };
  await submit(refundPath(key), refund);
  expect(mainTextIn(await page())).toContain("Version 1");
  await change({ price: "1200", deposit: "300" });
  const asked = "Price $900 ($1,000, reduced by $100) $1,100 ($1,200, reduced by $100) Deposit $250 $300";
  expect(mainTextIn(await page())).toContain(asked);
  expect(mainTextIn(await see(bookingPaths(booking.id).page))).toContain(asked);
  await accept();
  const text = mainTextIn(await page());
  for (const part of [
    "Version 2",
    "Reduced after it was agreed −$100 Price $1,100",
    "Deposit, due on signing $300; the $100 reduced counts toward it",
    "Balance, due 7 days before the event $900",
    "The balance of $900 is due",
  ])
    expect(text).toContain(part);
  const money = mainTextIn(await see(bookingMoney(booking.id).page));
  for (const part of ["Left $950", "Deposit still due $50"]) expect(money).toContain(part);
});

it("a part of the balance that was given back as a lower price lowers the balance: with the deposit it is the price", async () => {
  const { booking, page, change, accept } = await signedBooking({ price: 202_425, deposit: 46_900 });
  const [deposit, part] = [crypto.randomUUID(), crypto.randomUUID()];
  const paid = { purpose: "deposit", method: "check", amount: "469", note: "" };
  await submit(bookingMoney(booking.id).mark, { ...paid, key: deposit });
  await submit(bookingMoney(booking.id).mark, { ...paid, key: part, purpose: "balance", amount: "500" });
  const refund = { key: crypto.randomUUID(), amount: "100", reason: "The hall had no stage", kind: "price" };
  await submit(refundPath(part), refund);
  await change({ price: "2124.25", deposit: "469" });
  await accept();
  const text = mainTextIn(await page());
  expect(text).toContain("Price $2,024.25 Deposit, due on signing $469 Balance, due 7 days before the event $1,555.25");
  expect(text).toContain("The balance of $1,555.25 is due");
  expect(mainTextIn(await see(bookingMoney(booking.id).page))).toContain("Left $1,155.25");
});

it("names one length of music only, and asks for no paper of what is agreed already", async () => {
  const lines = [{ kind: "offer", label: "PREMIUM", note: "5 hours", amount: 249_900 }] as const;
  const { page, change, accept } = await signedBooking({ lines });
  await change({ endTime: "00:00" });
  expect(mainTextIn(await page())).toContain("PREMIUM 5 hours $2,499 6 hours $2,499");
  await accept();
  const text = mainTextIn(await page());
  for (const words of [
    "PREMIUM, 6 hours of music",
    "PREMIUM, 6 hours $2,499",
    "What was signed before this change, PDF",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("send or bring one back");
});

it("a change is agreed on only while the date is held, and one of an ended hold says so in its mail", async () => {
  const { booking, change, mails } = await signedBooking({ status: "hold", holdEndsAt: Date.now() + hour });
  await change({ price: "2600" });
  await rows("UPDATE bookings SET hold_ends_at = ? WHERE id = ?", Date.now() - 1000, booking.id);
  const desk = async () => mainTextIn(await see(bookingPaths(booking.id).page));
  const ended = await desk();
  for (const words of [
    "Next step The hold has ended",
    "this can be agreed on once the date is held again",
    "Give the date again",
  ])
    expect(ended).toContain(words);
  expect(ended).not.toContain("Print it for a signature");
  mails.length = 0;
  await change({ eventDate: "2098-06-22", tell: "yes" });
  const [mail] = mails.filter(({ to }) => to === booking.clientEmail);
  expect(mail?.text).toContain("The date is not held now: open the portal to hold it again");
  expect(mail?.text).not.toContain("in my calendar");
});

it("a line whose count is nought, however that is typed, is taken out", async () => {
  const { change } = await signedBooking({
    lines: [
      { kind: "offer", label: "PREMIUM", note: "5 hours", amount: 200_000 },
      { kind: "add-on", label: "Uplights", note: "8 × $25", amount: 20_000 },
    ],
    price: 220_000,
    deposit: 48_700,
  });
  await change({
    price: "2000",
    deposit: "487",
    lineKinds: ["offer", "add-on"],
    lineLabels: ["PREMIUM", "Uplights"],
    lineNotes: ["5 hours", "8 × $25"],
    lineCounts: ["1", "00"],
    lineAmounts: ["2000", "25"],
  });
  const [{ after } = {}] = await rows("SELECT after FROM amendments");
  expect(JSON.parse(String(after)).lines.map(({ label }: { label: string }) => label)).toEqual(["PREMIUM"]);
});

it("a press that says too little about a change is told so, not that the change has gone", async () => {
  const booking = await storeBooking({ status: "hold" });
  const client = await signIn(booking);
  const press = async (amendment: string) => {
    const answer = await visit(
      postForm(portalApi.amendment, { booking: booking.id, amendment, change: "accept" }, client),
    );
    return [answer.status, mainTextIn(await answer.text())];
  };
  const { agreement, errors } = english;
  expect(await press("")).toEqual([422, expect.stringContaining(errors.openAgreement)]);
  expect(await press("none")).toEqual([409, expect.stringContaining(agreement.page.dateGone)]);
});
