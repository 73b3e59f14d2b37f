import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { policies } from "../../content/policies.ts";
import { primary } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { addresses } from "../../test/landing-pages.ts";
import { mainTextIn } from "../../test/page.ts";
import { cookieIn } from "../../test/portal.ts";
import { htmlAt, mailbox, postForm, visit } from "../../test/site.ts";
import { api, messageSentPath, paths } from "../site/paths.ts";

const request: [string, string][] = [
  ["firstName", "Dana"],
  ["lastName", "Park"],
  ["email", "dana@example.com"],
  ["companyName", "Gulf & Sons"],
  ["papers", "W-9"],
  ["papers", "Certificate of insurance"],
  ["venue", "Armature Works"],
  ["venueAddress", "1910 N Ola Ave, Tampa"],
];

it("a request for papers reaches the inbox and the DJ, and names whom the certificate insures", async () => {
  const { email, mails } = mailbox();
  const answer = await visit(postForm(api.paperwork, request), { EMAIL: email });
  expect(answer.status).toBe(303);
  expect(await htmlAt(messageSentPath, { Cookie: cookieIn(answer) })).toContain("The answer goes to dana@example.com.");
  const details =
    "Papers asked for: W-9, Certificate of insurance\nCompany: Gulf & Sons\nAdditional insured: Armature Works, 1910 N Ola Ave, Tampa";
  expect(await primary(env.DB).select().from(contacts)).toEqual([
    expect.objectContaining({ eventType: "corporate", companyName: "Gulf & Sons", venue: "Armature Works", details }),
  ]);
  expect(mails.map(({ to, text }) => [to, text.includes("Additional insured: Armature Works")])).toEqual([
    ["hello@sunsetbaydj.example", true],
  ]);
});

it("a certificate needs the venue that it is for, and a request needs a paper", async () => {
  const without = (...names: string[]) => request.filter(([name]) => !names.includes(name));
  for (const [fields, message] of [
    [without("venue"), "Please name the venue that the certificate is for"],
    [without("papers"), "Please choose at least one paper"],
  ] as const) {
    const answer = await visit(postForm(api.paperwork, fields));
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(message);
    expect(page).toContain('value="Gulf &amp; Sons"');
  }
  expect(await primary(env.DB).select().from(contacts)).toEqual([]);
});

it("company pages lead to the papers and the rider, and say the terms as the Terms of Service do", async () => {
  const terms = policies.flatMap(({ clauses }) => clauses).find(({ id }) => id === "holding-a-date")?.text ?? "";
  expect(terms).toContain("the deposit counts toward the price");
  for (const path of [addresses.corporateTampa, addresses.corporateStPetersburg, addresses.corporateClearwater]) {
    const html = await htmlAt(path);
    expect(html).toContain(`href="${paths.paperwork}"`);
    expect(html).toMatch(/href="\/press-kit\/[^"]*rider\.pdf"/);
    expect(mainTextIn(html)).toContain("makes the date yours and counts toward the price");
  }
});
