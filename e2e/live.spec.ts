import { api, paths } from "../src/features/site/paths.ts";
import { expect, screens, test } from "./test.ts";

test("a set of a booked day is not announced", async ({ page, site }) => {
  const answer = await page.request.get(`${site.url}${paths.live}`);
  const booked = (await answer.text()).replace(/data-without-set="[^"]*"/, 'data-without-set="2026-11-24"');
  await page.route(`**${paths.live}`, (route) => route.fulfill({ response: answer, body: booked }));
  await page.clock.install({ time: new Date("2026-11-24T19:55:00-05:00") });
  await page.goto(paths.live);
  await expect(page.getByText("Thursday, 8 PM Eastern")).toBeVisible();
  await page.clock.runFor("10:00");
  await expect(page.getByText("Off air right now")).toBeVisible();
});

for (const { name, viewport } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("the live page names the next show without a scroll, and follows the booth while it is open", async ({
      page,
    }) => {
      let isLive = false;
      await page.route(`**${api.nowPlaying}`, (route) =>
        route.fulfill({ json: { isLive, title: "Golden Hour", artist: "The Harbor Lights", updatedAt: 0 } }),
      );
      // Five minutes before Tuesday's set.
      await page.clock.install({ time: new Date("2026-11-24T19:55:00-05:00") });
      await page.goto(paths.live);
      await expect(page.getByText("Tuesday, 8 PM Eastern")).toBeVisible();
      await expect(page.getByText("Off air right now")).toBeVisible();

      isLive = true;
      await page.clock.runFor("10:00");
      await expect(page.getByText("On air now until 10 PM Eastern")).toBeVisible();
      await expect(page.getByText("Golden Hour")).toBeVisible();
    });
  });
}
