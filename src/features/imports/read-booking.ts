import type { CalendarDate } from "../../platform/dates.ts";
import { dateInWords } from "../../platform/english.ts";
import { decimalDollars, dollars } from "../../platform/money.ts";
import { broughtBookingForm } from "../bookings/dj/form.ts";
import type { BookingDraft, Reading, Told } from "./drafts.ts";
import { eveningTimes, readDate, readMethod, readMoney, readYes, timesIn } from "./read-values.ts";
import { labelled, type RowCells } from "./row-cells.ts";

const usualTimes = ["18:00", "23:00"] as const;

/** Cents, for an unreadable price: above any amount compared with it. */
export const anyPrice = 10_000_000;

/** Cents; null where the row does not tell. */
function paidOf({ text, money, fault }: RowCells, price: number, deposit: number | null): number | null {
  const typed = text("paid");
  if (/full/i.test(typed)) return price;
  if (typed !== "" && readMoney(typed) === null && readYes(typed) !== null)
    return readYes(typed) ? (deposit ?? fault(`“${typed}” tells no amount that was paid`, 0)) : 0;
  const owed = money("owed", "amount owed");
  return money("paid", "amount paid") ?? (owed === null ? null : Math.max(0, price - owed));
}

/** Null also where it is signed on an unknown day: nobody invents one. */
function signedOnOf({ text, fault, faults, remarks }: RowCells, today: CalendarDate): CalendarDate | null {
  const typed = text("signed");
  const day = readDate(typed);
  if (day !== null && day > today) faults.push(`${dateInWords(day)} is still to come: it cannot be signed`);
  if (day === null && (readYes(typed) ?? fault(`“${typed}” does not tell whether it is signed`, false)))
    remarks.push("It is signed, and the file names no day: record the signed paper in the booking");
  return day;
}

interface OfBooking {
  email: string;
  phone: string | null;
  date: CalendarDate;
  told: Told;
  isHold: boolean;
  /** Cents, as in the file. */
  price: number | null;
}

export function readBooking(
  row: RowCells,
  { email, phone, date, told, isHold, ...of }: OfBooking,
  { options, packages, today }: Reading,
): BookingDraft | null {
  const { text, faults, remarks } = row;
  const isOver = date < today;
  const price = of.price ?? row.fault("It is booked, and there is no price", anyPrice);
  const deposit = row.money("deposit", "deposit");
  const paid = paidOf(row, price, deposit);
  if (paid !== null && paid > price) faults.push(`${dollars(paid)} are paid of a price of ${dollars(price)}`);
  const received = paid ?? (isOver && options.untold === "paid" ? price : 0);
  const typedPaidOn = text("paidOn");
  const past = isOver ? date : today;
  const receivedOn = typedPaidOn ? row.day(typedPaidOn, "day of the payment") : past;
  if (receivedOn > today) faults.push(`The payment of ${dateInWords(receivedOn)} is still to come`);
  const signedOn = signedOnOf(row, today);

  const [typedStart, endInStart] = timesIn(row.given("start"));
  const typedEnd = row.given("end") || endInStart;
  const evening = eveningTimes(typedStart, typedEnd);
  const [start, end] = evening ?? [typedStart, typedEnd];
  if (evening) remarks.push(`“${typedStart} - ${typedEnd}” is taken for ${start} to ${end}`);
  const [startTime, endTime] = [row.time(start, usualTimes[0]), row.time(end, usualTimes[1])];
  if (!isOver && !(start && end)) remarks.push("The times are not in the file: 6 PM to 11 PM is assumed");
  if (row.given("email") === "" && phone === null) remarks.push("There is neither an email nor a phone number");

  remarks.push(...row.sumsBeside());

  const typedPackage = text("package");
  const offered = packages.find((name) => typedPackage.toLowerCase().includes(name.toLowerCase()));
  const note = [
    ...row.notes(),
    labelled("Guests", text("guests")),
    offered && typedPackage !== offered ? labelled("Package", typedPackage) : "",
  ];
  const booking = row.parsed(broughtBookingForm, {
    clientName: told.name || text("company"),
    clientEmail: email,
    clientPhone: phone ?? "",
    companyName: text("company"),
    eventDate: date,
    startTime,
    endTime,
    eventType: text("kind") || "Event",
    venue: text("venue"),
    city: text("city"),
    packageName: offered || typedPackage || "As agreed",
    price: decimalDollars(price),
    deposit: decimalDollars(deposit ?? (paid !== null && received < price ? received : 0)),
    note: note.filter(Boolean).join("\n"),
  });
  if (!booking || faults.length > 0) return null;
  const { venue, city, packageName } = booking;
  return {
    kind: "booking",
    told: {
      ...told,
      start: start && booking.startTime,
      end: end && booking.endTime,
      venue,
      city,
      package: typedPackage && packageName,
      price: dollars(price),
    },
    booking,
    // With money open it waits for the DJ.
    status: isOver ? (received >= price ? "completed" : "confirmed") : isHold ? "hold" : "confirmed",
    paid: received,
    project: text("project").toLowerCase(),
    receivedOn,
    method: readMethod(text("method")),
    paymentNote: typedPaidOn ? null : "Paid before the move; the file names no day",
    signedOn,
    remarks,
    email: booking.clientEmail,
    phone,
    date,
  };
}
