import { describe, expect, it } from "vitest";
import { addDays } from "../../../platform/dates.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingCount, bookingRow, formIn, idIn, storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { bookingPaths } from "./paths.ts";

describe("the form of a booking, filled from its lead", () => {
  it("fills the form from the lead, with the package that the budget pays for and the code's price", async () => {
    const html = await see(leadPaths(await storeLead()).booking);
    expect(formIn(html)).toEqual({
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      clientName: "Ana Núñez",
      clientEmail: "Ana@Example.com",
      clientPhone: "(813) 555-0100",
      companyName: "",
      billingAddress: "",
      purchaseOrder: "",
      eventDate: "2099-06-12",
      startTime: "18:00",
      endTime: "00:00",
      eventType: "Wedding Reception",
      venue: "",
      city: "",
      packageName: "PREMIUM",
      price: "1874.25",
      deposit: "469",
      status: "confirmed",
      note: "",
    });
    expect(mainTextIn(html)).toContain("PREMIUM $2,499, less 25% with WEDDING25: $1,874.25");
  });

  it.each([
    [{ budget: "Under $1,000" }, "STARTER", "1349.25"],
    [{ budget: "$1,000-$1,500" }, "STARTER", "1349.25"],
    [{ budget: "$2,500-$5,000" }, "ELITE", "2699.25"],
    [{ budget: "$5,000+" }, "ELITE", "2699.25"],
    [{ budget: "500-750", discountCode: null }, "STARTER", "1799"],
    [{ budget: "1500+", discountCode: null }, "ELITE", "3599"],
    [{ budget: null, discountCode: null }, "", ""],
    [{ budget: "500-750", discountCode: null, details: "Package: ELITE\n\nPlease." }, "ELITE", "3599"],
  ])("suggests for %o", async (lead, packageName, price) => {
    expect(formIn(await see(leadPaths(await storeLead(lead)).booking))).toMatchObject({ packageName, price });
  });

  it("takes another package by one press, with its price and its hours, and keeps all that was typed", async () => {
    const { booking } = leadPaths(await storeLead());
    const html = await see(booking);
    expect(html).toMatch(/<button(?=[^>]* form="new-booking")(?=[^>]* name="fill")[^>]* value="ELITE"/);
    const typed = {
      ...formIn(html),
      clientName: "Ana N.",
      venue: "Pier 60",
      startTime: "19:30",
      note: "Ramp",
      price: "1",
    };
    const answer = await submit(booking, { ...typed, eventDate: "", fill: "ELITE" });
    expect(answer.status).toBe(200);
    expect(formIn(await answer.text())).toEqual({
      ...typed,
      eventDate: "",
      packageName: "ELITE",
      price: "2699.25",
      deposit: "675",
      endTime: "03:30",
    });
    expect(await bookingCount()).toBe(0);
  });

  it("opens a refused form at what is wrong with it", async () => {
    const { id } = await storeBooking();
    const { page } = bookingPaths(id);
    const html = await see(page);
    const fields = formIn(html.slice(html.indexOf("Change the booking")));
    expect(html).not.toContain('autofocus=""');
    const refused = await (await submit(page, { ...fields, price: "abc", note: "Kept" })).text();
    expect(refused).toMatch(/<div[^>]* data-summary="" autofocus="">/);
    expect(formIn(refused.slice(refused.indexOf("Change the booking")))).toMatchObject({ price: "abc", note: "Kept" });
  });

  it("says what is missing beside the fields, and keeps the input", async () => {
    const { booking } = leadPaths(await storeLead({ eventDate: null }));
    const fields = formIn(await see(booking));
    const wrong = { price: "about 1,000", deposit: "-5", endTime: "24:00", clientEmail: "ana", clientName: " " };
    const answer = await submit(booking, { ...fields, ...wrong });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const message of [
      "Please enter a valid date",
      "Please enter the price in dollars, such as 1,349.25",
      "Please enter the deposit in dollars, or 0",
      "Please enter an end time",
      "Please enter a valid email",
      "Client name is required",
    ])
      expect(html).toContain(message);
    expect(formIn(html)).toMatchObject({ price: "about 1,000", key: fields.key });
    const right = { ...fields, eventDate: "2099-06-12" };
    expect(await (await submit(booking, { ...right, endTime: "18:00" })).text()).toContain(
      "an end that is not the start",
    );
    expect(await (await submit(booking, { ...right, deposit: "9,999" })).text()).toContain("within the price");
    expect(await bookingCount()).toBe(0);
  });

  it("takes amounts as people write them", async () => {
    for (const [price, cents] of [
      ["1,349.25", 134_925],
      ["$2499", 249_900],
      [" 0.5 ", 50],
      ["19.99", 1999],
    ] as const) {
      const { booking } = leadPaths(await storeLead({ eventDate: addDays("2099-01-01", cents % 97) }));
      const answer = await submit(booking, { ...formIn(await see(booking)), price, deposit: "0" });
      expect(await bookingRow(idIn(answer)), price).toMatchObject({ price: cents });
    }
  });
});
