import * as z from "zod/mini";
import { type CalendarDate, dateInWords } from "../../platform/dates.ts";
import { anyLine, email, limits, optionalLine, optionalText, requiredLine } from "../../platform/fields/fields.ts";
import { optionalPhone } from "../../platform/fields/phone.ts";
import { decimalDollars, dollars } from "../../platform/money.ts";
import { type BookingInput, broughtBookingForm } from "../bookings/dj/form.ts";
import type { MarkedPayment } from "../payments/mark-payment.ts";
import type { SongPreference } from "../songs/model.ts";
import type { ImportField, ImportOptions } from "./model.ts";
import {
  isOpen,
  readDate,
  readMethod,
  readMoney,
  readPreference,
  readStatus,
  readTime,
  readYes,
  said,
  timesIn,
} from "./read-values.ts";

const leadFields = z.object({
  firstName: requiredLine(limits.name, "There is no name"),
  lastName: anyLine(limits.name),
  email: z.union([z.literal(""), email("The email cannot be read").check(z.toLowerCase())], "The email cannot be read"),
  phone: optionalLine(limits.phone),
  companyName: optionalLine(limits.company),
  venue: optionalLine(limits.venue),
  guestCount: optionalLine(limits.name),
  eventType: requiredLine(limits.name, "There is no kind of event"),
  details: optionalText(limits.details),
});

const subscriberFields = z.object({
  email: email("The email cannot be read").check(z.toLowerCase()),
  firstName: optionalLine(limits.name),
  consentSource: requiredLine(limits.venue, "It does not say where the consent was given"),
});

const songFields = z.object({
  title: requiredLine(limits.songRequest, "There is no song"),
  artist: optionalLine(limits.songRequest),
  note: optionalLine(limits.songNote),
});

interface Common {
  /** What the DJ should know of a row that comes in. */
  remarks: readonly string[];
  email: string;
  phone: string | null;
  date: CalendarDate | null;
}

export interface LeadDraft extends Common {
  kind: "lead";
  lead: z.output<typeof leadFields>;
  isLost: boolean;
}

/** Money in cents. */
export interface BookingDraft extends Common {
  kind: "booking";
  date: CalendarDate;
  booking: Omit<BookingInput, "status">;
  status: "hold" | "confirmed" | "completed";
  paid: number;
  receivedOn: CalendarDate;
  method: MarkedPayment["method"];
  paymentNote: string | null;
  /** On paper, or in the tool before. */
  signedOn: CalendarDate | null;
}

export interface SubscriberDraft extends Common {
  kind: "subscriber";
  firstName: string | null;
  consentOn: CalendarDate;
  consentSource: string;
}

/** Of a booking that is here. */
export interface SongDraft extends Common {
  kind: "song";
  song: z.output<typeof songFields>;
  preference: SongPreference;
}

export type Draft = LeadDraft | BookingDraft | SubscriberDraft | SongDraft;

/** `Unread` says why the row stays out. */
class Unread extends Error {}

const unread = (what: string): never => {
  throw new Unread(what);
};

/** What all rows of a file are read by. */
export interface Reading {
  head: readonly string[];
  columns: readonly (ImportField | null)[];
  options: ImportOptions;
  /** Names of packages on offer, for words that name one. */
  packages: readonly string[];
  today: CalendarDate;
}

const songColumns: readonly ImportField[] = ["songTitle", "songArtist", "songPreference"];

const usualTimes = ["18:00", "23:00"] as const;

const labelled = (label: string, text: string): string => (text ? `${label}: ${text}` : "");

