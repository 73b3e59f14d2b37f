import { expect, it } from "vitest";
import { see, submit } from "../../../test/administrator.ts";
import { formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { mailbox } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { leadPaths } from "./paths.ts";

const { email, mails } = mailbox();

/** Fills in the form of a call, and presses one of its buttons. */
async function call(becomes: string, more: Record<string, string> = {}) {
  mails.length = 0;
  const page = await see(adminPaths.newLead);
  const [, offer = ""] = /<option value="([^"]+)">PREMIUM/.exec(page) ?? [];
  const said = { name: "Carla Costa Reyes", email: "carla@example.com", eventType: "Anniversary", becomes };
  const fields = { ...formIn(page), ...said, eventDate: "2099-06-13", city: "Clearwater", offer, ...more };
  const press = () => submit(adminPaths.newLead, fields, { bindings: { EMAIL: email } });
  return { answer: await press(), press, id: formIn(page).key ?? "", fields };
}

it("mails a quote from a call, in eight fields and two taps, at the price that was agreed", async () => {
  const typed = [...(await see(adminPaths.newLead)).matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].filter(
    ([tag]) => !tag.includes('type="hidden"'),
  );
  expect(typed).toHaveLength(8);
  expect(await see(adminPaths.leads)).toContain(`href="${adminPaths.newLead}"`);
  const { answer, press, id } = await call("quote", { price: "2,000" });
  expect(answer.headers.get("Location")).toContain("quote-sent");
  await press();
  expect(await rows("SELECT source, status, first_name, event_category FROM contacts")).toEqual([
    { source: "phone", status: "quoted", first_name: "Carla", event_category: "private-party" },
  ]);
  expect(await rows("SELECT contact_id, version, total FROM quotes")).toEqual([
    { contact_id: id, version: 1, total: 200_000 },
  ]);
  expect(mails.map(({ to }) => to)).toEqual(["carla@example.com"]);
  expect(mails[0]?.text).toContain("Agreed by phone");
});

it("keeps a caller as a lead, or begins a booking, and says what a quote lacks without losing a word", async () => {
  const refused = await call("quote", { city: "", price: "2,000" });
  expect(refused.answer.status).toBe(422);
  const html = await refused.answer.text();
  for (const kept of ['value="Carla Costa Reyes"', 'value="2,000"', "Please choose the city"])
    expect(html).toContain(kept);
  expect(await rows("SELECT id FROM contacts")).toEqual([]);
  const lead = await call("lead", { city: "", offer: "", eventDate: "" });
  expect(mainTextIn(await see(leadPaths(lead.id).page))).toContain("Carla Costa Reyes");
  expect(mails).toEqual([]);
  const booked = await call("booking");
  const form = formIn(await see(leadPaths(booked.id).booking));
  expect(form).toMatchObject({ clientName: "Carla Costa Reyes", eventDate: "2099-06-13" });
});

it("congratulates the client of a booking that the DJ makes by hand, and asks to sign and to pay, when told", async () => {
  mails.length = 0;
  const form = formIn(await see(adminPaths.newBooking));
  const client = { clientName: "Carla Costa", eventType: "Anniversary", price: "2000", deposit: "500" };
  const make = (more: Record<string, string>) =>
    submit(
      adminPaths.newBooking,
      { ...form, ...client, clientEmail: "carla@example.com", key: crypto.randomUUID(), ...more },
      { bindings: { EMAIL: email } },
    );
  await make({ eventDate: "2099-06-14", tell: "" });
  const { tell: _, ...quiet } = form;
  await submit(adminPaths.newBooking, {
    ...{ ...quiet, ...client, clientEmail: "quiet@example.com", eventDate: "2099-06-15", key: crypto.randomUUID() },
  });
  expect(mails.map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([
    ["carla@example.com", "Congratulations, you are booked"],
  ]);
  expect(mails[0]?.text).toContain("sign the agreement in your portal, and pay the deposit of $500");
});
