import { expect, it } from "vitest";
import { landingPages } from "../../../content/landing/index.ts";
import { asking, beginOnTuesday, saturday } from "../../../test/days-on-book.ts";
import { addresses } from "../../../test/landing-pages.ts";
import { elementsIn, mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { htmlAt } from "../../../test/site.ts";
import { homeTab, paths } from "../paths.ts";

beginOnTuesday();

async function asked(path: string): Promise<string> {
  const form = /<form action="\/book#date" method="get">.*?<\/form>/s.exec(await htmlAt(path))?.[0] ?? "";
  const fields = (await elementsIn(form)).filter(({ name }) => name === "input");
  const known = fields.flatMap(({ attributes: { name = "", value = "" } }) => (value ? [[name, value]] : []));
  return `${asking(saturday)}&${new URLSearchParams(known)}`;
}

it("a date that is asked for on home, contact and every landing page is answered by the booking page", async () => {
  await storeBooking({ eventDate: saturday, clientName: "An Example", venue: "Somewhere" });
  for (const path of [paths.home, paths.contact, ...landingPages.map((page) => page.path)]) {
    const html = await htmlAt(await asked(path));
    expect(mainTextIn(html), path).toContain("Saturday, April 17 is taken");
    expect(html, path).not.toMatch(/An Example|Somewhere/);
  }
});

it("the answer is of the town and the kind of event that the page is about: a company is offered no ceremony", async () => {
  const wedding = await htmlAt(await asked(addresses.weddingClearwater));
  expect(mainTextIn(wedding)).toMatch(/Sunset in Clearwater 7:58 PM.*Ceremony 7:10 PM Sunset 7:58 PM/s);
  for (const path of [addresses.corporateTampa, addresses.schoolDanceTampa, homeTab("corporate")]) {
    const html = await htmlAt(await asked(path));
    expect(mainTextIn(html), path).toMatch(/could go: (?:Doors 5:30 PM|Sound check 6:00 PM)/);
    expect(mainTextIn(html), path).not.toMatch(/Ceremony \d/);
    expect(html, path).toMatch(/href="\/quote\?[^"]*category=(?:corporate|private-party)/);
  }
});
