import { moments } from "../dev/site/moments.ts";
import { clockPath } from "../dev/site/paths.ts";
import { api, paths } from "../src/features/site/paths.ts";
import { somebody } from "./person.ts";
import { expect, test } from "./test.ts";

test.use({ provokedErrors: /net::ERR_FAILED|status of 422/ });

const day = 86_400_000;

/** The calendar date in Florida, by the browser's own rules and not by those of src/. */
const easternDate = (instant: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York", dateStyle: "short" }).format(instant);

test("at each hour that is easily wrong the schedule says who plays, the booth wins, and today can be asked for", async ({
  page,
  site,
}) => {
  const setClock = async (now: number) =>
    expect((await fetch(`${site.url}${clockPath}?now=${now}`, { method: "POST" })).status).toBe(204);
  for (const { name, at, until } of moments)
    await test.step(name, async () => {
      const now = Date.parse(at);
      await setClock(now);
      await page.clock.setSystemTime(now);

      await page.route(`**${api.nowPlaying}`, (route) => route.abort());
      await page.goto(paths.live);
      await expect(page.getByText(until ? `On air now until ${until} Eastern` : "Off air right now")).toBeVisible();
      await page.unroute(`**${api.nowPlaying}`);
      await page.reload();
      await expect(page.getByText("Off air right now")).toBeVisible();

      const ask = async (eventDate: string) => {
        // A site that starts anew meanwhile has the real clock again.
        await setClock(now);
        return page.request.post(api.leadInquiry, {
          data: {
            ...somebody(),
            eventCategory: "wedding",
            eventType: "Wedding Reception",
            budget: "$5,000+",
            eventDate,
          },
        });
      };
      expect((await ask(easternDate(now))).status()).toBe(200);
      expect((await ask(easternDate(now - day))).status()).toBe(422);
    });
  await setClock(Date.now());
});
