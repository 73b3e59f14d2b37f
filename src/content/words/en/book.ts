import { bookedAreas } from "../../areas.ts";
import { serviceAreaInWords } from "../../landing/cities.ts";
import { discountPercent } from "../../offers.ts";
import type { ServiceKey } from "../../services.ts";
import { site } from "../../site.ts";
import { offerHours } from "../../terms.ts";

interface Area {
  travel: string;
  venues: string;
  changes: string;
}

const areas: Readonly<Record<string, Area>> = Object.fromEntries(
  bookedAreas.map(({ id, travel, venues, changes }) => [id, { travel, venues: `${venues.join(", ")}.`, changes }]),
);

const evenings: Readonly<Record<ServiceKey, string>> = {
  wedding: "A wedding day could go:",
  corporate: "A company evening could go:",
  party: "A party could go:",
  nightclub: "A club night could go:",
  "school-dance": "A school dance could go:",
  quinceanera: "A quinceañera could go:",
  "bar-mitzvah": "The celebration could go:",
};

/** Of an evening, where they are not called as in the list of its hours. */
const parts: Readonly<Record<string, string>> = {};

interface CityPages {
  before: string;
  and: string;
}

/** Null where they are not in the language. */
const cityPages: CityPages | null = { before: "More about", and: " and " } as CityPages | null;

/** Of the page on which a date is asked for and booked. */
export const book = {
  title: "Book the DJ: Packages and Calendar",
  titleOf: "Is {date} free?",
  about: `Three packages with plain prices, ${discountPercent}% off with your code, and ${site.schedulingPage ? "a calendar to pick your first call with the DJ in" : "the days on which I am free around"} ${site.metro}.`,
  ask: "Ask for your day: the answer and the price come before your name.",
  none: "That is no date. Please pick one from the calendar.",
  past: "That day is behind us. Please pick a later one.",
  tooSoon: `That is too soon to promise here. Please call ${site.phone.display}.`,
  tooFar: "The calendar ends on {date}. Please pick an earlier day.",
  day: "When is the day?",
  anotherDay: "Another day?",
  where: "Where?",
  metro: site.metro,
  check: "Check the date",
  checkAnother: "Check",
  soonest: "Free soonest:",
  talkFirst: "Rather talk first?",
  pickTime: "Pick a time",
  /** By how many, up to the five that a month may have. */
  counts: ["No", "One", "Two", "Three", "Four", "Five"],
  noSaturday: "No free Saturday in {month}",
  saturdays: { one: "{spelled} free Saturday in {month}", other: "{spelled} free Saturdays in {month}" },
  states: {
    free: "Free",
    held: "On hold",
    taken: "Taken",
    "too-soon": "Too soon, please call",
    past: "Past",
    "too-far": "Not open yet",
  },
  in: "in {city}",
  around: `around ${site.metro}`,
  is: { free: "{date} is free", held: "{date} is on\u00a0hold", taken: "{date} is taken" },
  deciding: "Somebody is deciding on it right now.",
  decidingUntil: "Somebody is deciding on it, and has it until {time}.",
  reasons: {
    free: "It goes to whoever books it first.",
    held: `If they let it go, the first on the waitlist has it for ${offerHours} hours.`,
    taken: `If it comes free, the first on the waitlist has it for ${offerHours} hours.`,
  },
  buildQuote: "Build your quote",
  sunsetIn: "Sunset in {place}",
  sunsetBy: "Sunset by {place}",
  withCode: "{name} with code",
  holds: "An accepted quote holds it",
  evenings,
  parts,
  noneNear: "Nothing close to it is free.",
  callUs: "Call {phone}",
  together: ", and we look together.",
  near: "These days are free:",
  before: {
    days: { one: "the day before", other: "{count} days before" },
    weeks: { one: "a week before", other: "{count} weeks before" },
  },
  after: {
    days: { one: "the day after", other: "{count} days after" },
    weeks: { one: "a week after", other: "{count} weeks after" },
  },
  openDatesIn: "Open dates in",
  months: "Months",
  saturdayFree: "Saturday, free",
  saturdaysOfYear: "Saturdays of a year",
  costs: "What {date} costs",
  plainPrices: "Plain prices",
  stepsTitle: "Four steps, then it is yours",
  steps: [
    { name: "Accept the quote", text: "It holds your date for {hold}, at that price." },
    { name: "Sign the agreement", text: "Read and signed on your phone." },
    { name: "Pay the deposit", text: "A deposit of {percent}%. The rest follows {days} before." },
    { name: "The date is yours", text: "Your portal opens: songs, timeline, guests." },
  ],
  /** Of the whole way. */
  bookingSteps: ["Date", "Quote", "Agreement", "Deposit", "Booked"],
  stepDone: "done",
  firstCall: "Your first call",
  newWindow: "Open in new window",
  calendar: {
    coming: "The calendar is on its way",
    pick: "Pick a time for a first call",
    failed: "The calendar does not load here. It opens in its own window.",
    enough: "Half an hour is plenty.",
    open: "Open the calendar",
    newWindow: "(opens in a new window)",
    title: "Scheduling calendar",
  },
  areasTitle: `Around ${site.metro}`,
  areaReaches: `The ordinary service area reaches ${serviceAreaInWords}.`,
  cityPages,
  alsoIn: "I also play in {towns}.",
  areaSummary: "{miles} miles, places, what changes",
  travel: "Travel",
  travelIs: `About {miles} miles from downtown ${site.city}. {travel}`,
  places: "Places",
  changes: "What changes",
  areas,
};
