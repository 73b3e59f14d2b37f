import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { noAddressOf } from "../../../platform/fields/no-address.ts";
import { administer } from "../../../test/administrator.ts";
import { storeBooking } from "../../../test/portal.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { chunkSize } from "../exports.ts";
import { exportFile, personErasure, personFile, personPage } from "./paths.ts";

const email = "lucia.marquez@example.com";
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

describe("tables as files", () => {
  const lines = async (name: "contacts" | "bookings" | "subscribers") => {
    const answer = await administer(get(exportFile(name)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=UTF-8");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
    );
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return new TextDecoder().decode(bytes);
  };

  it("have their heads when there is nothing else", async () => {
    expect(await lines("contacts")).toMatch(
      /^"received","first name","last name","email","phone",[^\n]*,"answered"\r\n$/,
    );
    expect(await lines("bookings")).toMatch(/^"event date","start",[^\n]*\r\n$/);
    expect(await lines("subscribers")).toMatch(/^"email",[^\n]*\r\n$/);
  });

  it("quote as RFC 4180 says, and calculate nothing", async () => {
    const hostile = [
      ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
      ["+1 813 555 0100", `"'+1 813 555 0100"`],
      ["-2+3", `"'-2+3"`],
      ["@SUM(A1)", `"'@SUM(A1)"`],
      ["＝1＋1", `"'＝1＋1"`],
      ["＋1", `"'＋1"`],
      ["－1", `"'－1"`],
      ["＠SUM(A1)", `"'＠SUM(A1)"`],
      ["\t=1", `"'\t'=1"`],
      ["\r=1", `"'\r'=1"`],
      ["\tone", `"'\tone"`],
      ["Semi;=HYPERLINK(1)", `"Semi;'=HYPERLINK(1)"`],
      ['Semi; "=1"', `"Semi; ""'=1"""`],
      ["two\n=1", `"two\n'=1"`],
      ["one, two", `"one, two"`],
      ['say "hi"', `"say ""hi"""`],
      ["two\nlines", `"two\nlines"`],
      ["Núñez 🎧", `"Núñez 🎧"`],
      ["a=b; c-d", `"a=b; c-d"`],
    ] as const;
    for (const [index, [text]] of hostile.entries())
      await run(
        `INSERT INTO contacts (id, first_name, last_name, email, phone, event_type, details, idempotency_key, created_at)
         VALUES (?1, ?2, 'B', 'c@example.com', NULL, 'x', ?2, ?1, ?3)`,
        `c${index}`,
        text,
        index,
      );
    const file = await lines("contacts");
    for (const [index, [, cell]] of hostile.entries())
      expect(file).toContain(
        `"${new Date(index).toISOString()}",${cell},"B","c@example.com","","","","","","x","","","","",${cell},"website","en","","new",""\r\n`,
      );
  });

  it("have no email of a client who has none", async () => {
    await storeBooking({ clientName: "Rosa Vega", clientEmail: noAddressOf("rosa"), clientPhone: "(813) 555-0142" });
    expect(await lines("bookings")).toContain('"Rosa Vega","","(813) 555-0142"');
  });

  it("give money in dollars and the state of a subscription", async () => {
    await storeBooking({ eventDate: "2099-01-02", clientEmail: "a@example.com", price: 179_950, deposit: 0 });
    expect(await lines("bookings")).toContain(
      '\r\n"2099-01-02","18:00","23:00","Ana Núñez","a@example.com","","","","","Wedding Reception","Sand Key Park","Clearwater","PREMIUM","1799.50","0.00","confirmed","",',
    );
    await run(
      `INSERT INTO newsletter_subscribers (id, email, interests, subscribed, confirmed_at, created_at) VALUES
       ('1', 'b@example.com', '["events","booking"]', 1, NULL, 0), ('2', 'a@example.com', '[]', 0, 1, 0), ('3', 'c@example.com', '[]', 1, 0, 0)`,
    );
    expect((await lines("subscribers")).split("\r\n").slice(1, 4)).toEqual([
      '"a@example.com","","","","left","1970-01-01T00:00:00.001Z","","1970-01-01T00:00:00.000Z"',
      '"b@example.com","","","events, booking","unconfirmed","","","1970-01-01T00:00:00.000Z"',
      '"c@example.com","","","","confirmed","1970-01-01T00:00:00.000Z","","1970-01-01T00:00:00.000Z"',
    ]);
  });

  it("hold every row once, chunk after chunk by an index", async () => {
    const count = 2 * chunkSize + 1;
    const numbers = JSON.stringify(Array.from({ length: count }, (_, index) => index));
    await run(
      `INSERT INTO contacts (id, first_name, last_name, email, event_type, idempotency_key, created_at)
       SELECT 'c' || value, 'A', 'B', 'p' || value || '@example.com', 'x', value, value / 3 FROM json_each(?1)`,
      numbers,
    );
    await run(
      `INSERT INTO bookings (id, client_name, client_email, event_date, start_time, end_time, event_type, package_name, price, status, created_at, updated_at)
       SELECT 'b' || value, 'A', 'p' || value || '@example.com', '2027-01-0' || (value % 7), '1', '2', 'x', 'ELITE', 1, 'completed', 1, 1 FROM json_each(?1)`,
      numbers,
    );
    await run(
      "INSERT INTO newsletter_subscribers (id, email, created_at) SELECT value, 'p' || value || '@example.com', 1 FROM json_each(?1)",
      numbers,
    );
    for (const name of ["contacts", "bookings", "subscribers"] as const) {
      const found = (await lines(name)).match(/p\d+@example\.com/g) ?? [];
      expect(found, name).toHaveLength(count);
      expect(new Set(found).size, name).toBe(count);
    }
  });

  it("and everything else here are the administrator's alone", async () => {
    for (const path of [
      adminPaths.people,
      personPage(email),
      personFile(email),
      personErasure,
      exportFile("contacts"),
      exportFile("bookings"),
      exportFile("subscribers"),
    ])
      expect((await visit(get(path))).status, path).toBe(401);
    expect((await visit(postForm(personErasure, { email, again: email }))).status).toBe(401);
  });
});
