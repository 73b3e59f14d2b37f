import { beforeEach, describe, expect, it } from "vitest";
import { policies } from "../../../content/policies.ts";
import { dayInWords } from "../../../platform/english.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { countTrips } from "../../../test/queries.ts";
import { get, visit } from "../../../test/site.ts";
import { portalPaths } from "../../portal/paths.ts";
import { portalContractOf } from "./paths.ts";

type Overrides = Parameters<typeof storeBooking>[0];

const wedding = {
  clientName: "Ana & Luis Núñez",
  clientPhone: "(813) 555-0100",
  eventDate: "2098-06-14",
  startTime: "17:00",
  endTime: "23:00",
} as const;

async function contractOf(overrides: Overrides = {}) {
  const booking = await storeBooking({ ...wedding, ...overrides });
  const answer = await visit(get(portalContractOf(booking.id), await signIn(booking)));
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, text: mainTextIn(html), booking };
}

describe("the contract", () => {
  let contract: Awaited<ReturnType<typeof contractOf>>;
  beforeEach(async () => {
    contract = await contractOf();
  });

  it("names the parties, the event and the money, from the booking", () => {
    const { text, booking } = contract;
    for (const part of [
      "Contract for DJ services Booking confirmed, and not signed yet.",
      `No. ${booking.id.slice(0, 8).toUpperCase()} Version 1, ${dayInWords(Date.now())}`,
      "Sunset Bay DJ LLC Tampa, FL (813) 555-0142 hello@sunsetbaydj.example the DJ,",
      `“Ana & Luis Núñez” (813) 555-0100 ${booking.clientEmail} the client,`,
      "Event Wedding Reception",
      "Date Saturday, June 14, 2098",
      "Time 5:00 PM to 11:00 PM",
      "Venue “Sand Key Park, Clearwater”",
      "Package PREMIUM, 6 hours of music",
      "Included DJ and professional MC; Sound for up to 200 guests; Two wireless microphones; Online song list and timeline; Ceremony",
      "Price $2,499",
      "Deposit, due on signing $624.75",
      "Balance, due 7 days before the event $1,874.25",
      "Signature, Sunset Bay DJ LLC",
      "Signature, “Ana & Luis Núñez”",
    ])
      expect(text).toContain(part);
  });

  it("has the terms that the site publishes, word for word, and fills in what they leave to it", () => {
    const refunds = policies.find(({ title }) => title === "Refund Policy")?.clauses.slice(0, 3) ?? [];
    expect(refunds.map(({ heading }) => heading)).toContain("100% money-back guarantee");
    for (const { heading, text } of refunds) expect(contract.text).toContain(`${heading}. ${text}`);
    for (const part of [
      "the deposit of $624.75 is paid. The deposit counts toward the price. The crew that plays your event plays no other one in its hours.",
      "The balance of $1,874.25 is due 7 days before the event, or on signing where that is later. Cash, credit card, Venmo or Zelle; a check from companies and schools, or ACH from their bank.",
      "at the hourly rate in your agreement. That rate is $250, as the price list has it.",
      "the law of Florida applies",
    ])
      expect(contract.text).toContain(part);
  });

  it("can be saved by one button, and without JavaScript says how", () => {
    expect(contract.html).toMatch(/data-island="print-button".*<button[^>]*>.*Print or save as PDF/s);
    expect(contract.html).toMatch(/<noscript><p[^>]*>To print it or save it as a PDF/);
    expect(contract.html).toContain('<meta name="robots" content="noindex"/>');
    expect(contract.headers.get("Cache-Control")).toBe("private, no-store");
  });
});

it.each([
  ["ends after midnight", { endTime: "01:30" }, "Time 5:00 PM to 1:30 AM, the morning of Sunday, June 15, 2098"],
  ["begins at noon", { startTime: "12:00", endTime: "18:30" }, "Time 12:00 PM to 6:30 PM"],
  ["is on hold", { status: "hold" }, "The date is on hold until this is signed and the deposit is paid."],
  ["is over", { status: "completed" }, "Booking confirmed, and not signed yet."],
  ["has no deposit", { deposit: 0 }, "signed. No deposit is asked for."],
  [
    "is the largest",
    { packageName: "Elite" },
    "Elite, 6 hours of music Included DJ and professional MC; Sound for up to 500",
  ],
  ["is the smallest", { packageName: "STARTER" }, "Included DJ and professional MC; Sound for up to 100 guests; Two"],
  ["has no venue yet", { venue: null, city: null }, "Venue To be named by you in writing"],
  ["ends on the half hour", { endTime: "22:30" }, "Package PREMIUM, 5 hours and 30 minutes of music"],
  ["has a package of its own", { packageName: "Custom", endTime: "01:00" }, "Package Custom, 8 hours of music"],
] satisfies [string, Overrides, string][])("a booking that %s says so", async (_, overrides, words) => {
  expect((await contractOf(overrides)).text).toContain(words);
});

it("without a deposit speaks of none, not even for when the client cancels", async () => {
  const { text } = await contractOf({ deposit: 0 });
  expect(text.match(/deposit/gi)).toHaveLength(1);
  expect(text).toContain("If you cancel. Whatever you paid is refunded. Moving to another open date costs nothing.");
});

it("a canceled booking has none, and the page says so", async () => {
  const { status, text } = await contractOf({ status: "cancelled" });
  expect(status).toBe(200);
  expect(text).toContain("There is no agreement");
  expect(text).not.toContain("$");
});

it("is the client's own alone, of the next booking unless the address names one, in one round trip once it is kept", async () => {
  const booking = await storeBooking({ eventDate: "2098-06-14" });
  const client = await signIn(booking);
  const later = await storeBooking({ clientEmail: booking.clientEmail, eventDate: "2098-06-15" });
  await visit(get(portalPaths.contract, client));
  const trips = countTrips();
  const shown = await visit(get(portalPaths.contract, client));
  expect(trips()).toBe(1);
  expect(mainTextIn(await shown.text())).toContain("Saturday, June 14, 2098");
  expect(mainTextIn(await (await visit(get(portalContractOf(later.id), client))).text())).toContain("June 15, 2098");

  const stranger = await signIn(await storeBooking());
  expect((await visit(get(portalContractOf(booking.id), stranger))).status).toBe(404);
  for (const headers of [{}, await signIn(booking, Date.now() - 1)]) {
    const answer = await visit(get(portalPaths.contract, headers));
    expect(answer.status).toBe(401);
    expect(mainTextIn(await answer.text())).toContain("You are signed out here.");
  }
});
