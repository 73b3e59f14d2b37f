import { expect, it } from "vitest";
import { paymentsWithin } from "../../content/words/es/landing.ts";
import { adminPaths } from "../../features/admin/paths.ts";
import { portalContractOf } from "../../features/contracts/client/paths.ts";
import { portalPay } from "../../features/payments/client/paths.ts";
import { demoOf } from "../../features/portal/demo-paths.ts";
import { portalPaths } from "../../features/portal/paths.ts";
import { api, documents, paths, showCalendar } from "../../features/site/paths.ts";
import { ask } from "../administrator.ts";
import { crawl } from "../crawl.ts";
import { hashOfRules, mainTextIn } from "../page.ts";
import { signIn, storeBooking } from "../portal.ts";
import { get, postForm, visit } from "../site.ts";

it("one list of ways to pay is read by policy, price list, agreement and pay page, in each language", async () => {
  const booking = await storeBooking({ eventType: "Birthday Party", deposit: 10_000, price: 50_000 });
  const client = await signIn(booking);
  const said = { en: "Cash, Zelle or check.", es: `${paymentsWithin}.` };
  for (const [language, sentence] of Object.entries(said))
    expect(mainTextIn(await (await visit(get(language === "es" ? "/es/contact" : paths.contact))).text())).toContain(
      sentence,
    );
  expect(paymentsWithin).toMatch(/Zelle o cheque$/);
  const contract = await (await visit(get(portalContractOf(booking.id), client))).text();
  expect(mainTextIn(contract)).toContain(said.en);
  const page = await (await visit(get(portalPay("deposit", booking.id), client))).text();
  const ways = [...page.matchAll(/name="way"[^>]* value="(\w+)"|value="(\w+)"[^>]* name="way"/g)];
  expect(ways.map(([, one, other]) => one ?? other).toSorted()).toEqual(["cash", "check", "zelle"]);
});

it("without a stream there is no live page, and nothing leads to one; without figures none is claimed", async () => {
  const pages = await crawl(["/", paths.epk, paths.newsletterSent, documents.llms]);
  expect([...pages.keys()].filter((address) => address.includes(paths.live))).toEqual([]);
  for (const path of [paths.live, paths.stream, showCalendar("week")])
    expect((await visit(get(path))).status).toBe(404);
  const missing = await visit(postForm(api.notifyMe, { email: "ana@example.com" }));
  expect(missing.status).toBe(404);
  const signup = await (await visit(get(paths.newsletter))).text();
  expect(signup).toContain("New mixes");
  expect(signup).not.toContain("Live streams");
  for (const address of [...pages.keys(), documents.llms, "/no/such/page"]) {
    const text = await (await visit(get(address))).text();
    expect(text, address).not.toMatch(
      /undefined|Twitch|live sets?\b|on air|client retention|average rating|Claims|ratingValue/i,
    );
  }
  const today = mainTextIn(await (await ask(adminPaths.today)).text());
  expect(today).toContain("Now playing");
  expect(today).not.toMatch(/live page|Stream manager|Off air|Go Live/);
  expect(await (await ask(adminPaths.content)).text()).not.toContain("/admin/content/shows");
});

it("fetches its own pages ahead, as its policy allows", async () => {
  const answer = await visit(get("/"));
  const policy = answer.headers.get("Content-Security-Policy");
  expect(policy).toContain(`script-src 'self' ${await hashOfRules(await answer.text())};`);
});

it("without a page to schedule calls it leads to its phone", async () => {
  for (const path of [
    paths.book,
    paths.home,
    paths.contact,
    demoOf(portalPaths.booked),
    demoOf(portalPaths.dashboard),
  ]) {
    const text = await (await visit(get(path))).text();
    expect(text, path).not.toMatch(
      /calendly|beach|tide line|Open the calendar|Open in new window|Schedule Meeting|href=""|href="#call"/,
    );
  }
  expect(await (await visit(get(paths.book))).text()).toMatch(/Rather talk first\?.{0,99}href="tel:\+19125550177"/);
});

it("its demo counts with its own discount and deposit", async () => {
  const booked = mainTextIn(await (await visit(get(demoOf(portalPaths.booked)))).text());
  expect(booked).toContain("$1,227");
  expect(booked).toContain("$245");
});

it("a message is about a package of its own price list", async () => {
  const about = async (name: string) => (await visit(get(`${paths.contact}?package=${name}`))).text();
  expect(await about("heron")).toContain("HERON package");
  expect(await about("premium")).not.toContain('name="package"');
});

it("former addresses lead on, with what was asked, and a page keeps the prices of its former one", async () => {
  const page = await visit(get("/savannah-dj?utm_source=card"));
  expect([page.status, page.headers.get("Location")]).toEqual([301, "/savannah?utm_source=card"]);
  const post = await visit(get("/blog/loud"));
  expect([post.status, post.headers.get("Location")]).toEqual([301, "/blog/how-loud-is-loud"]);
  expect(await (await visit(get("/savannah"))).text()).toContain("$610");
  expect(await (await visit(get(`${paths.quote}?service=/savannah`))).text()).toContain("music alone");
  expect(await (await ask("/admin/content/prices")).text()).toContain("DJ in Savannah");
});
