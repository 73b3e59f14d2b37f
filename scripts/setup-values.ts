/*
 * Values of a business as somebody types them at `npm run setup`, and back. A parser throws an error that says what it wants.
 */
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { type Identity, type PaymentWay, paymentWays, type Town } from "../src/content/identity.ts";
import { mondayToSunday, type OpeningHours, type Show, type WeekDay, weekdays } from "../src/content/office-hours.ts";
import { mixSourceOf } from "../src/content/player.ts";

/** Typed for what there is none of. */
export const none = "none";

export function line(typed: string): string {
  if (!typed.trim() || typed.trim() === none) throw new Error("it cannot be empty");
  return typed.trim();
}

export const lineOrNone = (typed: string): string | undefined => (typed.trim() === none ? undefined : line(typed));

export const listOf = <Value>(typed: string, parse: (part: string) => Value): Value[] =>
  typed.trim() === none
    ? []
    : typed
        .split(";")
        .filter((part) => part.trim())
        .map((part) => parse(part.trim()));

export const wholeNumber =
  (least: number, most: number) =>
  (typed: string): number => {
    const number = Number(typed.trim().replace(/%$/, ""));
    if (typed.trim() && Number.isInteger(number) && number >= least && number <= most) return number;
    throw new Error(`a whole number from ${least} to ${most} is wanted`);
  };

export function email(typed: string): string {
  if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed.trim())) return typed.trim();
  throw new Error("an email address is wanted, such as hello@example.com");
}

export function link(typed: string): string {
  const url = typed.trim().replace(/^(?!\w+:)/, "https://");
  if (/^https:\/\/\S+$/.test(url) && URL.canParse(url) && url.includes(".")) return url;
  throw new Error("a whole address is wanted, such as https://example.com");
}

export function payments(typed: string): PaymentWay[] {
  const named = typed
    .toLowerCase()
    .split(/[,;]|\bor\b|\band\b/)
    .map((each) => each.trim())
    .filter(Boolean);
  const unknown = named.find((each) => !paymentWays.some((way) => way === each));
  if (unknown === undefined && named.length > 0) return paymentWays.filter((way) => named.includes(way));
  throw new Error(`some of ${paymentWays.join(", ")} are wanted${unknown ? `, not ${unknown}` : ""}`);
}

const isPhone = (typed: string): boolean => parsePhoneNumberFromString(typed, "US")?.isPossible() ?? false;

/** Whom Zelle knows by an address or a number, and Venmo by a name as well. */
export function payee(app: "zelle" | "venmo", typed: string): string {
  const to = line(typed);
  if ((app === "venmo" && /^@[\w-]+$/.test(to)) || isPhone(to)) return to;
  try {
    return email(to);
  } catch {
    throw new Error(
      `${app === "venmo" ? "a name such as @example, " : ""}an email address or a phone number is wanted`,
    );
  }
}

export function phone(typed: string): Identity["phone"] {
  const number = parsePhoneNumberFromString(typed, "US");
  if (!number?.isPossible()) throw new Error("a phone number with its area code is wanted, such as (212) 555-0142");
  const isLocal = number.countryCallingCode === "1";
  return {
    display: isLocal ? number.formatNational() : number.formatInternational(),
    href: `tel:${number.number}`,
    e164: number.format("RFC3966").replace(/^tel:/, ""),
  };
}

/** Of most of each state. */
const zonesOfStates = Object.entries({
  "America/New_York": "CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV",
  "America/Chicago": "AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR",
});

export const zoneOfState = (region: string): string =>
  zonesOfStates.find(([, states]) => states.split(" ").includes(region))?.[0] ?? "America/New_York";

/** By its IANA name, or as "Pacific time". */
export function zone(typed: string): string {
  const name = typed.trim().toLowerCase();
  const words = name.replace(/ (?:standard )?time$/, "");
  const known =
    Intl.supportedValuesOf("timeZone").find((each) => each.toLowerCase() === name) ??
    zonesOfStates.map(([each]) => each).find((each) => zoneInWords(each).toLowerCase() === words);
  if (known) return known;
  throw new Error("a time zone is wanted, such as Central, Arizona or America/Chicago");
}

/** As their own people say: by Intl the first two would be other states' as well. */
const zonesInWords: Readonly<Partial<Record<string, string>>> = {
  "America/Phoenix": "Arizona",
  "Pacific/Honolulu": "Hawaii",
  "America/Puerto_Rico": "Atlantic",
};

/** "Central", as in "8 PM Central"; "Central Standard" where clocks stay when others' change. */
export function zoneInWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return zonesInWords[timeZone] ?? name.replace(/ Time$/, "");
}

const states = `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky,
LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana,
NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio,
OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee,
TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`
  .split(/,\s/)
  .map((each) => ({ region: each.slice(0, 2), state: each.slice(3) }));

/** By its letters or its name. */
export function state(typed: string): { region: string; state: string } {
  const wanted = typed.trim().toLowerCase();
  const found = states.find((each) => [each.region.toLowerCase(), each.state.toLowerCase()].includes(wanted));
  if (found) return found;
  throw new Error("a state is wanted, such as GA or Georgia");
}

export const townText = ({ name, postalCode, latitude, longitude, farther }: Town): string =>
  [name, postalCode, `${latitude},${longitude}`, farther && "far"].filter(Boolean).join(" ");

