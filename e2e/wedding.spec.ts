import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { adminPaths, bookingPaths } from "../src/admin/paths.ts";
import { calendarDateAt } from "../src/dates.ts";
import { newRequestTab, portalPaths, portalView } from "../src/portal/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { fillRequired, openForm } from "./lead-form.ts";
import type { LocalSite } from "./local-site.ts";
import { type Person, somebody } from "./person.ts";
import { expect, test } from "./test.ts";

const phone = { width: 390, height: 844 };

/** The newest of the mails to or about a person, once there are `count` of them: its subject and its text. */
async function newestMail(site: LocalSite, person: Person, count: number) {
  const mails = await site.waitForMails(person, count);
  expect(mails).toHaveLength(count);
  const { subject = "", textFile = "" } = mails.at(-1) ?? {};
  return { subject, text: readFileSync(textFile, "utf8") };
}

const linkIn = (text: string, label: string): string =>
  new RegExp(`${label}: (\\S+)`).exec(text)?.[1] ?? "no such link";

test.use({ viewport: phone, provokedErrors: /the server responded with a status of 401/ });

test("a wedding from lead to thank-you, by the client's browser and the DJ's", async ({
  page: client,
  browser,
  site,
}) => {
  const person = somebody();
  const dj = await (await browser.newContext({ viewport: phone, baseURL: site.url })).newPage();
  /** Presses of the DJ's thumb since they were counted last. */
  let taps = 0;
  const tap = async (role: "link" | "button", name: string | RegExp, on: Page = dj) => {
    await on.getByRole(role, { name }).first().click();
    taps += 1;
  };
  const counted = () => {
    const count = taps;
    taps = 0;
    return count;
  };

  await test.step("she asks, and the notice opens the lead, past the login", async () => {
    const form = await openForm(client, "/wedding-dj-tampa");
    await fillRequired(form, person, "Wedding Reception");
    await form.eventDate.fill("2095-06-11");
    await form.details.fill("My grandmother has to hear the vows.");
    await form.send.click();
    const mails = await site.waitForMails(person, 2);
    const notice = mails.find(({ subject }) => subject.startsWith("New wedding inquiry"));
    await dj.goto(linkIn(readFileSync(notice?.textFile ?? "", "utf8"), "Open and reply"));
    await dj.getByRole("button", { name: /^Log in to / }).click();
    await expect(dj.getByRole("heading", { level: 1 })).toHaveText(`${person.firstName} ${person.lastName}`);
    await expect(dj.getByText("My grandmother has to hear the vows.")).toBeVisible();
    await expect(dj.getByText("Thursday, June 11, 2095", { exact: true })).toBeVisible();
    await expectAccessible(dj);
  });

  await test.step("he replies from the first page in two taps, and she reads it", async () => {
    await dj.goto(adminPaths.today);
    await expectAccessible(dj);
    await tap("link", `Reply : ${person.firstName} ${person.lastName}`);
    await tap("button", "Send the reply");
    expect(counted()).toBe(2);
    await expect(dj.getByRole("status")).toContainText("Your reply is on its way.");
    const { text } = await newestMail(site, person, 3);
    expect(text).toContain("Thursday, June 11, 2095 is free.");
    await expect(dj.getByRole("list").filter({ hasText: "You by mail" })).toContainText(`Mailed to ${person.email}`);
    await dj.goto(adminPaths.today);
    await expect(dj.getByRole("link", { name: `Reply : ${person.firstName} ${person.lastName}` })).toHaveCount(0);
  });

  let booking = "";
  await test.step("he books her in two taps, and she enters the portal", async () => {
    await dj.goto(`${adminPaths.leads}?q=${encodeURIComponent(person.lastName)}`);
    await tap("link", /^Book ?: /);
    await tap("button", "Book and send the portal link");
    expect(counted()).toBe(2);
    await expect(dj.getByRole("status")).toContainText("Booked.");
    booking = new URL(dj.url()).pathname.split("/").at(-1) ?? "";
    const { subject, text } = await newestMail(site, person, 4);
    expect(subject).toContain("Congratulations, you are booked");
    await client.goto(linkIn(text, "Open the portal"));
    await expect(client).toHaveURL(portalPaths.dashboard);
    await expect(client.getByText("Thursday,")).toBeVisible();
    await expectAccessible(client);
  });

  await test.step("she asks for a song, he answers in two taps, and each sees what the other did", async () => {
    await client.goto(portalView({ tab: newRequestTab }));
    await client.getByRole("radio", { name: "Song Request" }).check();
    await client.getByLabel("Subject").fill("First dance");
    await client.getByLabel(/^Song/).fill("Slow Tide - The Harbor Lights");
    await client.getByLabel("Message").fill("The long version, please.");
    await client.getByRole("button", { name: "Submit request" }).click();
    await expect(client.getByText("Request Submitted!")).toBeVisible();

    await dj.goto(adminPaths.today);
    await tap("link", "Answer : First dance");
    await dj.getByLabel("Your answer, sent by mail").fill("It is on the list.");
    await tap("button", "Send the answer");
    expect(counted()).toBe(2);
    await dj.goto(bookingPaths(booking).page);
    await expect(dj.getByText("Slow Tide").first()).toBeVisible();
    await expectAccessible(dj);
    await newestMail(site, person, 5);
    await client.goto(portalPaths.dashboard);
    await expect(client.getByText("It is on the list.")).toBeVisible();
    await client.goto(portalPaths.songs);
    await expect(client.getByText("Slow Tide").first()).toBeVisible();
  });

  await test.step("he moves it, one mail says from what to what, and her contract has it", async () => {
    const today = calendarDateAt(Date.now());
    await dj.getByText("Change the booking").click();
    await dj.getByLabel("Event date").fill(today);
    await dj.getByLabel("Start").fill("16:30");
    await dj.getByRole("button", { name: "Save the booking" }).click();
    await expect(dj.getByRole("status")).toContainText("The booking is saved.");
    const { subject, text } = await newestMail(site, person, 6);
    expect(subject).toMatch(/^Changed: Wedding Reception/);
    expect(text).toContain("Thursday, June 11, 2095 →");
    await client.goto(portalPaths.contract);
    await expect(client.getByText(/4:30 PM/).first()).toBeVisible();
    await expectAccessible(client);
    await dj.goto(adminPaths.today);
    await expect(dj.getByRole("heading", { name: "Tonight" })).toBeVisible();
  });

  await test.step("he completes it, asked once, and she is thanked", async () => {
    await dj.goto(bookingPaths(booking).page);
    await dj.getByRole("button", { name: "Complete", exact: true }).click();
    await expect(dj.getByRole("dialog", { name: "Complete?" })).toBeVisible();
    await expectAccessible(dj);
    await dj.getByRole("button", { name: "Complete it" }).click();
    await expect(dj.getByRole("status")).toContainText("Completed.");
    expect((await newestMail(site, person, 7)).subject).toMatch(/^Thank you for Wedding Reception/);
    await client.goto(portalPaths.dashboard);
    await expect(client.getByText("Played").first()).toBeVisible();
    await dj.goto(`${adminPaths.people}?q=${encodeURIComponent(person.lastName)}`);
    await expect(dj.getByRole("link", { name: `${person.firstName} ${person.lastName}` })).toBeVisible();
    await expectAccessible(dj);
  });
  await dj.context().close();
});
