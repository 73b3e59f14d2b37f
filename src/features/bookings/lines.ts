import { clockOf, hoursBetween, minutesOf } from "../../platform/dates.ts";
import { lengthInWords } from "../../platform/english.ts";
import { dollarEntry, dollars, signedCentsOf } from "../../platform/money.ts";
import { type AddOn, type Offer, type PriceLine, type Rates, type SalesTax, sumOf } from "../prices/model.ts";
import { addOnLine } from "../prices/price-of.ts";
import { taxIn, taxLineOf, taxOf, taxWithin, withoutTax, withTax } from "../prices/tax.ts";

/** For a line that only adds to the price. */
export const agreedOnTop = "Added by agreement";

const takenOff = "Taken off";

/** An extra line makes up the difference to `price` (cents). No lines stay none. */
export function linesOfPrice(lines: readonly PriceLine[], price: number): readonly PriceLine[] {
  if (lines.length === 0 || price === sumOf(lines)) return lines;
  const named = lines.filter(({ kind, label }) => kind !== "own" || (label !== agreedOnTop && label !== takenOff));
  const rest = price - sumOf(named);
  const line: PriceLine = { kind: "own", label: rest < 0 ? takenOff : agreedOnTop, note: null, amount: rest };
  return rest === 0 ? named : [...named, line];
}

/** "Uplights, 8 × $25" */
export const lineInWords = ({ label, note }: PriceLine): string => (note ? `${label}, ${note}` : label);

export const packageLine = ({ packageName, price }: { packageName: string; price: number }): PriceLine => ({
  kind: "offer",
  label: packageName,
  note: null,
  amount: price,
});

/** For a price that was reduced (cents) after it was agreed. */
export function reducedLines(booking: Booked, reduced: number): readonly PriceLine[] {
  if (reduced <= 0) return [];
  const line = { kind: "own", label: "Reduced after it was agreed", note: null } as const;
  const [tax, price] = [taxLineOf(booking.lines), booking.price];
  const less = taxIn(booking.lines) - taxWithin(price - reduced, { price, tax: taxIn(booking.lines) });
  if (!tax || less === 0) return [{ ...line, amount: -reduced }];
  return [
    { ...line, amount: less - reduced },
    { kind: "tax", label: `${tax.label} on it`, note: null, amount: -less },
  ];
}

export const withReduction = (booking: Booked, reduced: number): readonly PriceLine[] =>
  reduced > 0 ? [...linesOf(booking), ...reducedLines(booking, reduced)] : booking.lines;

/** Overtime may be half an hour. */
const counted = /^(\d+(?:\.5)?) ×/;

export const countOfLine = ({ note }: PriceLine): number => Number(counted.exec(note ?? "")?.[1] ?? 1);

/** One value per line. */
export const lineFields = ["lineKinds", "lineLabels", "lineNotes", "lineCounts", "lineAmounts"] as const;
type LineField = (typeof lineFields)[number];

export const entriesOfLines = (lines: readonly PriceLine[]): Record<LineField, string> => ({
  lineKinds: lines.map(({ kind }) => kind).join("\n"),
  lineLabels: lines.map(({ label }) => label).join("\n"),
  lineNotes: lines.map(({ note }) => note ?? "").join("\n"),
  lineCounts: lines.map((line) => countOfLine(line)).join("\n"),
  lineAmounts: lines.map((line) => dollarEntry(line.amount / countOfLine(line))).join("\n"),
});

const kinds: readonly string[] = ["offer", "discount", "add-on", "hour", "travel"] satisfies PriceLine["kind"][];
const isKind = (kind: string): kind is PriceLine["kind"] => kinds.includes(kind);

/** Skips lines without a name or a count; `null` for a missing amount or an invalid count. */
export function linesOfFields(typed: Record<LineField, readonly string[]>): PriceLine[] | null {
  const lines: PriceLine[] = [];
  for (const [at, label] of typed.lineLabels.entries()) {
    const [entry = "", amount = ""] = [typed.lineCounts[at], typed.lineAmounts[at]];
    const count = Number(entry.trim() || 1);
    if (label.trim() === "" || count === 0) {
      if (label.trim() === "" && amount.trim() !== "") return null;
      continue;
    }
    const each = signedCentsOf(amount);
    if (each === null || !/^\d{0,3}(?:\.5)?$/.test(entry.trim())) return null;
    const [kind = "", note = ""] = [typed.lineKinds[at], typed.lineNotes[at]];
    lines.push({
      kind: isKind(kind) ? kind : "own",
      label: label.trim(),
      note: count !== 1 || counted.test(note) ? `${count} × ${dollars(each)}` : note || null,
      amount: Math.round(count * each),
    });
  }
  return lines;
}

