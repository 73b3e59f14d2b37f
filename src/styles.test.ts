import { expect, it } from "vitest";
import { demoOf, demoPages } from "./features/portal/demo-paths.ts";
import { publicAddresses } from "./test/page.ts";
import { get, visit } from "./test/site.ts";

const written = import.meta.glob<string>("./**/*.css", { query: "?raw", import: "default", eager: true });
const markup = import.meta.glob<string>("./**/*.tsx", { query: "?raw", import: "default", eager: true });
const built = import.meta.glob<string>("../public/assets/*.css", { query: "?raw", import: "default", eager: true });

const classesIn = (css: string): Set<string> => {
  const bare = css.replace(/\/\*.*?\*\/|url\("[^"]*"\)/gs, "");
  return new Set([...bare.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));
};

it("a class stands in one sheet alone, so that none changes what another one dresses", () => {
  const sheetsOf = new Map<string, string[]>();
  for (const [file, css] of Object.entries(written))
    for (const name of classesIn(css)) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), file]);
  expect(sheetsOf.size).toBeGreaterThan(300);
  const shared = [...sheetsOf].filter(([, files]) => files.length > 1).map(([name, files]) => `.${name}: ${files}`);
  expect(shared).toEqual([]);
});

it("no sheet names a layer: its folder decides", () => {
  expect(Object.values(written).join("")).toContain("@media");
  const naming = Object.entries(written).filter(([, css]) => css.includes("@layer"));
  expect(naming.map(([file]) => file)).toEqual([]);
});

const pagesFolder =
  /^\.\/features\/(?:(?!site\/|portal\/|admin\/)[\w-]+\/(?:visitor|client|guest)|portal\/(?!frame\/)[\w-]+|site\/(?!frame\/|sections\/)[\w-]+)\//;

/** Undefined for shared sheets. */
function folderOf(file: string): string | undefined {
  const [noun = ""] = /^\.\/features\/[\w-]+\//.exec(file) ?? [];
  return pagesFolder.exec(file)?.[0] ?? (`${noun}route.tsx` in markup ? noun : undefined);
}

const wordsIn = (code: string): Set<string> => {
  const attributes = [...code.matchAll(/className=(?:("[^"]*")|\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\})/g)];
  const texts = attributes.flatMap(([, plain, computed]) => (plain ?? computed ?? "").match(/"[^"]*"|`[^`]*`/g) ?? []);
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
};

it("a class of a feature or an area is used by that one alone", () => {
  const owners = Object.entries(written).flatMap(([file, css]) => {
    const folder = folderOf(file);
    return folder ? [...classesIn(css)].map((name) => ({ name, folder })) : [];
  });
  expect(owners.length).toBeGreaterThan(200);
  const strangers = Object.entries(markup).flatMap(([file, code]) => {
    const words = wordsIn(code);
    return owners
      .filter(({ name, folder }) => words.has(name) && !file.startsWith(folder))
      .map(({ name, folder }) => `${file} uses .${name} of ${folder}`);
  });
  expect(strangers).toEqual([]);
});

const code = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A part of their names is computed. */
const computed = /^(?:tone|texture|sky)-/;

it("a rule has an element", () => {
  const words = new Set(Object.values(code).flatMap((text) => text.match(/[a-z][\w-]*/g) ?? []));
  const idle = Object.entries(written).flatMap(([file, css]) =>
    [...classesIn(css)].filter((name) => !words.has(name) && !computed.test(name)).map((name) => `${file}: .${name}`),
  );
  expect(idle).toEqual([]);
});

/** Its script gives it a look. */
const turnstile = "cf-turnstile";

it("a class has a rule", () => {
  const known = new Set([turnstile, ...Object.values(built).flatMap((css) => [...classesIn(css)])]);
  const bare = Object.entries(markup)
    .filter(([file]) => !file.startsWith("./platform/mail/"))
    .flatMap(([file, code]) =>
      [...code.matchAll(/className="([^"]*)"/g)].flatMap(([, names = ""]) =>
        names.split(" ").flatMap((name) => (/^[a-z][\w-]*$/.test(name) && !known.has(name) ? `${file}: .${name}` : [])),
      ),
    );
  expect(bare).toEqual([]);
});

it("a page of the portal names the sheet of its folder", () => {
  const named = Object.entries(markup).filter(([file, code]) =>
    /^\.\/features\/(?:[\w-]+\/client|portal\/(?!frame\/)[\w-]+)\/.*portalMetadata\(/s.test(file + code),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const [file, code] of named) {
    const [, , noun, folder] = file.split("/");
    const room = `portal-${noun === "portal" ? folder : noun}`;
    const hasSheet = Object.keys(built).some((sheet) => new RegExp(`/${room}-\\w{8}\\.css$`).test(sheet));
    expect(/"(portal-[\w-]+)",\s/.exec(code)?.[1], file).toBe(hasSheet ? room : undefined);
  }
});

it("every public page loads the sheets of the classes that it uses", async () => {
  const classes = new Map(
    Object.entries(built).map(([file, css]) => [file.replace("../public", ""), classesIn(css)] as const),
  );
  const known = new Set([...classes.values()].flatMap((names) => [...names]));
  expect(known.size).toBeGreaterThan(300);
  for (const path of [...(await publicAddresses()), ...demoPages.map(demoOf), "/no-such-page"]) {
    const html = await (await visit(get(path))).text();
    const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
    const loaded = new Set(hrefs.flatMap((href) => [...(classes.get(href) ?? [])]));
    const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
    expect(used.size, path).toBeGreaterThan(20);
    const missing = [...used].filter((name) => known.has(name) && !loaded.has(name));
    expect(missing, path).toEqual([]);
  }
});
