import { adminPaths } from "../src/features/admin/paths.ts";
import { api, paths } from "../src/features/site/paths.ts";
import { takeLogin } from "./admin-site.ts";
import { somebody } from "./person.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, provokedErrors: /422/ });

test("a newsletter is written, tried and sent without JavaScript, and its reader leaves by one link", async ({
  page,
  site,
}) => {
  const reader = somebody();
  const signup = { firstName: reader.firstName, email: reader.email, interests: ["events"] };
  expect((await page.request.post(api.newsletter, { data: signup })).ok()).toBe(true);
  const [asked] = await site.waitForMails(reader, 1);
  const link = (text: string | undefined, path: string) =>
    new RegExp(`https?://\\S+${path}\\?token=[\\w.-]+`).exec(text ?? "")?.[0] ?? "";
  await page.goto(link(asked?.text, paths.newsletterConfirm));
  await page.getByRole("main").getByRole("button").click();

  await takeLogin(page);
  await page.goto(adminPaths.newsletter);
  await page.getByRole("link", { name: "Write one" }).click();
  await page.getByLabel("Who gets it").selectOption("Events");
  await page.getByLabel("Subject").fill("Three rooftops in June");
  await page.getByLabel(/^Text/).fill("Doors at eight.\n\nBring a friend.");
  await page.getByLabel("What a button below says").fill("See the dates");
  await page.getByRole("button", { name: "Save and preview" }).click();
  // A button has to lead somewhere; nothing that was typed is lost.
  await expect(page.getByText("Please enter where the button leads")).toBeVisible();
  await page.getByLabel("Where the button leads").fill("https://sunsetbaydj.example/live");
  await page.getByRole("button", { name: "Save and preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Bring a friend.");
  await expect(preview.getByRole("link", { name: "See the dates" })).toBeVisible();

  await page.getByRole("button", { name: "Send a test to dj@example.com" }).click();
  await expect(page.getByRole("status")).toHaveText("The test is on its way to you.");
  await page.getByRole("link", { name: "Send to 1 person" }).click();
  await expect(page.getByRole("heading", { name: "Send it to 1 person?" })).toBeVisible();
  await page.getByRole("button", { name: "Send to 1 person" }).click();
  await expect(page.getByRole("heading", { name: "Send it to 1 person?" })).toBeHidden();
  const [, mail] = await site.waitForMails(reader, 2);
  expect(mail?.subject).toBe("Three rooftops in June");
  await page.reload();
  await expect(page.getByText("1 sent, 0 failed")).toBeVisible();

  await page.goto(link(mail?.text, paths.newsletterUnsubscribe));
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByRole("heading", { name: "You are off the list" })).toBeVisible();
});