/** A new line is an hour of music by the name of that add-on, or by its first words: it counts as its hours do. */
export const withNamedHour = (lines: readonly PriceLine[], were: readonly PriceLine[], name: string): PriceLine[] =>
  lines.map((line) => {
    const label = line.label.toLowerCase();
    const isNamed = label.includes(" ") && `${name} `.toLowerCase().startsWith(`${label} `);
    const isNew = line.kind === "own" && !were.some((was) => was.label === line.label);
    return isNew && (isNamed || line.label === name) ? { ...line, kind: "hour", label: name } : line;
  });

/** Money in cents, times `HH:MM`. */
interface Bought {
  packageName: string;
  startTime: string;
  endTime: string;
  price: number;
  lines: readonly PriceLine[];
}

type Booked = Pick<Bought, "packageName" | "price" | "lines">;

export const linesOf = (booking: Booked): readonly PriceLine[] =>
  booking.lines.length > 0 ? booking.lines : [packageLine(booking)];

const lineOf = (lines: readonly PriceLine[], { name, isHour }: Pick<AddOn, "name" | "isHour">) =>
  lines.find(({ kind, label }) => label === name && kind === (isHour ? "hour" : "add-on"));

export function countBooked(booking: Booked, addOn: Pick<AddOn, "name" | "isHour">): number {
  const line = lineOf(linesOf(booking), addOn);
  return line ? countOfLine(line) : 0;
}

/** Booked add-ons keep their unit price. An hour of the package that was not used yet moves the end and costs nothing. */
export function changeAddOns(
  booking: Bought,
  addOns: readonly (AddOn & { booked: number; count: number })[],
): Pick<Bought, "lines" | "endTime"> {
  let [lines, endTime] = [linesOf(booking), booking.endTime];
  for (const { booked, count, ...addOn } of addOns) {
    if (booked === count) continue;
    const line = lineOf(lines, addOn);
    const price = line ? line.amount / countOfLine(line) : addOn.price;
    if (addOn.isHour) endTime = hoursLater(endTime, count - booked);
    const made = addOnLine({ ...addOn, price }, addOn.isHour ? count - unusedOf(booking, count - booked) : count);
    lines = line ? lines.flatMap((each) => (each === line ? made : [each])) : lines.concat(made);
  }
  return { lines, endTime };
}

/** Whole hours, at most `more`, between the music that is booked and what the package's line says. */
function unusedOf(booking: Bought, more: number): number {
  const lines = linesOf(booking);
  const used = packageHours(booking, lines);
  const isSaid = (hours: number) => lines.some(({ kind, note }) => kind === "offer" && note === lengthInWords(hours));
  const said = Array.from({ length: 24 }, (_, at) => at + 1).find(isSaid) ?? 0;
  return Math.max(0, Math.min(more, Math.floor(said - used)));
}

const hoursLater = (time: string, hours: number): string => clockOf(minutesOf(time) + 60 * hours);

export const untaxed = <Priced extends Pick<Bought, "price" | "lines">>(bought: Priced): Priced => ({
  ...bought,
  price: bought.price - taxIn(bought.lines),
  lines: withoutTax(bought.lines),
});

/** `bought` is before tax. */
export function taxed<Before extends Booked>(bought: Before, tax: SalesTax | null): Before {
  if (!tax) return bought;
  const lines = withTax(linesOf(bought), tax);
  return { ...bought, lines, price: sumOf(lines) };
}

/** `rate` in cents an hour, before tax. */
export function withOvertime<Before extends Bought>(before: Before, minutes: number, rate: number): Before {
  const hours = minutes / 60;
  const line: PriceLine = {
    kind: "hour",
    label: "Overtime",
    note: `${hours} × ${dollars(rate)}`,
    amount: hours * rate,
  };
  const { price, ...was } = untaxed(before);
  const more = { ...before, ...was, price: price + line.amount, lines: [...linesOf({ ...was, price }), line] };
  return { ...taxed(more, taxOf(before.lines)), endTime: hoursLater(before.endTime, hours) };
}

