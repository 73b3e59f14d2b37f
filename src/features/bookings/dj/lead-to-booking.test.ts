import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { ask, see, submit } from "../../../test/administrator.ts";
import { bookingCount, bookingRow, formIn, idIn, linkMails, storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { askForQuote, quoteRequest } from "../../../test/quotes.ts";
import { cron, mailbox } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { bookingPaths } from "./paths.ts";

describe("from a lead to a booking", () => {
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

  it("books what the open quote says, with its lines; another price is one more line, and the package's own price is the package alone", async () => {
    const { quote } = await askForQuote();
    const { booking } = leadPaths(quote.contactId);
    const fields = formIn(await see(booking));
    expect(fields).toMatchObject({
      startTime: quoteRequest.startTime,
      endTime: quoteRequest.endTime,
      city: quoteRequest.city,
      packageName: quote.facts.packageName,
      eventDate: quoteRequest.eventDate,
      venue: quoteRequest.venue,
    });
    const id = idIn(await submit(booking, fields));
    const { price, deposit, lines } = (await bookingRow(id)) ?? {};
    expect({ price, deposit, lines: JSON.parse(String(lines)) }).toEqual({
      price: quote.price.total,
      deposit: quote.price.deposit,
      lines: quote.price.lines,
    });
    const other = await askForQuote({ email: "kim@example.com", eventDate: "2027-05-01" }, "192.0.2.2");
    const form = leadPaths(other.quote.contactId).booking;
    const dearer = idIn(await submit(form, { ...formIn(await see(form)), price: "3000" }));
    const more = { kind: "own", note: null, amount: 300_000 - other.quote.price.total };
    const linesOfBooking = async (id: string) => JSON.parse(String((await bookingRow(id))?.lines));
    expect(await linesOfBooking(dearer)).toEqual([...other.quote.price.lines, expect.objectContaining(more)]);
    const last = await askForQuote({ email: "lou@example.com", eventDate: "2027-05-08" }, "192.0.2.3");
    const bare = leadPaths(last.quote.contactId).booking;
    const [{ amount = 0 } = {}] = last.quote.price.lines;
    const plain = idIn(await submit(bare, { ...formIn(await see(bare)), price: String(amount / 100) }));
    for (const line of await linesOfBooking(plain)) expect(["offer", "travel"]).toContain(line.kind);
  });

  it("asks for no deposit in a mail that was late, when it has come meanwhile", async () => {
    const { booking } = leadPaths(await storeLead());
    const broken = { bindings: { EMAIL: mailbox(() => true).email } };
    const id = idIn(await submit(booking, formIn(await see(booking)), broken));
    const payment = { key: crypto.randomUUID(), purpose: "deposit", method: "cash", amount: "469", note: "" };
    await submit(bookingMoney(id).mark, payment, broken);
    const { email, mails } = mailbox();
    await cron(Date.now() + hour, { EMAIL: email });
    const booked = mails.find(({ subject }) => subject.startsWith("Congratulations"));
    expect(booked?.text).toContain("The next step: sign the agreement in your portal.");
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

  it("knows no lead that is not there", async () => {
    const { booking } = leadPaths("nobody");
    expect((await ask(booking)).status).toBe(404);
    const fields = formIn(await see(adminPaths.newBooking));
    const whole = { ...fields, clientName: "A", clientEmail: "a@example.com", eventDate: "2099-01-01", eventType: "X" };
    expect((await submit(booking, whole)).status).toBe(404);
    expect(await bookingCount()).toBe(0);
  });
});
