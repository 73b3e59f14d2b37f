import { expect, it } from "vitest";
import { see, submit } from "../../../test/administrator.ts";
import { asItStands, formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { stateOf } from "../../../test/read-calendar.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths, newBookingOn } from "./paths.ts";

const eventDate = "2099-06-12";

const evening = () => storeBooking({ eventDate, clientName: "Jo Doe", startTime: "18:00", endTime: "23:00" });

const brunch = { clientName: "Sam Roe", clientEmail: "sam@example.com", eventType: "Brunch", packageName: "SILVER" };

const book = async (over: Record<string, string>) =>
  submit(adminPaths.newBooking, {
    ...formIn(await see(newBookingOn(eventDate))),
    ...brunch,
    startTime: "10:00",
    endTime: "14:00",
    price: "500",
    deposit: "0",
    status: "confirmed",
    ...over,
  });

const active = () => rows("SELECT client_name, crew FROM bookings WHERE status IN ('hold', 'confirmed') ORDER BY crew");

it("a second event is refused until the DJ says who plays it, and the day stays taken for everybody else", async () => {
  const first = await evening();
  const refused = await book({});
  expect(refused.status).toBe(409);
  expect(mainTextIn(await refused.text())).toContain("A second event on this day");
  const made = await book({ crew: "same", minutesBetween: "120" });
  expect(made.status).toBe(303);
  expect(await active()).toEqual([
    { client_name: "Jo Doe", crew: null },
    { client_name: "Sam Roe", crew: "same" },
  ]);
  const page = mainTextIn(await see(bookingPaths(first.id).page));
  expect(page).toContain("10 AM to 2 PM, confirmed, 120 minutes for the road");
  expect(await stateOf(eventDate)).not.toBe("free");
});

it("the gig sheet of each names the other, with the road between where one crew plays both", async () => {
  const first = await evening();
  await book({ crew: "same", minutesBetween: "120", venue: "Cafe Luna" });
  await book({ crew: "other", clientName: "Kim Loe", startTime: "19:00" });
  const [row] = await rows("SELECT id FROM bookings WHERE crew = 'same'");
  const [ofFirst = "", ofSecond = ""] = await Promise.all(
    [first.id, String(row?.id)].map(async (each) => mainTextIn(await see(bookingPaths(each).gigSheet))),
  );
  expect(ofFirst).toContain("Brunch, Sam Roe, 10:00 AM to 2:00 PM, Cafe Luna, 120 minutes for the road");
  expect(ofSecond).toMatch(/Jo Doe, 6:00 PM to 11:00 PM, [^;]*120 minutes for the road/);
  for (const sheet of [ofFirst, ofSecond]) expect(sheet).toMatch(/Kim Loe, [^;]*played by another crew/);
});

it("one crew does not play two at the same time, the road counted; another crew does", async () => {
  await evening();
  const clash = await book({ crew: "same", endTime: "16:30", minutesBetween: "120" });
  expect(clash.status).toBe(409);
  expect(mainTextIn(await clash.text())).toContain("One crew cannot play both");
  expect((await book({ crew: "same", endTime: "16:30", minutesBetween: "many" })).status).toBe(422);
  expect((await book({ crew: "other", startTime: "19:00", endTime: "22:00" })).status).toBe(303);
});

it("the times of neither are moved into the other's", async () => {
  const first = await evening();
  await book({ crew: "same", minutesBetween: "120" });
  await signBoth(first.id);
  const page = bookingPaths(first.id).page;
  const moved = await submit(page, { ...asItStands(first), startTime: "15:30" });
  expect(moved.status).toBe(409);
  expect(mainTextIn(await moved.text())).toContain("Brunch, Sam Roe, is from 10:00 AM to 2:00 PM");
  expect((await submit(page, { ...asItStands(first), startTime: "16:00" })).status).toBe(303);
});

it("a second event that is moved takes its new day as any other does", async () => {
  const first = await evening();
  const elsewhere = await storeBooking({ eventDate: "2099-06-19", clientName: "Kim Loe" });
  await book({ crew: "other" });
  const [second] = await rows("SELECT id FROM bookings WHERE crew = 'other'");
  const { page } = bookingPaths(String(second?.id));
  const fields = { ...asItStands(first), ...brunch, startTime: "10:00", endTime: "14:00" };
  const taken = await submit(page, { ...fields, eventDate: elsewhere.eventDate });
  expect(taken.status).toBe(409);
  expect(mainTextIn(await taken.text())).toContain("This date is taken");
  expect((await submit(page, { ...fields, eventDate: "2099-06-26" })).status).toBe(303);
  expect(await rows("SELECT crew FROM bookings WHERE event_date = '2099-06-26'")).toEqual([{ crew: null }]);
  expect((await submit(page, { ...fields, eventDate })).status).toBe(409);
});

it("is not reopened into what the other one's times have become", async () => {
  const first = await evening();
  await book({ crew: "same", minutesBetween: "60" });
  const [second] = await rows("SELECT id FROM bookings WHERE crew = 'same'");
  const { status } = bookingPaths(String(second?.id));
  await submit(status, { status: "cancelled", reason: "By phone" });
  await submit(bookingPaths(first.id).page, { ...asItStands(first), startTime: "13:00" });
  const refused = await submit(status, { status: "reopened" });
  expect(refused.status).toBe(409);
  expect(mainTextIn(await refused.text())).toContain("One crew cannot play both");
  await submit(bookingPaths(first.id).page, { ...asItStands(first), startTime: "18:00" });
  expect((await submit(status, { status: "reopened" })).status).toBe(303);
});

it("the place of a canceled one is taken by nobody but by the DJ's word while the other stands", async () => {
  const first = await evening();
  await book({ crew: "same", minutesBetween: "60" });
  await submit(bookingPaths(first.id).status, { status: "cancelled", reason: "By phone" });
  expect((await book({ clientName: "Al Poe", startTime: "18:00", endTime: "22:00" })).status).toBe(409);
  await expect(storeBooking({ eventDate })).rejects.toThrow();
  expect((await book({ clientName: "Al Poe", startTime: "18:00", endTime: "22:00", crew: "same" })).status).toBe(303);
  const reopened = await submit(bookingPaths(first.id).status, { status: "reopened" });
  expect(reopened.status).not.toBe(303);
});