const hoursIn = (lines: readonly PriceLine[]): number =>
  lines.reduce((hours, line) => hours + (line.kind === "hour" ? countOfLine(line) : 0), 0);

/** Without hours that have lines of their own. */
const packageHours = ({ startTime, endTime }: Pick<Bought, "startTime" | "endTime">, lines: readonly PriceLine[]) =>
  hoursBetween(startTime, endTime) - hoursIn(lines);

/** The package's line follows the times, so that an agreement never has two lengths. */
const withHours = (lines: readonly PriceLine[], were: number, are: number): PriceLine[] =>
  lines.map((line) =>
    line.kind === "offer" && line.note === lengthInWords(were) && are > 0
      ? { ...line, note: lengthInWords(are) }
      : line,
  );

/**
 * Another package in the place of `was`, at its own price and length. A discount keeps its share, unless its code is
 * for other packages; what the package includes costs no extra. Null without a line for `was`.
 */
export function withOffer(
  { lines, startTime }: Pick<Bought, "lines" | "startTime">,
  was: string,
  offer: Offer,
  { addOns, codes }: Pick<Rates, "addOns" | "codes">,
): Bought | null {
  const old = lines.find(({ kind, label }) => kind === "offer" && label === was);
  if (!old) return null;
  const isForOthers = (label: string) =>
    codes.some(
      ({ code, packages }) => label.startsWith(`${code},`) && packages.length > 0 && !packages.includes(offer.name),
    );
  const isIncluded = (label: string) =>
    addOns.some(({ name, includedIn }) => name === label && includedIn.includes(offer.name));
  const changed = lines.flatMap((line): PriceLine[] => {
    if (line === old)
      return [{ kind: "offer", label: offer.name, note: lengthInWords(offer.hours), amount: offer.price }];
    if (line.kind === "discount" && old.amount > 0)
      return isForOthers(line.label) ? [] : [{ ...line, amount: Math.round((offer.price * line.amount) / old.amount) }];
    return line.kind === "add-on" && isIncluded(line.label) ? [] : [line];
  });
  return {
    packageName: offer.name,
    startTime,
    endTime: hoursLater(startTime, offer.hours + hoursIn(changed)),
    price: sumOf(changed),
    lines: changed,
  };
}

type TypedBought = Omit<Bought, "lines"> & { lines?: readonly PriceLine[] };

/**
 * Changed lines make the price; a price typed as well adds a line for the difference. Changed hours of music move the
 * end, unless times were typed. Without typed lines they stay. With a `tax`, which takes the place of the one before,
 * price and lines are typed before tax.
 */
export function changeBought(before: Bought, { tax, ...typed }: TypedBought & { tax?: SalesTax | null }): Bought {
  const bare = tax === undefined ? untaxed({ ...typed, lines: typed.lines ?? before.lines }) : typed;
  return taxed(changeUntaxed(untaxed(before), bare), tax === undefined ? taxOf(before.lines) : tax);
}

function changeUntaxed(before: Bought, typed: TypedBought): Bought {
  const { packageName, startTime, endTime, price } = typed;
  const were = linesOf(before);
  const isTyped = typed.lines !== undefined && typed.lines.length > 0;
  const areChanged = isTyped && JSON.stringify(typed.lines) !== JSON.stringify(were);
  const lines = ((areChanged && typed.lines) || before.lines).map((line) =>
    line.kind === "offer" && line.label === before.packageName && packageName !== before.packageName
      ? { ...line, label: packageName, note: null }
      : line,
  );
  const more = areChanged ? hoursIn(lines) - hoursIn(were) : 0;
  const areTimesTyped = startTime !== before.startTime || endTime !== before.endTime;
  const times = { startTime, endTime: areTimesTyped || more === 0 ? endTime : hoursLater(endTime, more) };
  const bought = withHours(lines, packageHours(before, were), packageHours(times, lines));
  return {
    packageName,
    ...times,
    ...(areChanged && price === before.price
      ? { price: sumOf(bought), lines: bought }
      : { price, lines: linesOfPrice(bought, price) }),
  };
}
