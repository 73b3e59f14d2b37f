import { expect, it } from "vitest";
import { dollars } from "../../../platform/money.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { portalAddOns, portalContractOf } from "./paths.ts";

const lines = [
  { kind: "offer", label: "PREMIUM", note: "5 hours", amount: 200_000 },
  { kind: "add-on", label: "Uplights", note: "8 × $20", amount: 16_000 },
] as const;

async function client(over: Parameters<typeof storeBooking>[0] = {}) {
  const booking = await storeBooking({ clientName: "Ana Núñez", lines, price: 216_000, deposit: 50_000, ...over });
  const headers = await signIn(booking);
  const { email: EMAIL, mails } = mailbox();
  const address = (query = "") => portalAddOns(booking.id) + query;
  const seen = async (query?: string) => mainTextIn(await htmlAt(address(query), headers));
  const asks = (...counts: readonly [id: string, count: string][]) => {
    const fields = counts.flatMap(([id, count]): [string, string][] => [
      ["addOns", id],
      ["counts", count],
    ]);
    return visit(postForm(portalApi.addOns, [["booking", booking.id], ...fields], headers), { EMAIL });
  };
  return { booking, headers, EMAIL, mails, seen, asks };
}

const uplights = "add-on-uplights";
const sparks = "add-on-cold-sparks";
const proposals = () => rows("SELECT status, proposed_by FROM amendments ORDER BY created_at");

it("hours that the package includes cost nothing more", async () => {
  const own = [{ kind: "offer", label: "PREMIUM", note: "6 hours", amount: 200_000 }] as const;
  const { booking, seen, asks } = await client({ lines: own, price: 200_000, startTime: "18:00", endTime: "23:00" });
  await signBoth(booking.id);
  const [hour] = await rows("SELECT id, price FROM add_ons WHERE is_hour");
  const asked = async (count: number) => {
    const page = await seen(`&addOns=${hour?.id}&counts=${count}`);
    return { page, price: /Price \$[\d,]+ \$([\d,]+)/.exec(page)?.[1] };
  };
  const once = await asked(1);
  expect(once.page).toContain("12:00 AM");
  expect(once.price).toBeUndefined();
  const twice = await asked(2);
  expect(twice.page).toContain("1:00 AM");
  expect(`$${twice.price}`).toBe(dollars(200_000 + Number(hour?.price)));
  await asks([String(hour?.id), "1"]);
  const [{ after } = {}] = await rows("SELECT after FROM amendments");
  expect(JSON.parse(String(after))).toMatchObject({ endTime: "00:00", price: 200_000 });
});

it("a client asks for other add-ons: the new price is seen first, the DJ is told and accepts, what was booked keeps its price", async () => {
  const { booking, headers, EMAIL, mails, seen, asks } = await client();
  await signBoth(booking.id);
  const query = `&addOns=${uplights}&counts=12&addOns=${sparks}&counts=1`;
  expect(await seen()).not.toContain("The change");
  expect(await seen(query)).toMatch(
    /Uplights 8 × \$20 \$160 12 × \$20 \$240 .*Cold sparks.*none.*\$350.* Price \$2,160 \$2,590/,
  );
  expect(await rows("SELECT id FROM amendments")).toEqual([]);
  expect((await asks([uplights, "12"], [sparks, "1"])).headers.get("Location")).toBe(portalContractOf(booking.id));
  await asks([uplights, "13"]);
  expect(await proposals()).toEqual([{ status: "proposed", proposed_by: "client" }]);
  expect(await bookingRow(booking.id)).toMatchObject({ price: 216_000 });
  expect(await seen()).toContain("You have asked for a change.");
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, headers))).toContain("A change waits for a yes");
  for (const later of [0, 60_000]) await cron(Date.now() + later, { EMAIL });
  expect(mails.find(({ subject }) => subject.startsWith("A change is asked for"))?.text).toContain("$2,160 → $2,590");
  expect(mainTextIn(await see(adminPaths.today))).toContain("Ana Núñez");
  const desk = bookingPaths(booking.id);
  expect(mainTextIn(await see(desk.page))).toContain("The client would like to change this");
  const amendment = String((await rows("SELECT id FROM amendments"))[0]?.id);
  await submit(desk.proposal, { amendment, change: "accept" }, { bindings: { EMAIL } });
  expect(await bookingRow(booking.id)).toMatchObject({ price: 259_000 });
  expect(mainTextIn(await htmlAt(portalContractOf(booking.id), headers))).toContain("$2,590");
});

it("a booking by hand without lines is its package, which is no change", async () => {
  const { booking, seen } = await client({ lines: [], packageName: "PREMIUM" });
  await signBoth(booking.id);
  const said = await seen(`&addOns=${uplights}&counts=2`);
  expect(said).toContain("Uplights none 2 × $25 $50");
  expect(said).not.toContain("PREMIUM none");
});

it("more hours of music move the end", async () => {
  const { booking, asks } = await client({ endTime: "23:00" });
  await signBoth(booking.id);
  await asks(["add-on-extra-hour", "1"]);
  const [{ after } = {}] = await rows("SELECT after FROM amendments");
  expect(JSON.parse(String(after))).toMatchObject({ endTime: "00:00", price: 241_000 });
});

it("nothing changed, less than the deposit, or more than there is, is not asked for", async () => {
  const { booking, seen, asks } = await client({ lines, price: 216_000, deposit: 210_000 });
  await signBoth(booking.id);
  expect((await asks([uplights, "8"])).status).toBe(422);
  expect(await seen(`&addOns=${uplights}&counts=0`)).toContain("less than the deposit");
  expect((await asks([uplights, "0"])).status).toBe(422);
  expect(await seen(`&addOns=${uplights}&counts=999`)).toContain("24 × $20");
  expect(await proposals()).toEqual([]);
});

it("what is not signed, waits for the client already, or is over, is said in place of the form", async () => {
  const { booking, seen, asks } = await client();
  expect(await seen()).toContain("The agreement is not signed yet");
  await asks([uplights, "9"]);
  expect(await proposals()).toEqual([]);
  await rows("UPDATE bookings SET status = 'cancelled' WHERE id = ?", booking.id);
  expect(await seen()).toContain("nothing can be added");
});

it("is found where the money stands", async () => {
  const { headers } = await client();
  expect(await htmlAt(portalPaths.dashboard, headers)).toContain("Change what you booked");
  expect((await visit(get(portalPaths.addOns))).status).toBe(401);
});

it("a change is asked for a few times a day: each mails the DJ, as does taking it back", async () => {
  const { booking, headers, asks } = await client();
  await signBoth(booking.id);
  const answers = [];
  for (let count = 0; count < 6; count += 1) {
    answers.push((await asks([uplights, "12"])).status);
    const [open] = await rows("SELECT id FROM amendments WHERE status = 'proposed'");
    const back = { booking: booking.id, amendment: String(open?.id ?? ""), change: "withdraw" };
    await visit(postForm(portalApi.amendment, back, headers));
  }
  expect(answers).toEqual([303, 303, 303, 303, 303, 409]);
  expect(await proposals()).toHaveLength(5);
});