/** "Ana Núñez", or "Núñez, Ana" where the last name stands first. */
function namesIn(name: string): readonly [first: string, last: string] {
  const [last = "", first] = name.split(/, ?/);
  if (first) return [first, last];
  const words = name.split(" ");
  return words.length === 1 ? [name, ""] : [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
}

function readDraft(cells: readonly string[], { head, columns, options, packages, today }: Reading): Draft {
  const all = (field: ImportField) => columns.flatMap((each, at) => (each === field ? [at] : []));
  const text = (field: ImportField): string =>
    all(field)
      .map((at) => said(cells[at]))
      .filter(Boolean)
      .join(field === "venue" || field === "city" ? ", " : " ");
  const remarks: string[] = [];

  const money = (field: ImportField, what: string): number | null => {
    const typed = text(field);
    if (typed === "" || isOpen(typed)) return null;
    return readMoney(typed) ?? unread(`The ${what} “${typed}” is no amount in dollars`);
  };
  const day = (typed: string, what: string): CalendarDate =>
    readDate(typed) ?? unread(`The ${what} “${typed}” cannot be read as a date: write it like 4/17/2027 or 2027-04-17`);
  const time = (typed: string, usual: string): string =>
    typed === "" ? usual : (readTime(typed) ?? unread(`The time “${typed}” cannot be read`));

  if (options.as === "subscribers") {
    const { data, error } = z.safeParse(subscriberFields, {
      ...{ email: text("email"), firstName: text("firstName") || namesIn(text("name"))[0] },
      consentSource: text("consentSource"),
    });
    if (!data) return unread(error.issues[0]?.message ?? "The row cannot be read");
    const typedDay = text("consentOn") || unread("There is no day of the consent");
    const consentOn = day(typedDay, "day of the consent");
    if (consentOn > today) unread(`The consent of ${dateInWords(consentOn)} is still to come`);
    return { kind: "subscriber", ...data, consentOn, remarks, phone: null, date: null };
  }

  const typedDate = text("date");
  if (isOpen(typedDate)) remarks.push(`No date yet (“${typedDate}”): comes in as a lead`);
  const date = typedDate === "" || isOpen(typedDate) ? null : day(typedDate, "date");

  const typedPhone = text("phone");
  const { data: readPhone = null } = z.safeParse(optionalPhone, typedPhone);
  const phone = readPhone ?? (typedPhone.slice(0, limits.phone) || null);
  if (typedPhone && !readPhone) remarks.push(`The phone “${typedPhone}” is kept as it is written`);

  const notes = columns.flatMap((field, at) => {
    // What a file of other rows says of songs is not lost.
    const isNote = field === "notes" || (options.as !== "songs" && field !== null && songColumns.includes(field));
    const note = (cells[at] ?? "").trim();
    if (!isNote || !said(note)) return [];
    return [/^(notes?|comments?|details)?$/i.test(head[at] ?? "") ? note : `${head[at]}: ${note}`];
  });

  if (options.as === "songs") {
    const { data, error } = z.safeParse(songFields, {
      ...{ title: text("songTitle"), artist: text("songArtist"), note: notes.join(". ") },
    });
    if (!data) return unread(error.issues[0]?.message ?? "The row cannot be read");
    const typedList = text("songPreference");
    const preference = readPreference(typedList) ?? unread(`“${typedList}” does not tell whether it is to be played`);
    return { kind: "song", song: data, preference, remarks: [], email: text("email").toLowerCase(), phone, date };
  }

  const [firstInName, lastInName] = namesIn(text("name"));
  const [firstName, lastName] = [text("firstName") || firstInName, text("lastName") || lastInName];
  const kind = text("kind") || "Event";
  const typedPackage = text("package");
  const offered = packages.find((name) => typedPackage.toLowerCase().includes(name.toLowerCase()));
  const typedStatus = text("status");
  const status = readStatus(typedStatus);
  const price = money("price", "price");

  const isBooking =
    options.as === "told" &&
    date !== null &&
    status !== "lost" &&
    status !== "lead" &&
    (price !== null || status !== null);
  if (!isBooking) {
    if (text("email") === "" && phone === null) unread("There is neither an email nor a phone number");
    const paid = money("paid", "amount paid");
    if (paid) unread(`${dollars(paid)} are paid, and the row makes no booking: book it by hand`);
    const { data, error } = z.safeParse(leadFields, {
      ...{ firstName: firstName || text("company"), lastName, email: text("email"), phone: phone ?? "" },
      ...{ companyName: text("company"), venue: [text("venue"), text("city")].filter(Boolean).join(", ") },
      ...{ guestCount: text("guests"), eventType: kind },
      details: [
        ...notes,
        labelled("Package", typedPackage),
        labelled("Price", text("price")),
        labelled("Status", typedStatus),
        isOpen(typedDate) ? labelled("Date", typedDate) : "",
      ]
        .filter(Boolean)
        .join("\n"),
    });
    if (!data) return unread(error.issues[0]?.message ?? "The row cannot be read");
    return { kind: "lead", lead: data, isLost: status === "lost", remarks, email: data.email, phone, date };
  }

  if (price === null) return unread("It is booked, and there is no price");
  const isOver = date < today;
  const deposit = money("deposit", "deposit");
  const paid = paidOf();
  function paidOf(): number | null {
    const typed = text("paid");
    if (/full/i.test(typed)) return price;
    if (typed !== "" && readMoney(typed) === null && readYes(typed) !== null)
      return readYes(typed) ? (deposit ?? unread(`“${typed}” tells no amount that was paid`)) : 0;
    const owed = money("owed", "amount owed");
    return money("paid", "amount paid") ?? (owed === null || price === null ? null : Math.max(0, price - owed));
  }
  if (paid !== null && paid > price) unread(`${dollars(paid)} are paid of a price of ${dollars(price)}`);
  const isTold = paid !== null;
  const received = paid ?? (isOver && options.untold === "paid" ? price : 0);
  const typedPaidOn = text("paidOn");
  const receivedOn = typedPaidOn ? day(typedPaidOn, "day of the payment") : isOver ? date : today;
  if (receivedOn > today) unread(`The payment of ${dateInWords(receivedOn)} is still to come`);

  const typedSigned = text("signed");
  const signedDay = readDate(typedSigned);
  const isSigned =
    signedDay !== null || (readYes(typedSigned) ?? unread(`“${typedSigned}” does not tell whether it is signed`));
  if (signedDay !== null && signedDay > today)
    unread(`${dateInWords(signedDay)} is still to come: it cannot be signed`);

  const [start, endInStart] = timesIn(text("start"));
  const [startTime, endTime] = [time(start, usualTimes[0]), time(text("end") || endInStart, usualTimes[1])];
  if (!start || !(text("end") || endInStart)) remarks.push("The times are not in the file: 6 PM to 11 PM is assumed");
  if (text("email") === "" && phone === null) remarks.push("There is neither an email nor a phone number");
  const { data, error } = z.safeParse(broughtBookingForm, {
    ...{ clientName: `${firstName} ${lastName}`.trim() || text("company"), clientEmail: text("email") },
    ...{ clientPhone: phone ?? "", companyName: text("company"), eventDate: date, startTime, endTime },
    ...{
      eventType: kind,
      venue: text("venue"),
      city: text("city"),
      packageName: offered || typedPackage || "As agreed",
    },
    price: decimalDollars(price),
    deposit: decimalDollars(deposit ?? (isTold && received < price ? received : 0)),
    note: [
      ...notes,
      labelled("Guests", text("guests")),
      offered && typedPackage !== offered ? labelled("Package", typedPackage) : "",
    ]
      .filter(Boolean)
      .join("\n"),
  });
  if (!data) return unread(error.issues[0]?.message ?? "The row cannot be read");
  return {
    kind: "booking",
    booking: data,
    // What is over and open waits for the DJ, as any other does.
    status: isOver ? (received >= price ? "completed" : "confirmed") : status === "hold" ? "hold" : "confirmed",
    paid: received,
    receivedOn,
    method: readMethod(text("method")),
    paymentNote: typedPaidOn ? null : "Paid before the move; the file names no day",
    signedOn: isSigned ? (signedDay ?? (isOver ? date : today)) : null,
    ...{ remarks, email: data.clientEmail, phone, date },
  };
}

/** A row of the file as what it would become, or why it stays out. */
export function readRow(cells: readonly string[], reading: Reading): Draft | { problem: string } {
  try {
    return readDraft(cells, reading);
  } catch (error) {
    if (error instanceof Unread) return { problem: error.message };
    throw error;
  }
}
