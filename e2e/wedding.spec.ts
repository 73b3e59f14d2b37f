import { adminPaths } from "../src/features/admin/paths.ts";
import { portalPaths } from "../src/features/portal/paths.ts";
import { calendarDateAt } from "../src/platform/dates.ts";
import { dateInWords } from "../src/platform/english.ts";
import { takeLogin } from "./admin-site.ts";
import { fillRequired, openForm } from "./lead-form.ts";
import { somebody } from "./person.ts";
import { openSongs, saved } from "./song-page.ts";
import { countedTaps } from "./taps.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a wedding from lead to last dance: each side sees what the other does, by one mail at most", async ({
  page: dj,
  browser,
  site,
  contextOptions,
}) => {
  const person = somebody();
  const name = `${person.firstName} ${person.lastName}`;
  const client = await (
    await browser.newContext({ ...contextOptions, baseURL: site.url, viewport: dj.viewportSize(), hasTouch: true })
  ).newPage();
  const { tap, taken } = countedTaps();
  const sentBefore = site.mails.length;
  let told = 0;
  /** The mails since the last time: to whom and about what. There are `count` of them. */
  const news = async (count: number) => {
    const mails = (await site.nextMails(sentBefore + told, count)).toSorted((a, b) =>
      a.subject.localeCompare(b.subject),
    );
    told += mails.length;
    return mails.map(({ to, subject }) => `${to === person.email ? "client" : "DJ"}: ${subject}`);
  };
  const button = (label: string | RegExp) => dj.getByRole("button", { name: label });
  const status = dj.getByRole("status");

  // The client asks.
  await client.clock.install();
  const form = await openForm(client);
  await fillRequired(form, person, "Wedding Reception");
  await form.eventDate.fill("2099-06-12");
  // Nobody types that fast, and whoever does is no person.
  await client.clock.fastForward("00:30");
  await form.send.tap();
  await expect(client.getByRole("heading", { name: "Your inquiry is on my desk" })).toBeVisible();
  expect(await news(2)).toEqual([
    `DJ: New wedding inquiry: ${name}, Friday, June 12, 2099`,
    "client: WEDDING25 is yours: 25% off, and what happens next",
  ]);

  // The DJ replies by two taps, and books by two.
  await takeLogin(dj);
  await dj.goto(adminPaths.today);
  const lead = dj.getByRole("listitem").filter({ hasText: name });
  await expect(lead).toContainText("Jun 12, 2099");
  await expect(lead).toContainText("Free");
  await tap(lead.getByRole("link", { name: /^Reply/ }));
  await tap(button("Send the reply"));
  await expect(status).toContainText("The lead is contacted.");
  expect(taken()).toBe(2);
  await expect(dj.getByRole("region", { name: "Status" }).locator("[aria-current]")).toHaveText("Contacted");
  expect(await news(1)).toEqual([expect.stringMatching(/^client: Wedding Reception on Friday, June 12, 2099/)]);
  await tap(dj.getByRole("link", { name: "Make booking" }));
  await tap(button("Book and send the portal link"));
  await expect(status).toContainText("Booked.");
  expect(taken()).toBe(2);
  const booking = new URL(dj.url()).pathname;
  expect(await news(1)).toEqual(["client: Congratulations, you are booked: Wedding Reception, Friday, June 12, 2099"]);

  // The client opens the portal, names a song and asks.
  const { text = "" } = site.mailsOf(person).at(-1) ?? {};
  await client.goto(/http:\S+\/portal\?token=\S+/.exec(text)?.[0] ?? "");
  await expect(client).toHaveURL(portalPaths.dashboard);
  await expect(client.getByRole("region", { name: "Your Booking" })).toContainText("June 12, 2099");
  await openSongs(client);
  await client.getByLabel("Song", { exact: true }).fill("Golden Hour");
  await client.getByText("List, moment, note").first().tap();
  await client.getByLabel("Moment or note").first().fill("First dance");
  await client.getByLabel("Song", { exact: true }).press("Enter");
  await saved(client);
  await client.goto(portalPaths.dashboard);
  await client.getByRole("link", { name: "New Request" }).tap();
  await client.getByLabel("Request type").selectOption("Song Request");
  await client.getByLabel("Subject").fill("Last song");
  await client.getByLabel("Message").fill("Can this be the end?");
  await client.getByRole("textbox", { name: /^Song/ }).fill("Slow Tide - The Harbor Lights");
  await client.getByRole("button", { name: "Submit request" }).tap();
  await expect(client.getByText("Request Submitted!")).toBeVisible();
  expect(await news(1)).toEqual(["DJ: Song Request: Last song"]);

  // The DJ sees both, and answers by two taps.
  await dj.goto(booking);
  await dj.getByText(/^Songs/).tap();
  const songs = dj.getByRole("region", { name: "Songs" });
  await expect(songs).toContainText("Golden Hour");
  await expect(songs).toContainText("Slow Tide by The Harbor Lights");
  await expect(dj.getByRole("region", { name: "Messages" })).toContainText("Can this be the end?");
  await dj.goto(adminPaths.today);
  await tap(dj.getByRole("region", { name: "Waiting for you" }).getByRole("link", { name: /^Answer/ }));
  await dj.getByLabel("Your answer, sent by mail").fill("It will be.");
  await tap(button("Send the answer"));
  await expect(status).toContainText("The answer is on its way");
  expect(taken()).toBe(2);
  expect(await news(1)).toEqual(["client: Re: Last song"]);
  await client.goto(portalPaths.dashboard);
  await expect(client.getByText("It will be.")).toBeVisible();

  // The DJ moves the event to today.
  await client.goto(portalPaths.contract);
  await expect(client.getByText("Version 1,")).toBeVisible();
  const today = calendarDateAt(Date.now());
  await dj.goto(booking);
  await dj.getByText("Change the booking").tap();
  await dj.getByLabel("Event date").fill(today);
  await dj.getByLabel("Start").fill("16:30");
  await button("Save the booking").tap();
  await expect(status).toContainText("The booking is saved.");
  expect(await news(1)).toEqual([`client: Changed: Wedding Reception, ${dateInWords(today)}`]);
  await client.goto(portalPaths.contract);
  const changes = client.getByRole("region", { name: "What has changed since version 1" });
  await expect(changes).toContainText(dateInWords(today));
  await expect(changes).toContainText("4:30 PM");

  // It is played, neither signed nor paid: it is completed by the DJ's word alone, and nobody is thanked before all is paid.
  await dj.goto(booking);
  await dj.getByText("Complete", { exact: true }).tap();
  await dj.getByRole("checkbox", { name: /^Complete it all the same/ }).tap();
  await button("Complete it").tap();
  await expect(status).toContainText("Well played.");
  await client.goto(portalPaths.dashboard);
  await expect(client.getByRole("region", { name: "Your Booking" })).toContainText("Played");

  // The DJ is told of the client's songs, and nothing is left over that would tell of one thing twice.
  await site.cron(Date.now());
  expect(await news(1)).toEqual([`DJ: 2 changes in the plan: ${name}, ${dateInWords(today)}`]);
  await site.cron(Date.now());
  expect(site.mails.slice(sentBefore + told)).toEqual([]);
});
