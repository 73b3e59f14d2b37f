import { beforeEach, expect, it } from "vitest";
import { english } from "../../../content/words/en/index.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day, hour } from "../../../platform/durations.ts";
import { dateInBrief, dateInWords } from "../../../platform/english.ts";
import { see, submit } from "../../../test/administrator.ts";
import { asItStands } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, htmlAt, mailbox } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalAddOns, portalContractOf } from "../../contracts/client/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { portalBooked, portalPay } from "../client/paths.ts";
import { bookingMoney, invoicePaths } from "./paths.ts";

const today = calendarDateAt(Date.now());
const { email: EMAIL, mails } = mailbox();

beforeEach(() => {
  mails.length = 0;
});

const booked = (more = {}) =>
  storeBooking({
    price: 100_000,
    deposit: 0,
    eventDate: addDays(today, 104),
    createdAt: Date.now() - 60 * day,
    ...more,
  });

type Booking = Awaited<ReturnType<typeof booked>>;

const pays = ({ id }: Booking, plan: string) => submit(bookingMoney(id).parts, { plan, own: "" });

it("lets a company pay after its event, and agreement, portal and invoice say the same day", async () => {
  const booking = await booked();
  await pays(booking, "net30");
  const due = addDays(booking.eventDate, 30);
  const client = await signIn(booking);
  const read = async (path: string) => mainTextIn(await htmlAt(path, client));
  expect(await read(portalContractOf(booking.id))).toContain("is due 30 days after the event.");
  const key = crypto.randomUUID();
  await submit(bookingMoney(booking.id).invoice, { key, billTo: "A firm", purchaseOrder: "" });
  expect(mainTextIn(await see(invoicePaths(key).page))).toContain(dateInWords(due));
  expect(await read(portalBooked(booking.id))).toContain(dateInBrief(due));
  await pays(booking, "none");
  expect(await read(portalContractOf(booking.id))).toMatch(/is due \w+ days before the event, or on signing/);
});

it("keeps a company's days when the event moves, and once the agreement is signed", async () => {
  const booking = await booked();
  await pays(booking, "net15");
  const eventDate = addDays(booking.eventDate, 1);
  const form = { ...asItStands(booking), eventDate, price: "1000", deposit: "0" };
  expect((await submit(bookingPaths(booking.id).page, form)).status).toBe(303);
  await signBoth(booking.id);
  await pays(booking, "none");
  expect(mainTextIn(await see(bookingMoney(booking.id).page))).toContain(dateInBrief(addDays(eventDate, 15)));
});

it("reminds a company when its days end, and the DJ sees until when it has them", async () => {
  const booking = await booked({ eventDate: addDays(today, -10), balanceDays: -15 });
  const due = dateInBrief(addDays(today, 5));
  const list = mainTextIn(await see(adminPaths.today));
  expect(list).toContain("complete it?");
  expect(list).toContain(`due ${due}`);
  const reminders = async (days: number) => {
    for (const later of [0, 2 * hour]) await cron(Date.now() + days * day + later, { EMAIL });
    return mails
      .splice(0)
      .filter(({ to }) => to === booking.clientEmail)
      .map(({ subject }) => subject);
  };
  expect(await reminders(0)).toEqual([expect.stringContaining(due)]);
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, await signIn(booking)))).not.toMatch(/overdue|late/i);
  expect(await reminders(6)).toEqual([expect.stringContaining(`since ${due}`)]);
});

it("once a company's days have passed, both sides read since when it is overdue, and nothing is offered that has ended", async () => {
  const booking = await booked({ eventDate: addDays(today, -40), balanceDays: -30 });
  const since = `verdue since ${dateInBrief(addDays(today, -10))}`;
  const [desk, client] = [bookingMoney(booking.id), await signIn(booking)];
  const mark = { purpose: "part", method: "check", note: "" };
  await submit(desk.mark, { ...mark, key: crypto.randomUUID(), amount: "400" });
  expect(mainTextIn(await see(adminPaths.today))).toContain(`$600 open, o${since}`);
  for (const path of [portalBooked(booking.id), portalPay("balance", booking.id)])
    expect(mainTextIn(await htmlAt(path, client)), path).toContain(`O${since} $600`);
  expect(mainTextIn(await htmlAt(portalPay("balance", booking.id), client))).not.toContain(english.pay.fields.allBack);
  expect(await htmlAt(portalPaths.dashboard, client)).not.toContain(portalAddOns(booking.id));
  const split = bookingMoney(booking.id).parts;
  expect(await see(desk.page)).toContain(split);
  await submit(desk.mark, { ...mark, key: crypto.randomUUID(), amount: "600" });
  expect(await see(desk.page)).not.toContain(split);
});
