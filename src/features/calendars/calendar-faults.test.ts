import { env } from "cloudflare:workers";
import type { EmailMessage, EmailMessageBuilder, SendEmail } from "@cloudflare/workers-types";
import { describe, expect, it, vi } from "vitest";
import { ask, see } from "../../test/administrator.ts";
import { calendarServer } from "../../test/calendar-server.ts";
import { mainTextIn } from "../../test/page.ts";
import {
  add,
  address,
  beginWithCalendars,
  calendar,
  event,
  now,
  quarter,
  runAt,
  stateOf,
  wedding,
} from "../../test/read-calendar.ts";
import { rows } from "../../test/rows.ts";
import { inquiry, mailbox, postJson, visit } from "../../test/site.ts";
import { adminApi, adminPaths } from "../admin/paths.ts";
import { api } from "../site/paths.ts";

beginWithCalendars();

describe("a calendar that fails", () => {
  it("keeps its last good state when it fails, and says so to the administrator", async () => {
    const server = calendarServer({ [address]: { text: wedding } });
    await add();
    server.serve({ [address]: { status: 500 } });
    await runAt(now + 1);
    expect(await stateOf("2027-04-17")).toBe("taken");
    expect(mainTextIn(await see(adminPaths.calendars))).toContain("Its server answers with status 500");
    expect(await (await ask(adminApi.health)).json()).toMatchObject({ failingCalendars: 1 });
    server.serve({ [address]: { text: "<!DOCTYPE html>" } });
    await runAt(now + 1 + quarter);
    expect(mainTextIn(await see(adminPaths.calendars))).toContain("What its server sends is no calendar");
    server.serve({
      [address]: { text: `BEGIN:VCALENDAR\r\n${"X-A:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n".repeat(70_000)}` },
    });
    await runAt(now + 1 + 2 * quarter);
    expect(mainTextIn(await see(adminPaths.calendars))).toContain("larger than 2 MB");
    expect(await stateOf("2027-04-17")).toBe("taken");
    server.serve({ [address]: { text: wedding } });
    await runAt(now + 1 + 3 * quarter);
    expect(await (await ask(adminApi.health)).json()).toMatchObject({ failingCalendars: 0 });
  });

  it("is asked on the Internet alone, and over https, wherever it leads on to", async () => {
    const server = calendarServer({ [address]: { status: 302, location: "https://10.0.0.1/a.ics" } });
    for (const where of [
      ...[
        "http://calendar.example.com/a.ics",
        "https://127.0.0.1/a.ics",
        "https://[::1]/a.ics",
        "https://0x7f.1/a.ics",
      ],
      ...[
        "https://localhost/a.ics",
        "https://printer.local/a.ics",
        "https://2130706433/a.ics",
        "ftp://example.com/a.ics",
      ],
      ...["https://user:word@example.com/a.ics", "https://example.com:8443/a.ics", "not an address"],
      ...["https://localhost./a.ics", "https://localhost../a.ics", "https://printer.local../a.ics"],
      ...["https://db.internal%2E%2E/a.ics", "https://db.internal\u3002\u3002/a.ics", "https://.../a.ics"],
      ...[
        "https://127.0.0.1../a.ics",
        "https://0x7f.1../a.ics",
        "https://0177.1../a.ics",
        "https://2130706433../a.ics",
      ],
      ...["https://[::ffff:127.0.0.1]/a.ics", "https://\uff11\uff12\uff17.1/a.ics", "https://ＬＯＣＡＬＨＯＳＴ/a.ics"],
    ]) {
      const answer = await add(where);
      expect([answer.status, await answer.text()], where).toEqual([
        422,
        expect.stringContaining("begins with https://"),
      ]);
    }
    expect(server.answers).toEqual([]);
    expect(await (await add()).text()).toContain("leads to one that is not asked");
    expect(server.answers).toHaveLength(1);
    for (const location of ["https://localhost../a.ics", "//0x7f.1../a.ics", "https://db.internal.../a.ics"]) {
      server.serve({ [address]: { status: 302, location } });
      expect(await (await add()).text(), location).toContain("leads to one that is not asked");
    }
    server.serve({ [address]: { status: 302, location: address } });
    expect(await (await add()).text()).toContain("without end");
    server.serve({
      [address]: { status: 301, location: "/moved.ics" },
      "https://calendar.example.com/moved.ics": { text: wedding },
    });
    expect((await add("webcal://calendar.example.com/private-1/basic.ics")).status).toBe(303);
    expect(await stateOf("2027-04-17")).toBe("taken");
    expect((await add("https://calendar.example.com../moved.ics")).status).toBe(303);
    expect((await add("https://calendar.example.com/moved.ics")).status).toBe(422);
  });

  const lines = new TextEncoder().encode("X-A:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n".repeat(1000));
  const answered = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>) =>
    new ReadableStream<Uint8Array>({ pull });

  it.each([
    ["never ends", () => answered((controller) => controller.enqueue(lines)), "larger than 2 MB"],
    [
      // Stands for a gzip answer that fetch unpacks.
      "is small until it is unpacked",
      () =>
        new Blob(Array.from({ length: 1000 }, () => lines))
          .stream()
          .pipeThrough(new CompressionStream("gzip"))
          .pipeThrough(new DecompressionStream("gzip")),
      "larger than 2 MB",
    ],
    [
      "stops in the middle",
      (passTime: () => void) =>
        answered(() => {
          passTime();
          return new Promise(() => undefined);
        }),
      "has not answered within 10 seconds",
    ],
    [
      "would take all memory",
      calendar(event("DTSTART:20270105T190000", ...Array.from({ length: 6000 }, () => "RRULE:FREQ=SECONDLY"))),
      "more entries than can be looked at",
    ],
  ])("keeps its days when what it sends %s", async (_, sent, reason) => {
    const server = calendarServer({ [address]: { text: wedding } });
    await add();
    const seconds = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(seconds.signal);
    const passTime = () => seconds.abort(new DOMException("10 seconds have passed", "TimeoutError"));
    server.serve({ [address]: { text: typeof sent === "string" ? sent : () => sent(passTime) } });
    await runAt(now + 1);
    expect(mainTextIn(await see(adminPaths.calendars))).toContain(reason);
    expect(await stateOf("2027-04-17")).toBe("taken");
  });

  it("stops no other run, removed while it is read", async () => {
    const failed = vi.spyOn(console, "error").mockReturnValue();
    const server = calendarServer({ [address]: { text: wedding } });
    await add();
    const other = calendar(event("DTSTART;VALUE=DATE:20270418"));
    const removed = () =>
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          await rows("DELETE FROM calendars");
          controller.enqueue(new TextEncoder().encode(other));
          controller.close();
        },
      });
    server.serve({ [address]: { text: removed } });
    await runAt(now + 1);
    expect(failed.mock.calls).toEqual([]);
    expect([await stateOf("2027-04-17"), await stateOf("2027-04-18")]).toEqual(["free", "free"]);
  });

  it("takes no time of the mails of its minute, whatever it sends", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const zone = [
      ...["BEGIN:VTIMEZONE", "TZID:Mine", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000"],
      ...["TZOFFSETTO:+0000", "RRULE:FREQ=SECONDLY", "END:STANDARD", "END:VTIMEZONE"],
    ];
    const small = calendar(...zone, event("DTSTART;TZID=Mine:20270418T190000", "DURATION:PT1H"));
    const server = calendarServer({ [address]: { text: wedding } });
    await add();
    const people = ["ana", "ben", "cleo", "dan", "eva", "finn", "gus"].map((name) => `${name}@example.com`);
    for (const each of people)
      await visit(postJson(api.leadInquiry, { ...inquiry, email: each }), {
        EMAIL: mailbox(() => true).email,
      });
    const { email, mails } = mailbox();
    const slow: SendEmail = {
      async send(mail: EmailMessage | EmailMessageBuilder) {
        for (let looks = 0; looks < 10; looks += 1) await env.DB.prepare("SELECT 1").run();
        if (!("subject" in mail)) throw new Error("expected a composed mail");
        return email.send(mail);
      },
    };
    let before = 0;
    server.serve({
      [address]: {
        text: () => {
          before = mails.length;
          return new Blob([small]).stream();
        },
      },
    });
    await runAt(now + quarter, { EMAIL: slow });
    expect(mails).toHaveLength(before);
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining(people));
    expect(await stateOf("2027-04-18")).toBe("taken");
  });
});
