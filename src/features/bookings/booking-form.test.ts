import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { bookingEntries } from "../../../scripts/booking-options.ts";
import { fieldIssues } from "../../platform/fields/form-state.ts";
import { typed } from "../../test/typed-booking.ts";
import { bookingForm } from "./dj/form.ts";

describe("a booking as the DJ enters it", () => {
  it("is trimmed, its address in lower case, its dollars cents", () => {
    expect(z.parse(bookingForm, typed)).toMatchObject({
      clientName: "Ana O'Brien'); DROP TABLE bookings; --",
      clientEmail: "ana@example.com",
      clientPhone: null,
      price: 249_950,
      deposit: 62_500,
    });
  });

  it("needs no deposit, phone, venue or city at the command line", () => {
    const options = { name: "Ana", email: "ana@example.com", date: "2099-04-17", start: "16:00", end: "22:00" };
    const least = { ...options, type: "Ceremony", package: "PREMIUM", price: "2499" };
    const rest = { clientPhone: null, venue: null, city: null };
    expect(z.parse(bookingForm, bookingEntries(least, false))).toMatchObject({
      ...rest,
      deposit: 0,
      status: "confirmed",
    });
    expect(z.parse(bookingForm, bookingEntries({ ...least, deposit: "625" }, true))).toMatchObject({
      ...rest,
      deposit: 62_500,
      status: "hold",
    });
  });

  const refusals: [string, object, string][] = [
    ["no name", { clientName: "" }, "clientName"],
    ["half an address", { clientEmail: "ana@" }, "clientEmail"],
    ["a date that does not exist", { eventDate: "2099-02-29" }, "eventDate"],
    ["a time that does not exist", { startTime: "24:00" }, "startTime"],
    ["an end at the start", { endTime: "16:00" }, "endTime"],
    ["no price", { price: "" }, "price"],
    ["a price in words", { price: "free" }, "price"],
    ["a price below zero", { price: "-1" }, "price"],
    ["more deposit than price", { deposit: "2500" }, "deposit"],
    ["an end before it has begun", { status: "completed" }, "status"],
  ];
  it.each(refusals)("is refused with %s", (_, change, path) => {
    const { error } = z.safeParse(bookingForm, { ...typed, ...change });
    expect(error && fieldIssues(error).map((issue) => issue.path)).toEqual([path]);
  });
});
