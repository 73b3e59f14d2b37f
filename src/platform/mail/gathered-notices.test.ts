import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { primary } from "../../database/client.ts";
import { adminPaths } from "../../features/admin/paths.ts";
import { erasePerson } from "../../features/people/erase-person.ts";
import { portalApi } from "../../features/portal/paths.ts";
import { quoteApi } from "../../features/quotes/client/paths.ts";
import { api } from "../../features/site/paths.ts";
import { open } from "../../test/first-page.ts";
import { signedInClient, songRequest } from "../../test/portal-requests.ts";
import { askForQuote } from "../../test/quotes.ts";
import { rows } from "../../test/rows.ts";
import { cron, inquiry, mailbox, message, postForm, postJson, visit } from "../../test/site.ts";
import { minute } from "../durations.ts";

const owner = "hello@sunsetbaydj.example";
const noon = Date.parse("2026-11-23T17:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

function services() {
  const { email, mails } = mailbox();
  const at = (minutes: number) => vi.setSystemTime(noon + minutes * minute);
  return {
    EMAIL: email,
    mails,
    at,
    subjects: () => mails.filter(({ to }) => to === owner).map(({ subject }) => subject),
    runAt: async (minutes: number) => {
      at(minutes);
      await cron(Date.now(), { EMAIL: email });
    },
  };
}

const kinds = [
  {
    what: "inquiries, each from a mailbox of its own",
    more: "inquiries",
    list: adminPaths.leads,
    begin: () =>
      Promise.resolve((words: string, idempotencyKey: string = crypto.randomUUID()) =>
        postJson(api.leadInquiry, {
          ...inquiry,
          idempotencyKey,
          lastName: words,
          email: `${words.replace(" ", "-")}@example.com`,
        }),
      ),
    single: (words: string) => expect.stringMatching(new RegExp(`^New .* inquiry: Ana ${words}`)),
  },
  {
    what: "requests",
    more: "client requests",
    list: adminPaths.requests,
    async begin() {
      const { headers } = await signedInClient();
      return (words: string, idempotencyKey: string = crypto.randomUUID()) =>
        postJson(
          portalApi.requests,
          { ...songRequest, subject: words, songRequest: "", type: "general", idempotencyKey },
          headers,
        );
    },
    single: (words: string) => `General Question: ${words}`,
  },
  {
    what: "questions about quotes",
    more: "questions about quotes",
    list: adminPaths.today,
    async begin() {
      const { token } = await askForQuote();
      return (words: string, idempotencyKey: string = crypto.randomUUID()) =>
        postForm(quoteApi.ask, { token, question: words, idempotencyKey });
    },
    single: () => expect.stringMatching(/^Maya Brooks asks about the quote: /),
  },
  {
    what: "messages",
    more: "messages",
    list: adminPaths.leads,
    begin: () =>
      Promise.resolve((words: string, idempotencyKey: string = crypto.randomUUID()) =>
        postJson(api.contact, { ...message, lastName: words, idempotencyKey }),
      ),
    single: (words: string) => `New message: Ana ${words}, Friday, June 12, 2099`,
  },
];

describe.each(kinds)("of $what the DJ is mailed", ({ begin, single, more, list }) => {
  it("the first at once, and all others of ten minutes in one mail that counts them", async () => {
    const form = await begin();
    const { EMAIL, mails, at, subjects, runAt } = services();
    const send = async (words: string, key?: string) =>
      expect((await visit(form(words, key), { EMAIL })).status).toBeLessThan(400);
    await send("First");
    expect(subjects()).toEqual([single("First")]);
    for (let count = 1; count <= 12; count += 1) {
      at(count / 2);
      await send(`Number ${count}`, `the-same-${count}`);
      await send(`Number ${count}`, `the-same-${count}`);
    }
    await runAt(9);
    expect(subjects()).toHaveLength(1);
    await runAt(10);
    expect(subjects()).toEqual([single("First"), `12 more ${more}`]);
    expect(mails.at(-1)?.text).toContain(`https://sunsetbaydj.example${list}\n`);

    at(12);
    await send("Late");
    await runAt(19);
    expect(subjects()).toHaveLength(2);
    await runAt(20);
    expect(subjects().slice(2)).toEqual([single("Late")]);
    at(31);
    await send("Later");
    expect(subjects().slice(3)).toEqual([single("Later")]);
  });
});

describe("a notice that gathers others", () => {
  const [, requests, questions] = kinds;

  it("is one, however many come at the same moment", async () => {
    const form = await requests?.begin();
    const { EMAIL, subjects, runAt } = services();
    await Promise.all(Array.from({ length: 30 }, (_, one) => form && visit(form(`Number ${one}`), { EMAIL })));
    await runAt(11);
    expect(subjects()).toEqual([expect.stringMatching(/^General Question: Number/), "29 more client requests"]);
  });

  it("counts what came until it went out, late as it may be, and loses nothing to a mail service that is down", async () => {
    const form = await requests?.begin();
    if (!form) return;
    let isDown = false;
    const { email, mails } = mailbox(() => isDown);
    const send = async (minutes: number, words: string) => {
      vi.setSystemTime(noon + minutes * minute);
      await visit(form(words), { EMAIL: email });
    };
    const runAt = async (minutes: number) => {
      vi.setSystemTime(noon + minutes * minute);
      await cron(Date.now(), { EMAIL: email });
    };
    await send(0, "First");
    await send(1, "Second");
    await send(2, "Third");
    await send(15, "Fourth");
    isDown = true;
    await runAt(16);
    await send(17, "Fifth");
    isDown = false;
    for (const minutes of [18, 27, 60]) await runAt(minutes);
    const told = mails.map(({ subject, text }) => `${subject} ${text}`).join("\n");
    for (const words of ["First", "Second", "Third", "Fourth", "Fifth"])
      expect(told).toContain(`General Question: ${words}`);
    expect(mails.map(({ subject }) => subject)).toContain("3 more client requests");
  });

  it("leaves each question in its conversation and on the first page", async () => {
    const form = await questions?.begin();
    const { EMAIL } = services();
    for (const words of ["Is there fog?", "And bubbles?"]) if (form) await visit(form(words), { EMAIL });
    const { text } = await open();
    expect(text).toContain("2 things waiting");
    for (const words of ["Is there fog?", "And bubbles?"]) expect(text).toContain(words);
  });

  it("says nothing of who was erased", async () => {
    const { EMAIL, mails, subjects, runAt } = services();
    for (const [lastName, email] of [
      ["First", "a"],
      ["Second", "b"],
      ["Third", "c"],
      ["Fourth", "d"],
    ] as const)
      await visit(postJson(api.contact, { ...message, lastName, email: `${email}@example.com` }), { EMAIL });
    const erase = (email: string) => erasePerson(primary(env.DB), email, { by: "dj@example.com", now: Date.now() });
    await erase("b@example.com");
    await runAt(10);
    expect(subjects()[1]).toBe("2 more messages");
    expect(mails[1]?.text).not.toContain("Second");
    await erase("c@example.com");
    expect(JSON.stringify(await rows("SELECT * FROM mail_texts"))).not.toContain("Third");
  });
});
