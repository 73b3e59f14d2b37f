import { expect, it } from "vitest";
import { wordsIn } from "../../../platform/pages/words.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../../test/marked-words.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { secrets, signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { get, mailbox, postForm, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { signedPath, verifyOf } from "../../site/paths.ts";
import { standardClauses } from "../clauses.ts";
import { portalAddOns, portalContractOf } from "./paths.ts";
import { signSignerToken } from "./read-signing.ts";

const names = ["/qq/verify", "LLC", "FL", "Ana Núñez", "Ana", "Maya Brooks", "Sand Key Park", "PREMIUM", "Twitch"];

it("an agreement is read and signed in two languages, clause under clause, and says which of them counts", async () => {
  const { paper, form } = wordsIn(language).agreement;

  const signer = {
    id: "one",
    role: "partner",
    name: "Maya Brooks",
    email: "maya@example.com",
    linkVersion: 1,
  } as const;
  const until = Date.now() + 1e8;
  const booking = await storeBooking({ status: "hold", holdEndsAt: until, language, signers: [signer] });
  const client = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=${language}` };
  const { email: EMAIL, mails } = mailbox();
  const check = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, names), where).toEqual([]);
    return html;
  };
  const see = async (where: string) => check(await visit(get(portalContractOf(booking.id), client)), where);

  await check(await visit(get(portalPaths.dashboard, client)), "the portal's first page");
  const page = await see("to sign");
  for (const { heading } of standardClauses) expect(page).toContain(`<b>${heading}<`);
  expect(page.match(/class="contract-beside"/g)).toHaveLength(standardClauses.length);
  expect(page).toContain(paper.binds);
  const fingerprint = /name="fingerprint" value="(\w+)"/.exec(page)?.[1] ?? "";
  const sign = (fields: Record<string, string>) =>
    visit(postForm(portalApi.sign, { booking: booking.id, fingerprint, ...fields }, client), { EMAIL });
  await check(await sign({ name: "" }), "refused");
  await check(await sign({ consent: "yes", name: "Nobody" }), "another name");
  const verified = async (typed: string) =>
    check(await visit(get(`/${language}${verifyOf(typed)}`)), `fingerprint ${typed}`);
  for (const typed of ["", "4f2a", fingerprint]) await verified(typed);
  await sign({ consent: "yes", name: booking.clientName });
  await see("signed");
  await verified(fingerprint);

  const linked = { bookingId: booking.id, signer: signer.id, linkVersion: signer.linkVersion };
  const link = signedPath(portalPaths.sign, await signSignerToken(secrets, linked, Date.now()));
  await check(await visit(get(link)), "the other signer");

  const [stored] = await rows("SELECT text, consent FROM signatures");
  expect(stored?.consent).toBe(form.consent);
  const text = String(stored?.text);
  expect(text).toContain(paper.binds);
  for (const { heading } of standardClauses) expect(text).toContain(`. ${heading}. `);
  const copy = mails.find(({ to }) => to === booking.clientEmail);
  const known = [...names, fingerprint.slice(0, 8), fingerprint.slice(-3)];
  for (const said of [copy?.subject, copy?.text, copy?.html]) expect(unmarkedIn(said ?? "", known)).toEqual([]);
  const pdf = copy?.attachments?.find(({ filename }) => filename.endsWith(".pdf"))?.content;
  if (!(pdf instanceof Uint8Array)) throw new Error("no paper");
  const feet = linesOfPdf(pdf).filter((line) => line.endsWith(fingerprint) && line !== fingerprint);
  expect(linesOfPdf(pdf).join(" ")).toContain(paper.attached.split(" {")[0]);
  expect(feet.length).toBeGreaterThan(0);
  expect(feet.filter((line) => unmarkedIn(line, known).length === 0)).toHaveLength(feet.length / 2);

  await rows(
    "INSERT INTO contract_clauses (clause, version, heading, text, created_at, created_by) VALUES ('weather', 1, 'Weather', 'Mine', 0, 'dj')",
  );
  const other = await storeBooking({ language });
  const theirs = { Cookie: `${(await signIn(other)).Cookie}; __Host-language=${language}` };
  const rewritten = await (await visit(get(portalContractOf(other.id), theirs))).text();
  expect(rewritten).toContain(paper.onlyEnglish);
  await rows("UPDATE bookings SET start_time = '17:00' WHERE id = ?", other.id);
  const longer = await check(await visit(get(portalContractOf(other.id), theirs)), "changed before it is signed");
  const [changes = ""] = /<tbody lang=.*?<\/tbody>/s.exec(longer) ?? [];
  expect(changes).toContain(`lang="${language}"`);
  expect(unmarkedIn(changes, names)).toEqual([]);
  await rows("UPDATE bookings SET status = 'cancelled'");
  await see("canceled");
});

it("add-ons are changed in the client's language, whatever stands in the way", async () => {
  const lines = [
    { kind: "offer", label: "PREMIUM", note: "5 hours", amount: 200_000 },
    { kind: "add-on", label: "Uplights", note: "8 × $20", amount: 16_000 },
  ] as const;
  const booking = await storeBooking({ language, lines, price: 216_000, deposit: 210_000 });
  const client = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=${language}` };
  const check = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, names), where).toEqual([]);
  };
  const see = async (where: string, query = "") =>
    check(await visit(get(portalAddOns(booking.id) + query, client)), where);
  const ask = (count: string) =>
    visit(postForm(portalApi.addOns, { booking: booking.id, addOns: "add-on-uplights", counts: count }, client));
  await see("not signed");
  await signBoth(booking.id);
  await see("open");
  await see("the new price", "&addOns=add-on-uplights&counts=9&addOns=add-on-cold-sparks&counts=1");
  await check(await ask("8"), "nothing changed");
  await check(await ask("1"), "less than the deposit");
  await ask("9");
  await see("asked");
  await rows("UPDATE amendments SET proposed_by = 'dj'");
  await see("proposed");
  await rows("UPDATE bookings SET status = 'completed', event_date = '2020-01-01'");
  await see("over");
});
