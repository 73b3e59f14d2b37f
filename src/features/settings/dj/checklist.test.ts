import { expect, it } from "vitest";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { mailbox } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { settingsPaths } from "./paths.ts";

const list = async () => mainTextIn(await see(settingsPaths.checklist));

it("a site without rows says on Today what to fill, each with its reason, until it is filled", async () => {
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("The site is not filled yet");
  await rows("DELETE FROM packages");
  expect(mainTextIn(await see(adminPaths.today))).toContain("The site is not filled yet");
  const empty = await list();
  expect(empty).toMatch(/Packages with their prices Without one .*? Open Add a package/);
  expect(empty).toMatch(/Towns .*? Done Add towns/);
  expect(empty).toMatch(/Clients and bookings so far .*? Open Bring them along/);
  expect(empty).toMatch(/A booking of your own .*? Open Ask for a quote/);
  await storeBooking();
  expect(await list()).toMatch(/A booking of your own .*? Done Ask for a quote/);
});

it("a test mail goes to who asks for it, and counts once it is out", async () => {
  const broken = mailbox(() => true);
  await submit(settingsPaths.checklist, {}, { bindings: { EMAIL: broken.email } });
  expect(await list()).toMatch(/A mail that arrives .*? Open Send a test mail/);
  const { email, mails } = mailbox();
  const pressed = await submit(settingsPaths.checklist, {}, { bindings: { EMAIL: email } });
  expect(sentTo(pressed)).toBe(`${settingsPaths.checklist}?notice=test-mail-sent`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("SPF, DKIM and DMARC");
  expect(await list()).toMatch(/A mail that arrives .*? Done Send a test mail/);
});
