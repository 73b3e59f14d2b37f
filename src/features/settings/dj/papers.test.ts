import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { administer, see, sentTo, submit } from "../../../test/administrator.ts";
import { formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { get, mailbox, origin, postForm, visit } from "../../../test/site.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { api } from "../../site/paths.ts";
import { largestPaper } from "../papers.ts";
import { settingsPaths } from "./paths.ts";

const pdf = (words: string) => new TextEncoder().encode(`%PDF-1.7\n${words}\u00ff`);

function add(label: string, file: Uint8Array<ArrayBuffer> | null): Promise<Response> {
  const body = new FormData();
  body.set("label", label);
  if (file) body.set("file", new Blob([file]), "scan.pdf");
  return administer(new Request(origin + settingsPaths.papers, { method: "POST", body, headers: { Origin: origin } }));
}

const { email: EMAIL, mails } = mailbox();
const bindings = { EMAIL, SITE_ORIGIN: origin };

async function askForPapers(): Promise<string> {
  const asked: [string, string][] = [
    ...Object.entries({ firstName: "Dana", lastName: "Park", email: "dana@example.com", companyName: "Gulf & Sons" }),
    ...Object.entries({ venue: "Armature Works", venueAddress: "1910 N Ola Ave, Tampa" }),
    ["papers", "W-9"],
    ["papers", "Certificate of insurance"],
  ];
  expect((await visit(postForm(api.paperwork, asked), bindings)).status).toBe(303);
  const [lead] = await rows("SELECT id FROM contacts ORDER BY created_at DESC LIMIT 1");
  return String(lead?.id);
}

async function replyIn(id: string): Promise<[string, string][]> {
  const html = await see(leadPaths(id).page);
  const { papers: _, ...reply } = formIn(html.slice(html.indexOf("Reply to ")));
  const boxes = [...html.matchAll(/<input [^>]*name="papers"[^>]*>/g)].filter(([tag]) => / checked=""/.test(tag));
  return [
    ...Object.entries(reply),
    ...boxes.map(([tag]): [string, string] => ["papers", / value="([^"]*)"/.exec(tag)?.[1] ?? ""]),
  ];
}

it("papers that were asked for go out with the reply that stands there, by one press", async () => {
  for (const [label, words] of [
    ["W-9", "nine"],
    ["Certificate of insurance", "general"],
    ["Certificate of insurance, Armature Works", "Ännex"],
    ["Rider", "power"],
  ] as const)
    expect(sentTo(await add(label, pdf(words)))).toBe(`${settingsPaths.papers}?notice=paper-added`);
  const id = await askForPapers();
  mails.length = 0;

  const form = await replyIn(id);
  expect(Object.fromEntries(form).text).toContain("Hi Dana,");
  for (let time = 0; time < 2; time++)
    expect(sentTo(await submit(leadPaths(id).reply, form, { bindings }))).toBe(`${leadPaths(id).page}?notice=replied`);
  expect(mails.map(({ to }) => to)).toEqual(["dana@example.com"]);
  const [mail] = mails;
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
    "W-9.pdf",
    "Certificate of insurance, Armature Works.pdf",
  ]);
  expect(mail?.attachments?.[1]?.content).toEqual(pdf("Ännex"));
  expect(mail?.text).toContain("W-9 and Certificate of insurance, Armature Works");
  expect(mainTextIn(await see(leadPaths(id).page))).toContain(
    "Attached: W-9, Certificate of insurance, Armature Works",
  );
  expect((await replyIn(id)).filter(([name]) => name === "papers")).toEqual([]);
});

it("a paper is read by the administrator alone, and removed; what was to go with it is said, not sent without it", async () => {
  await add("W-9", pdf("nine"));
  const [paper] = await rows("SELECT id FROM papers");
  const page = `${settingsPaths.papers}/${paper?.id}`;
  const file = await administer(get(page));
  expect(file.headers.get("Content-Type")).toBe("application/pdf");
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf("nine"));
  expect((await visit(get(page))).status).not.toBe(200);

  const id = await askForPapers();
  const form = await replyIn(id);
  expect(sentTo(await submit(`${page}/delete`, {}))).toBe(`${settingsPaths.papers}?notice=paper-removed`);
  expect((await submit(`${page}/delete`, {})).status).toBe(404);
  expect((await administer(get(page))).status).toBe(404);
  mails.length = 0;
  const late = await submit(
    leadPaths(id).reply,
    [...form.filter(([name]) => name !== "text"), ["text", "Hi, as asked"]],
    { bindings },
  );
  expect(late.status).toBe(422);
  const again = await late.text();
  expect(again).toContain("Hi, as asked");
  expect(again).toContain("was removed meanwhile");
  expect(mails).toEqual([]);
});

it("takes a PDF alone, of a size that the database holds, with a name", async () => {
  for (const [label, file, words] of [
    ["W-9", null, "Please choose a PDF"],
    ["W-9", new TextEncoder().encode("PK\u0003\u0004"), "Please choose a PDF"],
    [" ", pdf("nine"), "Please say what the paper is"],
  ] as const) {
    const refused = await add(label, file);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(words);
  }
  const large = new Uint8Array(largestPaper);
  large.set(pdf(""));
  expect((await add("Scan", large)).status).toBe(303);
  expect(
    (await administer(get(`${settingsPaths.papers}/${(await rows("SELECT id FROM papers"))[0]?.id}`))).status,
  ).toBe(200);
  const more = new Uint8Array(largestPaper + 20_000);
  more.set(pdf(""));
  const refused = await add("Scan", more);
  expect(refused.status).toBe(413);
  expect(await refused.text()).toContain("A paper may have");
  expect(await env.DB.prepare("SELECT count(*) AS papers FROM papers").first()).toEqual({ papers: 1 });
});
