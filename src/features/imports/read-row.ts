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
  email: anyLine(limits.email),
  phone: optionalLine(limits.phone),
  companyName: optionalLine(limits.company),
  venue: optionalLine(limits.venue),
  guestCount: optionalLine(limits.name),
  eventType: requiredLine(limits.name, "There is no kind of event"),
  details: optionalText(limits.details),
});

const subscriberFields = z.object({
  firstName: optionalLine(limits.name),
  consentSource: requiredLine(limits.venue, "It does not say where the consent was given"),
});

const address = email("The email cannot be read").check(z.toLowerCase());

const songFields = z.object({
  title: requiredLine(limits.songRequest, "There is no song"),
  artist: optionalLine(limits.songRequest),
  note: optionalLine(limits.songNote),
});

/** What two rows of one person and date may differ in, as it is said. */
export type Told = Readonly<Partial<Record<ImportField, string | null>>>;

interface Common {
  told: Told;
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
  /** Of which other rows may be, one for each person. */
  project: string;
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

/** With all that it lacks; whose row it is, as far as that can be read. */
export interface LeftOut extends Pick<Common, "email" | "phone" | "date"> {
  problem: string;
}

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

/** Cents, in place of a price that cannot be read: more than anything that is held against it. */
const anyPrice = 10_000_000;

const labelled = (label: string, text: string): string => (text ? `${label}: ${text}` : "");

/** "Ana Núñez", or "Núñez, Ana" where the last name stands first. */
function namesIn(name: string): readonly [first: string, last: string] {
  const [last = "", first] = name.split(/, ?/);
  if (first) return [first, last];
  const words = name.split(" ");
  return words.length === 1 ? [name, ""] : [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
}

/** A row of the file as what it would become, or why it stays out. */
export function readRow(
  cells: readonly string[],
  { head, columns, options, packages, today }: Reading,
): Draft | LeftOut {
  const all = (field: ImportField) => columns.flatMap((each, at) => (each === field ? [at] : []));
  const text = (field: ImportField): string =>
    all(field)
      .map((at) => said(cells[at]))
      .filter(Boolean)
      .join(field === "venue" || field === "city" ? ", " : " ");
  const remarks: string[] = [];
  const faults: string[] = [];
  /** Goes on with a value in its place, so that all faults of a row are told. */
  const fault = <T>(why: string, instead: T): T => {
    faults.push(why);
    return instead;
  };
  const parsed = <S extends z.ZodMiniType>(schema: S, values: unknown): z.output<S> | null => {
    const { data, error } = z.safeParse(schema, values);
    for (const { message } of error?.issues ?? []) if (!faults.includes(message)) faults.push(message);
    return data ?? null;
  };

  const money = (field: ImportField, what: string, instead = 0): number | null => {
    const typed = text(field);
    if (typed === "" || isOpen(typed)) return null;
    return readMoney(typed) ?? fault(`The ${what} “${typed}” is no amount in dollars`, instead);
  };
  const day = (typed: string, what: string): CalendarDate =>
    readDate(typed) ??
    fault(`The ${what} “${typed}” cannot be read as a date: write it like 4/17/2027 or 2027-04-17`, today);
  const time = (typed: string, usual: string): string =>
    typed === "" ? usual : (readTime(typed) ?? fault(`The time “${typed}” cannot be read`, usual));

  const given = (field: "email" | "phone") => (isOpen(text(field)) ? "" : text(field));
  const typedEmail = given("email");
  const ownEmail = typedEmail
    ? (z.safeParse(address, typedEmail).data ?? fault(`The email “${typedEmail}” cannot be read`, ""))
    : "";

  if (options.as === "subscribers") {
    if (typedEmail === "") faults.push("There is no email");
    const data = parsed(subscriberFields, {
      firstName: text("firstName") || namesIn(text("name"))[0],
      consentSource: text("consentSource"),
    });
    const typedDay = text("consentOn");
    const consentOn = typedDay ? day(typedDay, "day of the consent") : fault("There is no day of the consent", today);
    if (consentOn > today) faults.push(`The consent of ${dateInWords(consentOn)} is still to come`);
    const whose = { email: ownEmail, phone: null, date: null };
    if (!data || faults.length > 0) return { problem: faults.join(". "), ...whose };
    return { kind: "subscriber", ...data, consentOn, remarks, told: {}, ...whose };
  }

  const typedDate = text("date");
  if (isOpen(typedDate)) remarks.push(`No date yet (“${typedDate}”): comes in as a lead`);
  const date = typedDate === "" || isOpen(typedDate) ? null : day(typedDate, "date");
  const dateAsRead = readDate(typedDate);

  const typedPhone = given("phone");
  const { data: readPhone = null } = z.safeParse(optionalPhone, typedPhone);
  const phone = readPhone ?? (typedPhone.slice(0, limits.phone) || null);
  if (typedPhone && !readPhone) remarks.push(`The phone “${typedPhone}” is kept as it is written`);

  const leftOut = (): LeftOut => ({ problem: faults.join(". "), email: ownEmail, phone, date: dateAsRead });

  const notes = columns.flatMap((field, at) => {
    // What a file of other rows says of songs is not lost.
    const isNote =
      field === "notes" ||
      field === "project" ||
      (options.as !== "songs" && field !== null && songColumns.includes(field));
    const note = (cells[at] ?? "").trim();
    if (!isNote || !said(note)) return [];
    return [/^(notes?|comments?|details)?$/i.test(head[at] ?? "") ? note : `${head[at]}: ${note}`];
  });

  if (options.as === "songs") {
    const data = parsed(songFields, {
      ...{ title: text("songTitle"), artist: text("songArtist"), note: notes.join(". ") },
    });
    const typedList = text("songPreference");
    const preference =
      readPreference(typedList) ?? fault(`“${typedList}” does not tell whether it is to be played`, "must-play");
    if (!data || faults.length > 0) return leftOut();
    return { kind: "song", song: data, preference, remarks: [], told: {}, email: ownEmail, phone, date };
  }

  const [firstInName, lastInName] = namesIn(text("name"));
  const [firstName, lastName] = [text("firstName") || firstInName, text("lastName") || lastInName];
  const kind = text("kind") || "Event";
  const typedPackage = text("package");
  const offered = packages.find((name) => typedPackage.toLowerCase().includes(name.toLowerCase()));
  const typedStatus = text("status");
  const untold = columns.includes("bookedOn") ? (text("bookedOn") ? "booked" : "lead") : null;
  const status = readStatus(typedStatus) ?? untold;
  const typedPrice = money("price", "price", anyPrice);

  const isBooking =
    options.as === "told" &&
    date !== null &&
    status !== "lost" &&
    status !== "lead" &&
    (typedPrice !== null || status !== null);
  const told: Told = {
    ...{ name: `${firstName} ${lastName}`.trim(), email: ownEmail, phone, company: text("company") },
    ...{ kind: text("kind"), guests: text("guests") },
  };
  if (!isBooking) {
    if (typedEmail === "" && phone === null) faults.push("There is neither an email nor a phone number");
    const paid = money("paid", "amount paid");
    if (paid) faults.push(`${dollars(paid)} are paid, and the row makes no booking: book it by hand`);
    const data = parsed(leadFields, {
      ...{ firstName: firstName || text("company"), lastName, email: ownEmail, phone: phone ?? "" },
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
    if (!data || faults.length > 0) return leftOut();
    return {
      kind: "lead",
      lead: data,
      isLost: status === "lost",
      remarks,
      told: { ...told, venue: text("city") ? null : text("venue") },
      email: ownEmail,
      phone,
      date,
    };
  }

  const price = typedPrice ?? fault("It is booked, and there is no price", anyPrice);
  const isOver = date < today;
  const deposit = money("deposit", "deposit");
  const paid = paidOf();
  function paidOf(): number | null {
    const typed = text("paid");
    if (/full/i.test(typed)) return price;
    if (typed !== "" && readMoney(typed) === null && readYes(typed) !== null)
      return readYes(typed) ? (deposit ?? fault(`“${typed}” tells no amount that was paid`, 0)) : 0;
    const owed = money("owed", "amount owed");
    return money("paid", "amount paid") ?? (owed === null ? null : Math.max(0, price - owed));
  }
  if (paid !== null && paid > price) faults.push(`${dollars(paid)} are paid of a price of ${dollars(price)}`);
  const isTold = paid !== null;
  const received = paid ?? (isOver && options.untold === "paid" ? price : 0);
  const typedPaidOn = text("paidOn");
  const receivedOn = typedPaidOn ? day(typedPaidOn, "day of the payment") : isOver ? date : today;
  if (receivedOn > today) faults.push(`The payment of ${dateInWords(receivedOn)} is still to come`);

  const typedSigned = text("signed");
  const signedDay = readDate(typedSigned);
  const isSigned =
    signedDay !== null || (readYes(typedSigned) ?? fault(`“${typedSigned}” does not tell whether it is signed`, false));
  if (signedDay !== null && signedDay > today)
    faults.push(`${dateInWords(signedDay)} is still to come: it cannot be signed`);

  const [start, endInStart] = timesIn(text("start"));
  const [startTime, endTime] = [time(start, usualTimes[0]), time(text("end") || endInStart, usualTimes[1])];
  if (!start || !(text("end") || endInStart)) remarks.push("The times are not in the file: 6 PM to 11 PM is assumed");
  if (typedEmail === "" && phone === null) remarks.push("There is neither an email nor a phone number");
  const data = parsed(broughtBookingForm, {
    ...{ clientName: told.name || text("company"), clientEmail: ownEmail },
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
  if (!data || faults.length > 0) return leftOut();
  const { startTime: from, endTime: until, venue, city, packageName } = data;
  return {
    kind: "booking",
    told: {
      ...told,
      ...{ start: start && from, end: (text("end") || endInStart) && until, venue, city },
      ...{ package: typedPackage && packageName, price: dollars(price) },
    },
    booking: data,
    // What is over and open waits for the DJ, as any other does.
    status: isOver ? (received >= price ? "completed" : "confirmed") : status === "hold" ? "hold" : "confirmed",
    paid: received,
    project: text("project").toLowerCase(),
    receivedOn,
    method: readMethod(text("method")),
    paymentNote: typedPaidOn ? null : "Paid before the move; the file names no day",
    signedOn: isSigned ? (signedDay ?? (isOver ? date : today)) : null,
    ...{ remarks, email: data.clientEmail, phone, date },
  };
}
