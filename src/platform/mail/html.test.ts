import { expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { mailHtml } from "./html.tsx";
import type { Block } from "./message.ts";

/** `y` supported, `a` in part, `n` not at all. */
type Support = "y" | "a" | "n";

/**
 * Gmail (the weakest of web, iOS and Android) and Outlook for Windows, by https://www.caniemail.com, data of
 * 2026-05-13.
 */
const support: Readonly<Record<string, { gmail: Support; outlook: Support }>> = {
  "background-color": { gmail: "y", outlook: "y" },
  border: { gmail: "y", outlook: "a" },
  "border-radius": { gmail: "y", outlook: "n" },
  "border-right": { gmail: "y", outlook: "a" },
  "border-top": { gmail: "y", outlook: "a" },
  color: { gmail: "y", outlook: "y" },
  display: { gmail: "a", outlook: "a" },
  "font-family": { gmail: "y", outlook: "y" },
  "font-size": { gmail: "y", outlook: "a" },
  "font-weight": { gmail: "y", outlook: "a" },
  "line-height": { gmail: "y", outlook: "a" },
  margin: { gmail: "a", outlook: "a" },
  "max-width": { gmail: "y", outlook: "a" },
  "overflow-wrap": { gmail: "n", outlook: "n" },
  padding: { gmail: "y", outlook: "a" },
  "padding-left": { gmail: "y", outlook: "a" },
  "text-decoration": { gmail: "a", outlook: "a" },
  "white-space": { gmail: "a", outlook: "n" },
  width: { gmail: "y", outlook: "a" },
  "word-break": { gmail: "a", outlook: "y" },
};

/** Corners are square in Outlook. */
const ornaments = ["border-radius"];

const blocks: readonly Block[] = [
  { type: "text", text: `Call ${site.phone.display}.` },
  { type: "code-card", figure: "25%", code: "WEDDING25", note: "25% off your wedding package" },
  { type: "facts", rows: [{ label: "Phone", value: "813-555-0199" }] },
  { type: "quote", label: "In their words", text: "Two\nlines" },
  { type: "steps", steps: [{ lead: "First", rest: "this." }] },
  {
    type: "actions",
    actions: [
      { label: "Open the portal", href: "https://dj.example/portal" },
      { label: "Call the DJ", href: site.phone.href },
    ],
  },
  { type: "actions", actions: [{ label: "Add it to my calendar", href: "https://dj.example/calendar" }] },
];

const html = await mailHtml(
  {
    subject: "A mail of every part",
    preview: "All of it",
    heading: "All of it",
    blocks,
    replyTo: { name: site.name, email: site.email },
    footerLink: { label: "Unsubscribe", href: "https://dj.example/leave" },
  },
  "https://dj.example",
);

it("is made of what Gmail and Outlook draw", () => {
  const used = new Set(
    [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = ""]) =>
      style
        .replaceAll("&#x27;", "'")
        .split(";")
        .map((declaration) => declaration.split(":")[0]?.trim() ?? ""),
    ),
  );
  expect(used.size).toBeGreaterThan(12);
  const faults = [...used].filter((property) => {
    const known = support[property];
    return !known || (!ornaments.includes(property) && (known.gmail === "n" || known.outlook === "n"));
  });
  expect(faults).toEqual([]);
});

it("carries the logo, one main button and phone numbers in one piece", () => {
  expect(html).toContain('src="https://dj.example/icon-192.png"');
  expect(html.match(/background-color:#fbbf24/g)).toHaveLength(1);
  expect(html).toContain('<a href="tel:+18135550142"');
  expect(html).toContain("(813)\u00a0555\u20110142</a>");
  expect(html).toContain("813\u2011555\u20110199</a>");
  expect(html).toContain("Two<br/>lines");
});

it("begins with the sun where it brings good news, and only there", async () => {
  const mail = {
    subject: "Booked",
    preview: "",
    heading: "Booked",
    blocks,
    replyTo: { name: site.name, email: site.email },
  };
  expect(await mailHtml({ ...mail, isHappy: true }, "https://dj.example")).toContain(
    'src="https://dj.example/mail-sun.png"',
  );
  expect(html).not.toContain("mail-sun.png");
});

it("has a main button as wide as a phone", () => {
  const narrow = /max-width: 620px\) \{(.*)\}/.exec(html)?.[1] ?? "";
  const name = /<table class="([^"]+)"[^>]*>(?:(?!<table).)*background-color:#fbbf24/s.exec(html)?.[1] ?? "none";
  expect(narrow).toContain(`.${name} { width: 100%`);
});

it("keeps the brand's colors in the dark", () => {
  const dark = /prefers-color-scheme: dark\) \{(.*?)\n\}/s.exec(html)?.[1] ?? "";
  const marked = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  marked.delete("button");
  expect([...marked].filter((name) => !dark.includes(`.${name}`))).toEqual([]);
});