export function town(typed: string): Town {
  const found = /^(\D+?)(?: (\d{5}))? (-?\d+(?:\.\d+)?)[, ] ?(-?\d+(?:\.\d+)?)( far)?$/.exec(typed.trim());
  const [, name = "", postalCode, north, east, far] = found ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  if (!found || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    throw new Error(
      "a town with its latitude and longitude, as maps show them, is wanted, such as Savannah 31401 32.0809,-81.0912",
    );
  return { name, latitude, longitude, ...(postalCode ? { postalCode } : {}), ...(far ? { farther: true } : {}) };
}

/** With a ZIP code: the business's own has a page in what search engines read. */
export function city(typed: string): Town {
  const own = town(typed);
  if (own.postalCode && !own.farther) return own;
  throw new Error("your city is wanted with its ZIP code, such as Savannah 31401 32.0809,-81.0912");
}

function time(typed: string): string {
  const found = /^(\d{1,2})(?::([0-5]\d))?\s*([ap]m)?$/i.exec(typed.trim());
  const [, typedHour = "", minutes = "00", half] = found ?? [];
  const hour = half ? (Number(typedHour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(typedHour) % 24;
  if (!found || Number(typedHour) > (half ? 12 : 24)) throw new Error(`“${typed.trim()}” is no time; 9:00 or 6 PM are`);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

function weekday(typed: string): WeekDay {
  const found = mondayToSunday.find((day) => typed.length > 2 && day.toLowerCase().startsWith(typed.toLowerCase()));
  if (found) return found;
  throw new Error(`“${typed}” is no day; Mon, Tue, Wed, Thu, Fri, Sat and Sun are`);
}

/** "blue-heron-sound": what Cloudflare takes as a name. */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");

export function name(typed: string): string {
  if (!/^[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?$/.test(typed))
    throw new Error("small letters, digits and hyphens are wanted, 40 at most");
  return typed;
}

export const hoursText = ({ days, opens, closes }: OpeningHours): string => {
  const [first = "", last = ""] = [days[0]?.slice(0, 3), days.at(-1)?.slice(0, 3)];
  return `${first === last ? first : `${first}-${last}`} ${opens}-${closes}`;
};

/** "Mon-Fri 9:00-18:00" */
export function hours(typed: string): OpeningHours {
  const [, first, last, from, until] = /^([a-z]+)(?:\s*-\s*([a-z]+))? (.+?)\s*-\s*(.+)$/i.exec(typed) ?? [];
  if (!first || !from || !until)
    throw new Error("days and times are wanted, such as Mon-Fri 9:00-18:00; Sat 10 AM-2 PM");
  const [start, end] = [mondayToSunday.indexOf(weekday(first)), mondayToSunday.indexOf(weekday(last ?? first))];
  if (end < start) throw new Error(`the week begins with Monday, and ${typed} runs backward`);
  return { days: mondayToSunday.slice(start, end + 1), opens: time(from), closes: time(until) };
}

const clock = (hour: number): string => `${String(hour % 24).padStart(2, "0")}:00`;

export const showText = ({ day, start, hours: length }: Show): string =>
  `${day.charAt(0).toUpperCase()}${day.slice(1, 3)} ${clock(start)}-${clock(start + length)}`;

export function yes(typed: string): boolean {
  const said = typed.trim().toLowerCase();
  if (said === "yes" || said === "no") return said === "yes";
  throw new Error("yes or no is wanted");
}

export function show(typed: string): Show {
  const { days, opens, closes } = hours(typed);
  const day = weekdays.find((each) => each === days[0]?.toLowerCase());
  if (!day || days.length > 1 || !/:00$/.test(opens) || !/:00$/.test(closes))
    throw new Error("one day and full hours are wanted for each show, such as Fri 9 PM-12 AM");
  const [start, end] = [Number.parseInt(opens, 10), Number.parseInt(closes, 10)];
  return { day, start, hours: end > start ? end - start : end + 24 - start };
}

/** By its address or its name. */
export function channel(typed: string): NonNullable<Identity["streamingChannel"]> {
  const [, name] = /^(?:Twitch +)?(?:https:\/\/(?:www\.)?twitch\.tv\/|@)?(\w{3,25})\/?$/i.exec(typed.trim()) ?? [];
  if (!name) throw new Error("a channel at Twitch is wanted, such as https://www.twitch.tv/example");
  return { label: "Twitch", name, href: `https://www.twitch.tv/${name}` };
}

/** At YouTube, or a file in `public/media`. */
export function film(typed: string): Pick<NonNullable<Identity["video"]>, "player" | "title" | "caption"> {
  const [address = "", title, caption] = listOf(typed, line);
  const source = mixSourceOf(address);
  const player =
    source?.platform === "youtube" && source.videoId
      ? { type: "youtube" as const, id: source.videoId }
      : /^\/media\/[\w.-]+$/.test(address)
        ? { type: "file" as const, src: address }
        : null;
  if (player && title && caption) return { player, title, caption };
  throw new Error("three things are wanted: its address at YouTube, or such as /media/film.webm; a title; a caption");
}

export const profileText = ({ label, href }: { label: string; href: string }): string => `${label} ${href}`;

export function profile(typed: string): { label: string; href: string } {
  const [, label = "", address = ""] = /^(\S.*?)\s+(\S+)$/.exec(typed.trim()) ?? [];
  if (!label) throw new Error("a name and its address are wanted, such as Instagram https://www.instagram.com/example");
  return { label, href: link(address) };
}
