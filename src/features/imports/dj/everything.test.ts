import { env } from "cloudflare:workers";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { administer } from "../../../test/administrator.ts";
import { storeOneOfEach } from "../../../test/one-of-each.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get } from "../../../test/site.ts";
import { addPaper } from "../../settings/papers.ts";
import { everythingFile } from "./paths.ts";

async function zip() {
  const answer = await administer(get(everythingFile));
  expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="everything-[\d-]+\.zip"$/);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

const textOf = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array());

it("gives every row of every table as CSV and JSON, page after page", async () => {
  await storeOneOfEach();
  const numbers = JSON.stringify(Array.from({ length: 450 }, (_, at) => at));
  await env.DB.prepare(
    `INSERT INTO contacts (id, first_name, last_name, email, event_type, idempotency_key, created_at)
     SELECT 'c' || value, 'Ana "A"', 'B', 'p' || value || '@example.com', 'x', value, 1 FROM json_each(?)`,
  )
    .bind(numbers)
    .run();
  await storeBooking({ clientName: "=SUM(1)", eventDate: "2099-02-03" });
  const files = await zip();
  const contacts: { email: string; first_name: string }[] = JSON.parse(textOf(files, "json/contacts.json"));
  expect(contacts).toHaveLength(451);
  expect(new Set(contacts.map(({ email }) => email)).size).toBe(451);
  expect(textOf(files, "csv/contacts.csv").match(/@example\.com/g)).toHaveLength(451);
  expect(textOf(files, "csv/bookings.csv")).toContain(`"'=SUM(1)"`);
  const bookings: { client_name: string }[] = JSON.parse(textOf(files, "json/bookings.json"));
  expect(bookings.map((each) => each.client_name)).toContain("=SUM(1)");
  for (const table of ["payments", "signatures", "newsletters", "quotes", "settings", "outbox"])
    expect(JSON.parse(textOf(files, `json/${table}.json`))).toHaveLength((await rows(`SELECT 1 FROM ${table}`)).length);
  expect(textOf(files, "READ ME.txt")).toContain("Money is in cents");
});

it("has each version of an agreement as it was signed, with who signed it", async () => {
  const { id } = await storeBooking({ eventDate: "2099-02-03", clientName: "Ana/Núñez" });
  const sign = (number: number, signer: string, name: string) =>
    rows(
      `INSERT INTO signatures (id, booking_id, number, signer, text, sha256, name, consent, session, user_agent, signed_at)
       VALUES (?1 || ?2, ?3, ?1, ?2, ?5, '', ?4, '', '', '', 86400000)`,
      ...[number, signer, id, name, `The words of version ${number}`],
    );
  await sign(1, "", "Ana Núñez");
  await sign(1, "one", "Maya Brooks");
  await sign(2, "", "Ana Núñez");
  const files = await zip();
  const agreements = Object.keys(files).filter((name) => name.startsWith("agreements/"));
  expect(agreements.map((name) => / (Ana.*version \d)/.exec(name)?.[1])).toEqual([
    "Ana-Núñez, version 1",
    "Ana-Núñez, version 2",
  ]);
  const first = textOf(files, agreements[0] ?? "");
  expect(first).toContain("The words of version 1\n");
  for (const name of ["Ana Núñez", "Maya Brooks"]) expect(first).toContain(`${name}, 1970-01-02`);
});

it("has nothing that opens a link or a session, or says from which network somebody came", async () => {
  await storeOneOfEach();
  const files = await zip();
  const columns = Object.keys(files).flatMap((name) => {
    const [, table] = /^csv\/(\w+)\.csv$/.exec(name) ?? [];
    const [head = ""] = textOf(files, name).split("\r\n");
    return table ? head.split(",").map((column) => `${table}.${column.replaceAll('"', "")}`) : [];
  });
  expect(columns).toContain("bookings.client_name");
  expect(
    columns.filter((column) => /\.(session|guest|network|mailbox|auth|p256dh)$|token|secret|hash/.test(column)),
  ).toEqual([]);
});

it("has the pictures that were uploaded, and names those that are not in the bucket", async () => {
  const picture = (id: string, ...files: string[]) =>
    env.DB.prepare(
      "INSERT INTO uploads (id, alt, width, height, colors, files, created_at) VALUES (?1, 'A pier', 9, 6, '', ?2, 1)",
    ).bind(id, JSON.stringify(files));
  await env.DB.batch([picture("a", "pier-480.webp", "pier-960.webp"), picture("b", "lost-480.webp")]);
  await env.PICTURES?.put("pier-480.webp", "small");
  await env.PICTURES?.put("pier-960.webp", "large");
  const files = await zip();
  expect(Object.keys(files).filter((name) => name.startsWith("pictures/"))).toEqual(["pictures/pier-960.webp"]);
  expect(textOf(files, "pictures/pier-960.webp")).toBe("large");
  expect(textOf(files, "NOT HERE.txt")).toContain("lost-480.webp");
});

it("has the DJ's papers, and the files that came with answers by mail", async () => {
  const paper = { label: "W-9, 2026", bytes: new TextEncoder().encode("%PDF-1.7 of the tax office") };
  await addPaper(primary(env.DB), paper, { by: "dj@example.com", now: 1 });
  const file = JSON.stringify([{ name: "floor/plan.png", type: "image/png", size: 4, key: "reply/r1/0" }]);
  await env.DB.prepare(
    "INSERT INTO mail_replies (id, is_by_dj, from_email, subject, files, created_at) VALUES ('r1', 0, 'ana@example.com', 'The room', ?, 1)",
  )
    .bind(file)
    .run();
  await env.PICTURES?.put("reply/r1/0", "room");
  const files = await zip();
  expect(textOf(files, "papers/1 W-9, 2026.pdf")).toBe("%PDF-1.7 of the tax office");
  expect(textOf(files, "mails/reply-r1-0 floor-plan.png")).toBe("room");
});

it("has no secrets in it, whatever tables there are", async () => {
  await storeOneOfEach();
  const files = await zip();
  const names = Object.keys(files);
  expect(names).not.toContain("json/sessions.json");
  expect(names).not.toContain("json/spotify_connection.json");
  const heads = names
    .filter((name) => name.endsWith(".csv"))
    .map((name) => [name, textOf(files, name).split("\r\n")[0]]);
  expect(heads.filter(([, head]) => /token|secret|hash|sess|"sid"|network|password|refresh/i.test(head ?? ""))).toEqual(
    [],
  );
  expect(textOf(files, "json/calendars.json")).not.toContain("calendar.example.com");
});

it("tells who has agreed to a change, without the session in which they signed it", async () => {
  const { id } = await storeBooking();
  const yes = { signer: "one", at: 5, browser: null, signed: { name: "Maya Brooks", session: "a hash" } };
  await rows(
    `INSERT INTO amendments (id, booking_id, before, after, proposed_by, status, by, yeses, created_at)
     VALUES ('a', ?1, '{}', '{}', 'dj', 'proposed', 'dj', ?2, 1)`,
    ...[id, JSON.stringify([yes])],
  );
  const [amendment]: { yeses: string }[] = JSON.parse(textOf(await zip(), "json/amendments.json"));
  expect(JSON.parse(amendment?.yeses ?? "")).toEqual([{ ...yes, signed: { name: "Maya Brooks" } }]);
});
