import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays } from "../../dates.ts";
import { ask, see, submit } from "../../test/administrator.ts";
import { bookingCount, bookingRow, formIn, idIn, linkMails, storeLead } from "../../test/booking-desk.ts";
import { mainTextIn } from "../../test/page.ts";
import { storeBooking } from "../../test/portal.ts";
import { mailbox } from "../../test/site.ts";
import { bookingPaths } from "../booking-paths.ts";
import { leadPaths } from "../lead-paths.ts";
import { adminPaths } from "../paths.ts";

describe("from a lead to a booking", () => {
  it("fills the form from the lead, with the package that the budget pays for and the code's price", async () => {
    const html = await see(leadPaths(await storeLead()).booking);
    expect(formIn(html)).toEqual({
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      clientName: "Ana Núñez",
      clientEmail: "Ana@Example.com",
      clientPhone: "(813) 555-0100",
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
    [{ budget: null, discountCode: null }, "PREMIUM", "2499"],
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

  it("books in two posts' reach of the inbox: booking, status, history and the portal's link, all or nothing", async () => {
    const { email, mails } = mailbox();
    const lead = await storeLead();
    const { booking } = leadPaths(lead);
    const fields = formIn(await see(booking));
    const answer = await submit(booking, { ...fields, venue: "Pier 60" }, { bindings: { EMAIL: email } });
    const id = idIn(answer);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${bookingPaths(id).page}?notice=booked`]);
    expect(await bookingRow(id)).toMatchObject({
      client_name: "Ana Núñez",
      client_email: "ana@example.com",
      contact_id: lead,
      event_date: "2099-06-12",
      venue: "Pier 60",
      city: null,
      price: 187_425,
      deposit: 46_900,
      status: "confirmed",
      portal_link_version: 1,
    });
    const contact = await env.DB.prepare("SELECT status, answered_at FROM contacts WHERE id = ?").bind(lead).first();
    expect(contact).toEqual({ status: "booked", answered_at: expect.any(Number) });
    const events = await env.DB.prepare("SELECT status, by FROM contact_events WHERE contact_id = ?").bind(lead).all();
    expect(events.results).toEqual([{ status: "booked", by: "dj@example.com" }]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "ana@example.com" });
    const link = new URL(/https:\/\/site\.test\/portal\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "");
    expect([link.searchParams.get("email"), link.searchParams.has("token")]).toEqual(["ana@example.com", true]);
  });

  it("makes one booking of a lead, however often it is sent, and leads to the one that there is", async () => {
    const lead = await storeLead();
    const { booking } = leadPaths(lead);
    const fields = formIn(await see(booking));
    const id = idIn(await submit(booking, fields));
    const again = await submit(booking, fields);
    const other = await submit(booking, { ...formIn(await see(booking)), eventDate: "2099-07-01" });
    for (const answer of [again, other])
      expect(answer.headers.get("Location")).toBe(`${bookingPaths(id).page}?notice=already-booked`);
    expect(await bookingCount()).toBe(1);
    expect(await linkMails()).toHaveLength(1);
  });

  it("is refused on a date that is taken: nothing is stored, and the page says what is on that date", async () => {
    const taken = await storeBooking({
      eventDate: "2099-06-12",
      clientName: "Jo & Sam",
      eventType: "Holiday Celebration",
    });
    const lead = await storeLead();
    const { booking } = leadPaths(lead);
    const form = await see(booking);
    expect(mainTextIn(form)).toContain("That date has something already. Holiday Celebration, Jo & Sam");
    const answer = await submit(booking, { ...formIn(form), city: "Tampa", status: "confirmed" });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toMatch(
      /id="booking-eventDate-error">.*?This date is taken: Holiday Celebration, Jo &amp; Sam, 6:00 PM to 11:00 PM</,
    );
    expect(html).toMatch(/id="booking-eventDate"[^>]*aria-describedby="booking-eventDate-error"/);
    expect(formIn(html)).toMatchObject({ city: "Tampa", eventDate: "2099-06-12" });
    expect(await bookingCount()).toBe(1);
    expect(await linkMails()).toEqual([]);
    const contact = await env.DB.prepare("SELECT status FROM contacts WHERE id = ?").bind(lead).first("status");
    expect(contact).toBe("new");

    expect((await submit(booking, { ...formIn(html), status: "hold" })).status).toBe(409);
    expect(await bookingRow(taken.id)).toMatchObject({ status: "confirmed" });
  });

  it("lets one of two who press at the same moment have the date", async () => {
    const forms = await Promise.all(
      [await storeLead(), await storeLead()].map(async (lead) => {
        const { booking } = leadPaths(lead);
        return { booking, fields: formIn(await see(booking)) };
      }),
    );
    const answers = await Promise.all(forms.map(({ booking, fields }) => submit(booking, fields)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await bookingCount()).toBe(1);
    expect(await linkMails()).toHaveLength(1);
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

  it("knows no lead that is not there", async () => {
    const { booking } = leadPaths("nobody");
    expect((await ask(booking)).status).toBe(404);
    const fields = formIn(await see(adminPaths.newBooking));
    const whole = { ...fields, clientName: "A", clientEmail: "a@example.com", eventDate: "2099-01-01", eventType: "X" };
    expect((await submit(booking, whole)).status).toBe(404);
    expect(await bookingCount()).toBe(0);
  });
});
