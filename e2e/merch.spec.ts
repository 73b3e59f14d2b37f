import { paths } from "../src/features/site/paths.ts";
import { expect, test } from "./test.ts";

test("what one marks in the merch stays marked after a reload", async ({ page }) => {
  await page.goto(paths.merch);
  const heart = (name: string) => page.getByRole("button", { name: `Favorite: ${name}` });
  await heart("Canvas tote").click();
  await heart("Night mug").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await expect(heart("Canvas tote")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart("Canvas tote")).toHaveAttribute("aria-pressed", "true");
  await expect(heart("Night mug")).toHaveAttribute("aria-pressed", "false");
});
