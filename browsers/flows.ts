import type { LocalSite } from "../e2e/local-site.ts";
import { somebody } from "../e2e/person.ts";
import { adminApi, adminPaths } from "../src/features/admin/paths.ts";
import { portalPaths } from "../src/features/portal/paths.ts";
import { paths } from "../src/features/site/paths.ts";
import { wordsIn } from "../src/platform/pages/words.ts";
import { type Driver, shown } from "./driver.ts";

const [english, spanish] = [wordsIn("en"), wordsIn("es")];

/** What a flow starts from. */
interface Stage {
  driver: Driver;
  site: LocalSite;
}

/** Waits until an island answers to events. */
const hydrated = (driver: Driver, island: string) =>
  shown(
    driver,
    `the island ${island} to come to life`,
    `const inside = document.querySelector("[data-island=${island}] > *");
     return Boolean(inside) && Object.keys(inside).some((key) => key.startsWith("__reactProps"));`,
  );

const says = (driver: Driver, text: string) =>
  shown(driver, `the page to say "${text}"`, `return document.body?.innerText.includes(${JSON.stringify(text)});`);

async function quote({ driver, site }: Stage, home: string = paths.home, words = english): Promise<void> {
  const person = somebody();
  await driver.open(`${site.url}${home}`);
  await driver.click("#lead-firstName");
  await hydrated(driver, "lead-section");
  // WebKit darkens it for today's date in an empty field: anything but a gray becomes a color, and white stays white.
  const grays = `const [red, green, blue] = getComputedStyle(document.querySelector("#lead-eventDate")).color.match(/\\d+/g);
    return red === green && green === blue && red !== "255";`;
  if (!(await driver.run(grays))) throw new Error("An empty date field looks as if a date stood in it");
  await driver.type("#lead-firstName", person.firstName);
  await driver.type("#lead-lastName", person.lastName);
  await driver.type("#lead-email", person.email);
  await driver.run(`document.querySelector("#lead-eventType").selectedIndex = 1;
    document.querySelector("#lead-eventType").dispatchEvent(new Event("change", { bubbles: true }));`);
  await driver.run(`document.querySelector("[name=budget]").click();`);
  await driver.click(".lead-form [type=submit]");
  for (const part of words.inquiry.received) await says(driver, part);
  if (site.leads(person).length !== 1) throw new Error("The inquiry is not stored");
}

async function portalLink({ driver, site }: Stage): Promise<void> {
  const link = await site.book(somebody());
  await driver.open(link);
  await shown(driver, "the portal", `return location.pathname === "${portalPaths.dashboard}" && !location.search;`);
  await says(driver, "View Song List");
}

/** Goes on in the portal that the link has opened. */
async function songs({ driver, site }: Stage, title: string, words = english): Promise<void> {
  await driver.open(`${site.url}${portalPaths.songs}`);
  await hydrated(driver, "song-list");
  await driver.type("[name=title]", title);
  await driver.run(`document.querySelector("[name=title]").form.requestSubmit();`);
  await says(driver, words.changes.saved);
}

/** By the portal's own switch. */
async function inSpanish(stage: Stage): Promise<void> {
  const { driver, site } = stage;
  await driver.open(`${site.url}${portalPaths.dashboard}`);
  await driver.run(`document.querySelector("button[name=language][value=${spanish.formats.tag}]").click();`);
  await says(driver, spanish.dashboard.actions.songs);
  await songs(stage, "Color Esperanza", spanish);
  await driver.open(`${site.url}${portalPaths.contract}`);
  await says(driver, spanish.agreement.form.sign);
}

async function menu({ driver, site }: Stage): Promise<void> {
  await driver.open(`${site.url}${paths.gallery}`);
  await driver.run(`document.querySelector("[commandfor=menu]").click();`);
  await shown(driver, "the menu to open", `return document.querySelector("#menu").open;`);
  await driver.escape();
  await shown(driver, "the menu to close", `return !document.querySelector("#menu").open;`);
}

async function lightbox({ driver, site }: Stage): Promise<void> {
  await driver.open(`${site.url}${paths.gallery}`);
  await driver.click(".gallery a");
  await shown(driver, "the picture to open large", `return Boolean(document.querySelector("main dialog[open]"));`);
  await driver.escape();
  await shown(driver, "the picture to close", `return !document.querySelector("main dialog[open]");`);
}

/** With the cookie that the login page would give: WebKit, told to by the site, opens nothing on localhost without TLS. */
async function today({ driver, site }: Stage): Promise<void> {
  const login = await fetch(`${site.url}${adminApi.login}`, { redirect: "manual" });
  const body = new URLSearchParams({ email: "dj@example.com" });
  const given = await fetch(login.headers.get("Location") ?? "", { method: "POST", body, redirect: "manual" });
  const [cookie = ""] = given.headers.getSetCookie()[0]?.split(";") ?? [];
  await driver.run(`document.cookie = ${JSON.stringify(`${cookie}; path=/`)};`);
  await driver.open(`${site.url}${adminPaths.today}`);
  await hydrated(driver, "live-panels");
}

/** One thing that people do. */
interface Flow {
  name: string;
  play: (stage: Stage) => Promise<void>;
}

/** The main flows, in an order in which the later ones find what the earlier left. */
export const flows: readonly Flow[] = [
  { name: "asks for a quote", play: quote },
  { name: "asks for a quote in Spanish", play: (stage) => quote(stage, spanish.formats.prefix, spanish) },
  { name: "opens the portal by its link", play: portalLink },
  { name: "adds a song", play: (stage) => songs(stage, "Golden Hour") },
  { name: "goes on in Spanish: adds a song and reads the agreement", play: inSpanish },
  { name: "opens and closes the menu", play: menu },
  { name: "looks at a picture", play: lightbox },
  { name: "sees Today once logged in", play: today },
];
