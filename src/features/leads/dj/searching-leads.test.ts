import { describe, expect, it } from "vitest";
import { ask, see } from "../../../test/administrator.ts";
import { idsIn, storeContact } from "../../../test/inbox.ts";
import { adminPaths } from "../../admin/paths.ts";
import { withQuery } from "../../site/paths.ts";

const inbox = async (query: Record<string, string | null> = {}) => see(withQuery(adminPaths.leads, query));

describe("searching the inbox", () => {
  it("finds words by their beginning in every field that was typed, without accents and in any order", async () => {
    const id = await storeContact({
      firstName: "Zoë",
      lastName: "Müller-Ortiz",
      email: "zoe.ortiz@gulf.example",
      companyName: "Bay & Co.",
      venue: "Sand Key Park",
      eventType: "Birthday Party",
      details: "Quinceañera for Sofía, 'no' \"chicken dance\"",
    });
    await storeContact({ firstName: "Other", eventType: "Anniversary" });
    const found = [
      "zoe",
      "ZOË",
      "mull",
      "ortiz zoe",
      "zoe.ortiz@gu",
      "bay",
      "sand k",
      "birth",
      "quinceanera sof",
      '"chicken',
    ].concat(["chicken dance", "key sand", "& bay"]);
    for (const text of found) expect(idsIn(await inbox({ q: text })), text).toEqual([id]);
    for (const text of ["uller", "zoe nobody", "new", "wedding"])
      expect(idsIn(await inbox({ q: text })), text).toEqual([]);
  });

  it("takes any text as text", async () => {
    await storeContact();
    const odd = [
      '"',
      '""',
      "'",
      "*",
      "ana*",
      "ana AND",
      "OR",
      "NOT ana",
      "NEAR(ana nunez)",
      "(",
      ")",
      "ana:",
      "email:ana",
    ]
      .concat([
        "{status}",
        "- ana",
        "^ana",
        "ana + nunez",
        "@",
        "…",
        "🙂",
        "\0",
        "a\0b",
        "\ud800",
        "%",
        "_",
        "\\",
        "--",
        ";",
      ])
      .concat(["x".repeat(5000), "a ".repeat(500), "status : new"]);
    for (const text of odd) expect((await ask(withQuery(adminPaths.leads, { q: text }))).status, text).toBe(200);
  });

  it("finds a phone number by its digits, however it was typed", async () => {
    const id = await storeContact({ phone: "+1 (813) 555-0142" });
    await storeContact({ phone: "8135550199" });
    for (const text of ["0142", "5550142", "555-0142", "(813) 555-0142", "+18135550142", "+1-813-555-0142"])
      expect(idsIn(await inbox({ q: text })), text).toEqual([id]);
    expect(idsIn(await inbox({ q: "813" }))).toHaveLength(2);
    expect(idsIn(await inbox({ q: "555-01" }))).toHaveLength(2);
  });

  it("finds words longer than a pattern of D1's", async () => {
    const email = `${"christopher.".repeat(6)}featherstone@example.com`;
    const id = await storeContact({ email });
    await storeContact({ email: email.replace("stone", "ston") });
    expect(idsIn(await inbox({ q: email }))).toEqual([id]);
  });
});
