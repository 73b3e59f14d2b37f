import { paths } from "../src/features/site/paths.ts";
import { expect, test } from "./test.ts";

test("what one marks in the merch stays marked after a reload", async ({ page }) => {
  await page.goto(paths.merch);
  const heart = (name: string) => page.getByRole("button", { name: `Favorite: ${name}` });
  await heart("Canvas tote").click();
  await expect(heart("Canvas tote")).toHaveAttribute("aria-pressed", "true");
  await heart("Night mug").focus();
  // Each press is waited for: a reload would overtake one that is still handled.
  await page.keyboard.press("Space");
  await expect(heart("Night mug")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Space");
  await expect(heart("Night mug")).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(heart("Canvas tote")).toHaveAttribute("aria-pressed", "true");
  await expect(heart("Night mug")).toHaveAttribute("aria-pressed", "false");
});
