import { expect, it, vi } from "vitest";
import { calendarDateAt, daysBetween, weekdayOf } from "../../../platform/dates.ts";
import { elementsIn, mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { countTrips } from "../../../test/queries.ts";
import { get, htmlAt, postForm, visit } from "../../../test/site.ts";
import { documents } from "../../site/paths.ts";
import { demoOf, demoOnly, demoPages, demoPath } from "../demo-paths.ts";
import { portalPaths } from "../paths.ts";
import { demoDate } from "./demo-wedding.ts";

const addresses = [...demoPages.map(demoOf), demoOnly];

it("each page of the demo opens without a session, from no row, for every cache and no search engine", async () => {
  const trips = countTrips();
  const dead: string[] = [];
  for (const address of addresses) {
    const answer = await visit(get(address));
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get("Set-Cookie"), address).toBeNull();
    expect(answer.headers.get("Cache-Control"), address).toBe("public, max-age=600");
    expect(answer.headers.get("X-Robots-Tag"), address).toBe("noindex");
    const html = await answer.text();
    expect(mainTextIn(html), address).toContain("This is a made-up wedding.");
    const elements = await elementsIn(html);
    expect(elements.some(({ attributes }) => attributes.content === "noindex")).toBe(true);
    for (const { name, attributes } of elements) {
      expect(attributes, address).not.toHaveProperty("data-island");
      if (name === "form") expect(attributes.action, address).toBe(demoOnly);
      const to = attributes.href ?? attributes.src ?? "";
      if (!/^\/(?:api|portal)\b/.test(to)) continue;
      expect(to, address).toMatch(/^\/portal\/demo(?:[/?#]|$)/);
      if (!addresses.includes(to.replace(/[?#].*/, ""))) dead.push(to.replace(/[?#].*/, ""));
    }
  }
  for (const path of new Set(dead)) expect((await visit(get(path))).status, path).toBe(200);
  expect(trips()).toBe(0);
});

it("shows what the rules of the portal make of the wedding, and opens what is pressed", async () => {
  const plan = await htmlAt(demoOf(portalPaths.plan));
  expect(mainTextIn(plan)).toContain("No microphone yet");
  expect(mainTextIn(plan)).toContain("Sunset");
  const opened = await elementsIn(await htmlAt(`${demoOf(portalPaths.plan)}?edit=g-toasts`));
  expect(opened.some(({ attributes }) => attributes.value === "Toasts")).toBe(true);
  const songs = mainTextIn(await htmlAt(demoOf(portalPaths.songs)));
  expect(songs).toContain("Your must-plays fill 48 min of 2 h of dancing");
  const late = mainTextIn(await htmlAt(`${demoOf(portalPaths.songs)}?list=k-late-floor`));
  expect(late).toContain("Suavemente");
  expect(late).not.toContain("Levitating");
});

it("a form is answered kindly and changes nothing, and leaves a client's own session alone", async () => {
  const client = await signIn(await storeBooking());
  const trips = countTrips();
  for (const address of [demoOnly, `${demoOf(portalPaths.plan)}/moments`]) {
    const answer = await visit(postForm(address, { name: "Fireworks" }, client));
    expect(answer.status).toBe(403);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(mainTextIn(await answer.text())).toContain("In the demo nothing is saved");
  }
  const shown = await visit(get(demoPath, client));
  expect(shown.headers.get("Set-Cookie")).toBeNull();
  expect(await shown.text()).toBe(await htmlAt(demoPath));
  expect(trips()).toBe(0);
});

it("is listed nowhere", async () => {
  for (const list of [documents.sitemap, documents.llms, documents.robots])
    expect(await htmlAt(list)).not.toContain(demoPath);
});

it.each(["2026-12-31T23:59:59-05:00", "2027-03-14T01:59:00-05:00", "2028-02-29T12:00:00-05:00"])(
  "the wedding is on a Saturday some weeks after %s, and not locked yet",
  async (clock) => {
    vi.setSystemTime(new Date(clock));
    const now = Date.now();
    const date = demoDate(now);
    const ahead = daysBetween(calendarDateAt(now), date);
    expect(weekdayOf(date)).toBe(6);
    expect(ahead).toBeGreaterThanOrEqual(60);
    expect(ahead).toBeLessThan(67);
    const text = mainTextIn(await htmlAt(demoOf(portalPaths.plan)));
    expect(text).toContain("Open until");
  },
);
