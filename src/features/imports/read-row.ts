import type { CalendarDate } from "../../platform/dates.ts";
import { dateInWords } from "../../platform/english.ts";
import { dollars } from "../../platform/money.ts";
import { type Draft, type LeftOut, leadFields, type Reading, songFields, subscriberFields } from "./drafts.ts";
import { anyPrice, readBooking } from "./read-booking.ts";
import { isOpen, readDate, readPreference, readStatus, saysPaid } from "./read-values.ts";
import { labelled, namesIn, type RowCells, readCells } from "./row-cells.ts";

function readSubscriber(row: RowCells, today: CalendarDate): Draft | LeftOut {
  const whose = { email: row.email(), phone: null, date: null };
  if (row.given("email") === "") row.faults.push("There is no email");
  const data = row.parsed(subscriberFields, {
    firstName: row.text("firstName") || namesIn(row.text("name"))[0],
    consentSource: row.text("consentSource"),
  });
  const typedDay = row.text("consentOn");
  const consentOn = typedDay
    ? row.day(typedDay, "day of the consent")
    : row.fault("There is no day of the consent", today);
  if (consentOn > today) row.faults.push(`The consent of ${dateInWords(consentOn)} is still to come`);
  if (!data || row.faults.length > 0) return row.leftOut(whose);
  return { kind: "subscriber", ...data, consentOn, remarks: row.remarks, told: {}, ...whose };
}

type Whose = Pick<LeftOut, "email" | "phone" | "date">;

function readSong(row: RowCells, whose: Whose, leftOut: () => LeftOut): Draft | LeftOut {
  const song = row.parsed(songFields, {
    title: row.text("songTitle"),
    artist: row.text("songArtist"),
    note: row.notes().join(". "),
  });
  const typedList = row.text("songPreference");
  const preference =
    readPreference(typedList) ?? row.fault(`“${typedList}” does not tell whether it is to be played`, "must-play");
  if (!song || row.faults.length > 0) return leftOut();
  return { kind: "song", song, preference, remarks: [], told: {}, ...whose };
}

/** What `tableOfCalendar` writes for an entry that is no gig. */
const leftOutOfCalendar = /^Left out: (.+)/;

export function readRow(cells: readonly string[], reading: Reading): Draft | LeftOut {
  const { columns, options, today } = reading;
  const row = readCells(cells, reading);
  const { text, faults, remarks } = row;
  if (options.as === "subscribers") return readSubscriber(row, today);

  const email = row.email();
  const typedDate = text("date");
  if (isOpen(typedDate)) remarks.push(`No date yet (“${typedDate}”): comes in as a lead`);
  const date = row.given("date") ? row.day(typedDate, "date") : null;
  const phone = row.phone();
  const whose = { email, phone, date };
  const leftOut = (): LeftOut => row.leftOut({ email, phone, date: readDate(typedDate) });
  if (options.as === "songs") return readSong(row, whose, leftOut);

  const [firstInName, lastInName] = namesIn(text("name"));
  const [firstName, lastName] = [text("firstName") || firstInName, text("lastName") || lastInName];
  const told = {
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone,
    company: text("company"),
    kind: text("kind"),
    guests: text("guests"),
  };
  const untold = columns.includes("bookedOn") ? (text("bookedOn") ? "booked" : "lead") : null;
  const [, whyNot] = leftOutOfCalendar.exec(text("status")) ?? [];
  if (whyNot) {
    faults.push(whyNot);
    return leftOut();
  }
  const isUnknown = text("status") !== "" && !isOpen(text("status")) && readStatus(text("status")) === null;
  if (isUnknown && !untold)
    remarks.push(`The status “${text("status")}” does not say that it is booked: comes in as a lead`);
  const status = readStatus(text("status")) ?? untold ?? (isUnknown ? "lead" : null);
  const price = row.money("price", "price", anyPrice);
  if (options.as === "told" && date && status !== "lost" && status !== "lead" && (price !== null || status !== null))
    return readBooking(row, { ...whose, date, told, isHold: status === "hold", price }, reading) ?? leftOut();

  if (row.given("email") === "" && phone === null) faults.push("There is neither an email nor a phone number");
  const isPaid = saysPaid(text("paid"));
  const paid = isPaid ? null : row.money("paid", "amount paid");
  if (paid || isPaid)
    faults.push(`${paid ? `${dollars(paid)} are` : "It is"} paid, and the row makes no booking: book it by hand`);
  const details = [
    ...row.notes(),
    labelled("Package", text("package")),
    labelled("Price", text("price")),
    labelled("Status", text("status")),
    isOpen(typedDate) ? labelled("Date", typedDate) : "",
  ];
  const lead = row.parsed(leadFields, {
    firstName: firstName || text("company"),
    lastName,
    email,
    phone: phone ?? "",
    companyName: text("company"),
    venue: [text("venue"), text("city")].filter(Boolean).join(", "),
    guestCount: text("guests"),
    eventType: text("kind") || "Event",
    details: details.filter(Boolean).join("\n"),
  });
  if (!lead || faults.length > 0) return leftOut();
  const isLost = status === "lost";
  return {
    kind: "lead",
    lead,
    isLost,
    remarks,
    told: { ...told, venue: text("city") ? null : text("venue") },
    ...whose,
  };
}
