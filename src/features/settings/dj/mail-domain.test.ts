import { env } from "cloudflare:workers";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { site } from "../../../content/site.ts";
import { ask, see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { mailRecords } from "../mail-records.ts";
import { settingsPaths } from "./paths.ts";

const domain = site.mailFrom.slice(site.mailFrom.lastIndexOf("@") + 1);
const bounces = `cf-bounce.${domain}`;
const spf = "v=spf1 include:_spf.mx.cloudflare.net ~all";

const answers = (change: { records?: Record<string, string[]>; fault?: string } = {}) =>
  fetch(`${env.DNS_URL}/records`, { method: "POST", body: JSON.stringify(change) });

beforeEach(() => {
  onTestFinished(async () => {
    await answers();
  });
});

const page = async () => mainTextIn(await see(settingsPaths.mailDomain));

it("says that all records are right, and shows what was found", async () => {
  const text = await page();
  expect(text).toMatch(new RegExp(`SPF Right .*? TXT ${bounces} Found v=spf1`));
  expect(text).toMatch(/DKIM Right .*? Found v=DKIM1; h=sha256; k=rsa; p=MII\w+ DMARC Right/);
  expect(text).toMatch(/MX for mails that come back Right/);
  expect(text).not.toMatch(/Missing|Wrong|Not known|MX for answers|could not be asked/);
});

it("names each missing record, and the one to add", async () => {
  await answers({
    records: {
      [`TXT ${bounces}`]: [],
      [`MX ${bounces}`]: [],
      [`TXT cf-bounce._domainkey.${domain}`]: [],
      [`TXT _dmarc.${domain}`]: [],
    },
  });
  const text = await page();
  expect(text).toContain(`Name TXT ${bounces} Add ${spf}`);
  expect(text).toContain(`Add Cloudflare makes it: npx wrangler email sending dns get ${domain}`);
  expect(text).toContain(`TXT _dmarc.${domain} Add v=DMARC1; p=none`);
  expect(text.match(/Missing/g)).toHaveLength(4);
});

it.each([
  [
    "another sender",
    [`TXT ${bounces}`, '"v=spf1 include:_spf.example.com -all"'],
    "It does not name Cloudflare’s servers",
  ],
  ["everybody", [`TXT ${bounces}`, '"v=spf1 include:_spf.mx.cloudflare.net +all"'], "It lets every server send"],
  ["two of SPF", [`TXT ${bounces}`, `"${spf}"`, `"${spf}"`], "There are 2. Receivers then count none of them"],
  ["another text", [`TXT ${bounces}`, '"google-site-verification=x"'], "None of what is there begins with “v=spf1”."],
  ["a revoked key", [`TXT cf-bounce._domainkey.${domain}`, '"v=DKIM1; p="'], "Its key is empty"],
  ["no key", [`TXT cf-bounce._domainkey.${domain}`, '"hello"'], "There is no key in it."],
  ["a mistyped policy", [`TXT _dmarc.${domain}`, '"v=DMARC1; p=rejected"'], "Its “p” is none of"],
  ["mail elsewhere", [`MX ${bounces}`, "10 mail.example.com."], "Not all of them are Cloudflare’s."],
])("says what is wrong: %s", async (_, [name = "", ...data], words) => {
  await answers({ records: { [name]: data } });
  const text = await page();
  expect(text).toContain(words);
  expect(text.match(/Wrong/g)).toHaveLength(1);
  expect(text.match(/Should be/g)).toHaveLength(1);
});

it("shows a record of anybody's as text, and a long one cut", async () => {
  await answers({ records: { [`TXT ${bounces}`]: [`"<script>alert(1)</script>${"x".repeat(5000)}\u202e"`] } });
  const html = await see(settingsPaths.mailDomain);
  expect(html).not.toContain("<script>alert(1)");
  expect(html).toContain("&lt;script&gt;alert(1)");
  expect(html).not.toContain("x".repeat(500));
});

it("takes the policy of a domain above, but where the one below has its own", async () => {
  const below = `_dmarc.news.${domain}`;
  const found = async () => (await mailRecords(String(env.DNS_URL), `news.${domain}`, null))[2];
  expect(await found()).toMatchObject({ state: "right", name: below });
  await answers({ records: { [`TXT ${below}`]: [] } });
  expect(await found()).toMatchObject({ state: "right", name: `_dmarc.${domain}` });
  await answers({ records: { [`TXT ${below}`]: [], [`TXT _dmarc.${domain}`]: [] } });
  expect(await found()).toMatchObject({ state: "missing", name: below });
});

it("also looks where answers come in, if they do", async () => {
  const bindings = { REPLY_DOMAIN: "reply.example.com", REPLY_MAILBOX: "owner@example.org" };
  const text = mainTextIn(await see(settingsPaths.mailDomain, { bindings }));
  expect(text).toMatch(/MX for answers Missing .*? MX reply\.example\.com Add .*? enable Email Routing/);
});

it.each(["down", "html", "refused", "odd", "slow"])("stays a page while the resolver is %s", async (fault) => {
  await answers({ fault });
  const text = await page();
  expect(text).toContain("DNS could not be asked just now.");
  expect(text.match(/Not known/g)).toHaveLength(4);
  expect(text).not.toMatch(/Missing|Wrong/);
});

it("stays a page where no resolver is set", async () => {
  expect((await ask(settingsPaths.mailDomain, { bindings: { DNS_URL: "" } })).status).toBe(200);
});

const read = async (headers: string) => {
  const answer = await submit(settingsPaths.mailDomain, { headers });
  return { status: answer.status, text: mainTextIn(await answer.text()).replaceAll(" :", ":") };
};

it.each([
  [
    "Gmail’s header",
    `Delivered-To: sam@gmail.com
ARC-Authentication-Results: i=1; mx.google.com; dkim=fail; spf=fail; dmarc=fail
Authentication-Results: mx.google.com;
       dkim=pass header.i=@email.cloudflare.net header.s=cf2024-1 header.b=abc;
       dkim=pass header.i=@${domain} header.s=cf-bounce header.b=def;
       spf=pass (google.com: domain of x@${bounces} designates 192.0.2.1 as permitted sender) smtp.mailfrom="x@${bounces}";
       dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=${domain}
From: ${site.name} <${site.mailFrom}>

spf=fail`,
  ],
  [
    "Gmail’s table",
    `Subject:\tA test\nSPF:\tPASS with IP 192.0.2.1 Learn more\nDKIM:\t'PASS' with domain ${domain} Learn more\nDMARC:\t'PASS' Learn more`,
  ],
  [
    "iCloud’s headers, without their indentation",
    `Authentication-Results: bimi.icloud.com; bimi=skipped
Authentication-Results: dmarc.icloud.com;
dmarc=pass header.from=${domain}
Authentication-Results: dkim-verifier.icloud.com; dkim=pass (2048-bit key) header.d=${domain}
Authentication-Results: spf.icloud.com; spf=pass smtp.mailfrom=x@${bounces}`,
  ],
])("reads %s of a test mail", async (_, headers) => {
  const { status, text } = await read(headers);
  expect(status).toBe(200);
  expect(text).toContain("SPF: Passed. DKIM: Passed. DMARC: Passed.");
});

it("says what did not pass, and whose mail it was", async () => {
  const failed = await read(
    `Authentication-Results: mx.example.com; spf=softfail smtp.mailfrom=x@${bounces}; dmarc=fail`,
  );
  expect(failed.text).toContain(
    "SPF: The receiver says “softfail”. DKIM: Not in what you pasted. DMARC: The receiver says “fail”.",
  );
  const other = await read(
    "Authentication-Results: mx; dkim=pass header.d=shop.example; dmarc=pass header.from=shop.example",
  );
  expect(other.text).toContain(`DKIM: Passed for shop.example, which is not ${domain}`);
});

it("asks for the headers where none are, and keeps what was pasted", async () => {
  const answer = await submit(settingsPaths.mailDomain, { headers: "Dear Sam, <b>hello</b>" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("look for a line that begins “Authentication-Results:”");
  expect(html).toContain("Dear Sam, &lt;b&gt;hello&lt;/b&gt;");
  expect((await read(" ")).status).toBe(422);
  expect((await read("x".repeat(60_001))).status).toBe(422);
});
