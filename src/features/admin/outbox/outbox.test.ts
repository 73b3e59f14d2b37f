import { describe, expect, it } from "vitest";
import { minute } from "../../../platform/durations.ts";
import {
  beginWithSubscriber,
  dropped,
  failed,
  inDoubt,
  now,
  page,
  sent,
  waiting,
  write,
} from "../../../test/outbox-rows.ts";
import { mainTextIn } from "../../../test/page.ts";
import { adminPaths } from "../paths.ts";
import { outboxOf } from "./paths.ts";

beginWithSubscriber();

describe("the outbox", () => {
  it("says that it is empty", async () => {
    expect(mainTextIn(await page(adminPaths.outbox))).toContain("No mail has been written yet.");
  });

  it("shows what each mail is, to whom, how it stands, why and until when", async () => {
    await write("one", sent);
    await write("two", failed);
    await write("three", waiting);
    await write("four", dropped);
    await write("five", inDoubt);
    const text = mainTextIn(await page(adminPaths.outbox));
    for (const words of ["Newsletter confirmation", "one@example.com", "Queued 1", "Failed 2", "Reason: mailbox full"])
      expect(text).toContain(words);
    expect(text).toMatch(/Failed Given up Written [^,]+(, [^,]+)?, 10 tries/);
    expect(text).toContain("In doubt Resend it only if it has not arrived Written");
    expect(text).toMatch(/Queued Next try (\w+ \d+, )?\d+:\d\d .M/);
    expect(text).toMatch(/Not sent Not needed any more Written [^,]+(, [^,]+)?, 1 try Reason: The request is gone/);
  });

  it.each([
    ["queued", "three"],
    ["sent", "one"],
    ["failed", "two"],
  ] as const)("can be narrowed to what is %s", async (state, expected) => {
    await write("one", sent);
    await write("two", failed);
    await write("three", waiting);
    await write("four", dropped);
    const html = await page(outboxOf(state));
    expect(html.match(/\w+@example\.com(?=<\/p>)/g)).toEqual([`${expected}@example.com`]);
    expect(html).toMatch(new RegExp(`href="/admin/outbox\\?state=${state}" aria-current="page"`));
  });

  it.each([null, "queued"] as const)("is paged by key, each mail once and in order (%s)", async (state) => {
    const names = Array.from({ length: 70 }, (_, index) => `m${String(index).padStart(2, "0")}`);
    // Several share an instant, as those of a broadcast do.
    for (const [index, name] of names.entries())
      await write(name, { nextAttemptAt: now + minute + Math.floor(index / 40), createdAt: now - (index % 7) });
    const seen: string[] = [];
    let path: string | undefined = outboxOf(state);
    for (let pages = 0; path && pages < 5; pages += 1) {
      const html = await page(path);
      seen.push(...(html.match(/m\d\d(?=@example\.com<\/p>)/g) ?? []));
      path = /<a class="btn[^"]*" href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(seen).toHaveLength(70);
    expect(new Set(seen).size).toBe(70);
    if (state === "queued") expect(seen).toEqual(names);
  });

  it("takes an address that makes no sense as none", async () => {
    await write("one", sent);
    expect(await page(`${adminPaths.outbox}?state=lost&after=1;drop`)).toContain("one@example.com");
  });
});
