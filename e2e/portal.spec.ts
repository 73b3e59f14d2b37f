import type { Page } from "@playwright/test";
import { portalApi, portalPaths } from "../src/features/portal/paths.ts";
import { newRequestTab, portalView, requestsFragment } from "../src/features/requests/client/paths.ts";
import { expectAccessible } from "./accessible.ts";
import { hydrated } from "./islands.ts";
import { somebody } from "./person.ts";
import { expect, test } from "./test.ts";

const tab = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Requests" }).getByRole("link", { name });

async function fillRequest(page: Page): Promise<void> {
  await page.getByLabel("Request type").selectOption("Timeline Question");
  await page.getByLabel("Subject").fill("Toasts before or after dinner?");
  await page.getByLabel("Message").fill("Our venue serves at 8:45.\nWhich order keeps the kitchen happy?");
  await page.getByRole("button", { name: "Submit request" }).click();
}

test("the link in the mail opens the portal, where a request is sent and shown", async ({ page, site }) => {
  const person = somebody();
  await page.goto(await site.book(person));
  await expect(page).toHaveURL(portalPaths.dashboard);
  await expect(page.getByRole("heading", { level: 1, name: "Client Portal" })).toBeVisible();
  await expect(page.getByText("Friday,")).toBeVisible();
  await expect(page.getByText("No requests yet. Submit your first request!")).toBeVisible();
  await expectAccessible(page);

  await tab(page, /^New Request/).click();
  await expect(page).toHaveURL(portalView({ tab: newRequestTab }) + requestsFragment);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByText("Please select a request type")).toBeVisible();
  await expectAccessible(page);

  await fillRequest(page);
  await expect(page.getByText("Request Submitted!")).toBeVisible();
  await expect(page.getByText("The DJ will respond within 24 hours.")).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue("");
  await expect(tab(page, /^My Requests/)).toHaveText("My Requests1");
  await tab(page, /^My Requests/).click();
  await expect(page.getByRole("heading", { name: "Toasts before or after dinner?" })).toBeVisible();
  await expect(page.getByText("Pending")).toBeVisible();
  expect(site.requests(person)).toHaveLength(1);
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same link leads to the same, and out again", async ({ page, site }) => {
    const person = somebody();
    await page.goto(await site.book(person));
    await expect(page).toHaveURL(portalPaths.dashboard);
    await tab(page, /^New Request/).click();
    await fillRequest(page);
    await expect(page.getByText("Request Submitted!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Toasts before or after dinner?" })).toBeVisible();
    expect(site.requests(person)).toHaveLength(1);
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("button", { name: "Access Portal" })).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(page.getByText("Toasts before or after dinner?")).toBeHidden();
  });
});

test("a half-written request outlives a look at the other tab", async ({ page, site }) => {
  await page.goto(await site.book(somebody()));
  await tab(page, /^New Request/).click();
  await page.getByLabel("Request type").selectOption("Timeline Question");
  await page.getByLabel("Subject").fill("Toasts before or after dinner?");
  await page.getByLabel("Message").fill("Half a thought");
  await hydrated(page, "portal-dashboard");
  await tab(page, /^My Requests/).click();
  await expect(page.getByLabel("Subject")).toBeHidden();
  await expect(page.getByText("No requests yet. Submit your first request!")).toBeVisible();
  await tab(page, /^New Request/).click();
  await expect(tab(page, /^New Request/)).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("No requests yet. Submit your first request!")).toBeHidden();
  await expect(page.getByLabel("Request type")).toHaveValue("timeline");
  await expect(page.getByLabel("Subject")).toHaveValue("Toasts before or after dinner?");
  await expect(page.getByLabel("Message")).toHaveValue("Half a thought");
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without it", () => {
    test.use({ javaScriptEnabled });

    test("what is written below the conversation is its last line, and needs no subject", async ({ page, site }) => {
      const person = somebody();
      await page.goto(await site.book(person));
      site.storeRequest(person, "An earlier question.");
      await page.getByRole("link", { name: "Messages" }).click();
      await page.getByRole("textbox", { name: "A question" }).fill("Is there a second microphone for my uncle?");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByText("Request Submitted!")).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "Pending" }).last()).toContainText(
        "Is there a second microphone for my uncle?",
      );
      expect(site.requests(person)).toContainEqual(
        expect.objectContaining({ type: "general", message: "Is there a second microphone for my uncle?" }),
      );
    });
  });

test("older requests that are asked for twice are shown once", async ({ page, site }) => {
  const person = somebody();
  await page.goto(await site.book(person));
  for (let number = 1; number <= 45; number += 1) site.storeRequest(person, `Question ${number}.`);
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await expectAccessible(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(`**${portalApi.requests}?*`, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  const older = page.getByRole("link", { name: "Older requests" });
  const shown = page.getByRole("heading", { name: /^Question/ });
  const first = await shown.count();
  await older.click();
  await expect.poll(() => asked).toBe(1);
  await older.click();
  release();
  await expect(shown).not.toHaveCount(first);
  await page.waitForLoadState("networkidle");
  const subjects = await shown.allTextContents();
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(asked).toBe(1);
});

test("the door does nothing with an empty field, and answers every address the same", async ({ page }) => {
  await page.goto(portalPaths.dashboard);
  const field = page.getByLabel("Email", { exact: true });
  await field.focus();
  await hydrated(page, "portal-access");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(portalApi.access)) posts.push(request.url());
  });
  await page.getByRole("button", { name: "Access Portal" }).click();
  await field.fill("nobody@example.com");
  await page.getByRole("button", { name: "Access Portal" }).click();
  await expect(page.getByRole("status")).toHaveText(
    "If we have a booking for that address, its access link is on the way. Check your e-mail.",
  );
  expect(posts).toHaveLength(1);
});

test.describe("when the server fails", () => {
  test.use({ provokedErrors: /the server responded with a status of 500|^portal/ });

  test("a request is under way, stays in the form with a toast that it failed, and what cannot be loaded again is only logged", async ({
    page,
    site,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.goto(await site.book(somebody()));
    await page.route(`**${portalApi.requests}`, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { message: "no" } });
    });
    await tab(page, /^New Request/).click();
    await fillRequest(page);
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    release();
    await expect(page.getByText("Submission Failed")).toBeVisible();
    await expect(page.getByText("Please try again or contact us directly.")).toBeVisible();
    await expect(page.getByLabel("Subject")).toHaveValue("Toasts before or after dinner?");

    await page.unroute(`**${portalApi.requests}`);
    await page.route(`**${portalApi.requests}`, (route) =>
      route.request().method() === "GET" ? route.fulfill({ status: 500, json: { message: "no" } }) : route.continue(),
    );
    await page.getByRole("button", { name: "Close notification" }).click();
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("portal"));
    await page.getByRole("button", { name: "Submit request" }).click();
    await logged;
    await expect(page.getByText("Request Submitted!")).toBeVisible();
    await expect(page.getByText("Submission Failed")).toBeHidden();
  });
});
