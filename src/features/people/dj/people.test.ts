import { describe, expect, it } from "vitest";
import { administer, see, sentTo, submit } from "../../../test/administrator.ts";
import { storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { email, meetLucia, signAndPay } from "../../../test/person-story.ts";
import { rows } from "../../../test/rows.ts";
import { get, message } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { personApart, personFile, personJoin, personPage } from "./paths.ts";

describe("one person", () => {
  it("is found by an address in any case, with how much is stored", async () => {
    await meetLucia();
    const text = mainTextIn(await see(personPage(" LUCIA.marquez@example.com")));
    expect(text).toContain("Lucía Márquez");
    for (const line of [
      "Leads and messages 2",
      "Notes and changes of status 1",
      "Bookings 2",
      "Songs 1",
      "Contracts, by versions 1",
      "Requests 1",
      "Newsletter subscriptions 1",
      "Logins to the portal 1",
      "Mails 4",
    ])
      expect(text).toContain(line);
  });

  it("may be nobody, and an address may be none", async () => {
    expect(mainTextIn(await see(adminPaths.people))).toContain("Find a person by name, phone or email");
    expect(mainTextIn(await see(personPage("nobody@example.com")))).toContain(
      "Nothing is stored of nobody@example.com.",
    );
    const answer = await administer(get(personPage("<nobody>")));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Please enter a valid email");
    expect(html).toContain('value="&lt;nobody&gt;"');
  });

  it("is exported with everything that is stored, and without what opens a session", async () => {
    const { ahead } = await meetLucia();
    await signAndPay(ahead.id);
    const answer = await administer(get(personFile(email)));
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="person.json"');
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    expect(text).not.toContain(String((await rows("SELECT sid FROM sessions"))[0]?.sid));
    const file = JSON.parse(text);
    expect(file).toMatchObject({
      email,
      contacts: [{ firstName: "Lucía", events: [{ note: "Lucía called" }] }, { details: message.details }],
      bookings: [
        { status: "completed" },
        {
          id: ahead.id,
          songs: [{ title: "Lucía" }],
          contracts: [{ number: 1 }],
          signatures: [{ number: 1 }],
          changes: [{ status: "accepted", browser: "Firefox" }],
          payments: [{ amount: 10_000, note: "from Lucía's aunt", refunds: [{ reason: "Lucía paid twice" }] }],
          invoices: [{ billTo: "Márquez Inc.", purchaseOrder: "Lucía 7" }],
        },
      ],
      requests: [{ message: "Where does Lucía park?" }],
      subscriptions: [{ email, firstName: "Lucía" }],
      sessions: [{ browser: "Test" }],
    });
    expect(file.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      "booking-confirmed-notice",
      "contact-notice",
      "lead-notice",
      "lead-reply",
      "newsletter-confirm",
      "payment-receipt",
      "payment-refunded",
    ]);
  });
});

describe("the same person twice", () => {
  const find = async (text: string) => see(`${adminPaths.people}?q=${encodeURIComponent(text)}`);

  it("is offered to be joined by phone or name, and is one person from then on", async () => {
    const phone = "(813) 555-0177";
    await storeLead({ firstName: "Rosa", lastName: "Lind", email: "rosa@example.com", phone, createdAt: 2 });
    await storeLead({
      firstName: "Rosa",
      lastName: "L.",
      email: "rosa@work.example",
      phone: "813-555-0177",
      createdAt: 1,
    });
    await storeLead({ firstName: "Rosalie", lastName: "Poe", email: "other@example.com", phone: null, createdAt: 3 });
    const page = await find("Ros");
    expect(mainTextIn(page)).toContain("The same phone number as Rosa Lind, rosa@example.com.");
    expect(page.match(/Join them/g)).toHaveLength(1);
    const fields = { email: "rosa@example.com", other: "rosa@work.example" };
    for (let press = 0; press < 2; press += 1)
      expect(mainTextIn(await see(sentTo(await submit(personJoin, fields))))).toContain("Leads and messages 2");
    expect(await find("Ros")).not.toContain("Join them");
    expect(mainTextIn(await see(personPage("rosa@work.example")))).toContain("Leads and messages 2");
    expect(mainTextIn(await see(personPage("other@example.com")))).toContain("Leads and messages 1");
    expect(await rows("SELECT who FROM audit_log WHERE what = 'people-joined'")).toHaveLength(2);
    const apart = mainTextIn(await see(sentTo(await submit(personApart, fields))));
    expect(apart).toContain("Taken apart.");
    expect(apart).toContain("Leads and messages 1");
    expect(mainTextIn(await see(personPage("rosa@work.example")))).toContain("Leads and messages 1");
    expect(await find("Ros")).toContain("Join them");
  });

  it("is not joined with itself, nor by what is no address", async () => {
    for (const other of ["rosa@example.com", "nobody"])
      expect((await submit(personJoin, { email: "rosa@example.com", other })).status).toBe(422);
    expect(await rows("SELECT * FROM person_addresses")).toEqual([]);
  });
});
