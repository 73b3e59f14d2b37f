import { expect, it } from "vitest";
import { asAdministrator } from "../../../test/access.ts";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, mailbox, postForm, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { requestPaths } from "./paths.ts";

const pdf = () => new File(["%PDF-1.7\n%%EOF"], "w9.pdf", { type: "application/pdf" });

async function keepPaper(label: string) {
  const body = new FormData();
  body.set("label", label);
  body.set("file", pdf());
  const headers = { ...(await asAdministrator()), Origin: "https://site.test", "Sec-Fetch-Site": "same-origin" };
  const path = new URL(settingsPaths.papers, "https://site.test");
  expect((await visit(new Request(path, { method: "POST", headers, body, redirect: "manual" }))).status).toBe(303);
}

it("a client who asks for papers gets them with the answer, ticked already where they were named", async () => {
  for (const label of ["W-9, 2026", "Certificate of insurance"]) await keepPaper(label);
  const client = await signIn(await storeBooking());
  const asked = { type: "general", subject: "For the venue", message: "They need your W9, please.", songRequest: "" };
  await visit(postForm(portalApi.requests, asked, client));
  const [request] = await rows("SELECT id FROM client_requests");
  const { page, answer } = requestPaths(String(request?.id));
  const html = await see(page);
  const ticked = [...html.matchAll(/<input[^>]*name="papers"[^>]*>/g)].filter(([tag]) => tag.includes("checked"));
  const papers = ticked.map(([tag]) => /value="([^"]+)"/.exec(tag)?.[1] ?? "");
  expect(papers).toHaveLength(1);

  const { email: EMAIL, mails } = mailbox();
  const form = papers.map((id): [string, string] => ["papers", id]);
  await submit(answer, [["response", "Here it is."], ...form], { bindings: { EMAIL } });
  expect(mails[0]?.attachments.map(({ filename }) => filename)).toEqual(["W-9, 2026.pdf"]);
  expect(mainTextIn(await (await visit(get(portalPaths.dashboard, client))).text())).toContain("Attached: W-9, 2026");
  expect(await see(page)).not.toMatch(/<textarea[^>]*>[^<]*Attached:/);
});

it("a paper that was removed meanwhile is ticked anew, and the answer stays as it was typed", async () => {
  const client = await signIn(await storeBooking());
  const asked = { type: "general", subject: "Parking", message: "Where do we park?", songRequest: "" };
  await visit(postForm(portalApi.requests, asked, client));
  const [request] = await rows("SELECT id FROM client_requests");
  const { answer } = requestPaths(String(request?.id));
  const refused = await submit(answer, [
    ["response", "Behind the house."],
    ["papers", "gone"],
  ]);
  expect([refused.status, (await refused.text()).includes("Behind the house.")]).toEqual([422, true]);
});
