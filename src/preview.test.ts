import { expect, it } from "vitest";
import { site } from "./content/site.ts";
import { adminPaths } from "./features/admin/paths.ts";
import { bookingPaths } from "./features/bookings/dj/paths.ts";
import { documents, paths } from "./features/site/paths.ts";
import { asAdministrator } from "./test/access.ts";
import { submit } from "./test/administrator.ts";
import { mainTextIn } from "./test/page.ts";
import { storeBooking } from "./test/portal.ts";
import { get, mailbox, visit } from "./test/site.ts";

const bindings = { PREVIEW: "on" };
const noticed = "Preview: each mail goes to the owner alone";

it.each([paths.home, paths.book, "/portal", adminPaths.today, "/no/such/page"])(
  "%s of a preview is marked, and no search engine and no cache keeps it",
  async (path) => {
    const answer = await visit(get(path, await asAdministrator()), bindings);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<body[^>]*><p class="preview-bar">${noticed}</p>`));
    expect(html).toContain('<link rel="stylesheet" href="/preview.css"/></head>');
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Cache-Tag")).toBeNull();
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const live = await visit(get(path));
    expect(live.headers.get("X-Robots-Tag")).toBeNull();
    expect(await live.text()).not.toContain(noticed);
  },
);

it("a preview says the same in its main part, and has the style of its bar", async () => {
  const answer = await visit(get(paths.contact, await asAdministrator()), bindings);
  expect(mainTextIn(await answer.text())).toBe(mainTextIn(await (await visit(get(paths.contact))).text()));
  const style = await visit(get("/preview.css", await asAdministrator()), bindings);
  expect(style.headers.get("Content-Type")).toContain("text/css");
});

it.each([paths.home, "/portal", "/api/health", adminPaths.today])(
  "%s of a preview opens to nobody else",
  async (path) => {
    for (const [headers, settings] of [
      [{}, bindings],
      [{ "Cf-Access-Jwt-Assertion": "a.b.c" }, bindings],
      [await asAdministrator(), { ...bindings, ACCESS_AUD: "" }],
    ] as const) {
      const answer = await visit(get(path, headers), settings);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
      expect(await answer.text()).toContain("for its owner alone");
    }
  },
);

it("robots are told to stay away, without a login", async () => {
  const answer = await visit(get(documents.robots), bindings);
  expect(await answer.text()).toBe("User-agent: *\nDisallow: /\n");
});

it("mails of a preview go to the owner, and say whose they would be", async () => {
  const { id } = await storeBooking({ clientEmail: "ana@example.com" });
  const { email, mails } = mailbox();
  await submit(bookingPaths(id).portalLink, { change: "send" }, { bindings: { ...bindings, EMAIL: email } });
  expect(mails.map(({ to }) => to)).toEqual([site.email]);
  expect(mails[0]?.subject).toMatch(/^Preview, to ana@example\.com: /);
});
