import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { copySources, keepSampleFiles, putSampleBack } from "../scripts/copy-sources.ts";
import { freePort } from "../scripts/ports.ts";

/** What an earlier run wrote beside src/content, as before any owner. */
function putNamesBack(copy: string): void {
  const change = (name: string, changed: (text: string) => string) => {
    const file = join(copy, name);
    writeFileSync(file, changed(readFileSync(file, "utf8")));
  };
  const [, worker = ""] = /^name = "(.*)"$/m.exec(readFileSync(join(copy, "wrangler.toml"), "utf8")) ?? [];
  change("wrangler.toml", (text) =>
    text
      .replace(
        /^((?:name|database_name|bucket_name|queue) = ")(.*")$/gm,
        (_, key, name) => key + name.replace(worker, "sunset-bay-dj"),
      )
      .replace(/^SITE_ORIGIN = .*$/m, 'SITE_ORIGIN = "https://sunsetbaydj.example"'),
  );
  for (const file of ["package.json", "package-lock.json"])
    change(file, (text) =>
      text
        .replaceAll(/^ {2,6}"name": ".*",$/gm, (line) => line.replace(/": ".*"/, '": "sunset-bay-dj"'))
        .replace(/^ {2}"license": ".*"/m, '  "license": "SEE LICENSE IN LICENSE"'),
    );
  change("README.md", (text) => text.replace(/^# .*/, "# Sunset Bay DJ"));
  change("LICENSE", () => "Copyright (c) 2026 the business named in src/content/identity.ts. All rights reserved.\n");
}

/** A copy of the sources, as a new owner has them, with what was built before. */
const test = base.extend<{ copy: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  copy: async ({}, use) => {
    const copy = mkdtempSync(join(tmpdir(), "site-setup-"));
    copySources(copy);
    putSampleBack(copy);
    putNamesBack(copy);
    await use(copy);
    rmSync(copy, { recursive: true, force: true });
  },
});

/** `typed` is what a person answers, line by line. */
function setUp(copy: string, flags: readonly string[], typed = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "setup", ...flags], {
    cwd: copy,
    encoding: "utf8",
    input: typed,
  });
  return { status, said: stdout + stderr };
}

const written = (copy: string): string =>
  ["src/content/business.ts", "wrangler.toml"].map((file) => readFileSync(join(copy, file), "utf8")).join("");

const blueHeron = [
  ...[
    "--name",
    "Blue Heron Sound",
    "--phone",
    "912 555 0177",
    "--email",
    "june@blueheron.test",
    "--owner",
    "June Okafor",
  ],
  ...["--city", "Chicago 60601 41.8781,-87.6298", "--state", "il", "--zone", "america/chicago", "--discount", "10"],
  ...["--hours", "Tue-Thu 11-7 PM; Sat 10 AM-2 PM", "--channel", "blueheron", "--shows", "Mon 7 PM-9 PM", "--yes"],
  ...["--payments", "Cash, check or card"],
];

test("values that make no sense are named, all at once, and change nothing", ({ copy }) => {
  const before = written(copy);
  const flags = [
    "--zone",
    "Middle",
    "--phone",
    "12",
    "--hours",
    "Fri-Mon 9-12",
    "--hide",
    "/nowhere",
    "--discount",
    "x",
    "--zelle",
    "cash",
    "--payments",
    "cash, shells",
  ];
  const { status, said } = setUp(copy, ["--name", "Blue Heron Sound", "--yes", ...flags]);
  expect(status).toBe(1);
  for (const flag of [
    "--zone “Middle”",
    "--phone “12”",
    "--hours “Fri-Mon",
    "--hide “/nowhere”",
    "--discount “x”",
    "--zelle “cash”",
    "--payments “cash, shells”",
  ])
    expect(said).toContain(flag);
  expect(setUp(copy, ["--nmae", "Blue Heron Sound", "--yes"]).said).toContain("'--nmae'");
  expect(written(copy)).toBe(before);
});

test("a person is asked with the present values, again after a mistake, and nothing is written before the end", ({
  copy,
}) => {
  const before = written(copy);
  const stopped = setUp(copy, [], "Blue Heron Sound\n");
  expect(stopped.status).toBe(1);
  expect(stopped.said).toContain("Name of the business\n  [Sunset Bay DJ]");
  expect(written(copy)).toBe(before);

  const { said } = setUp(copy, [], `Blue Heron Sound\n\n12\n912 555 0177\n${"\n".repeat(60)}`);
  expect(said).toContain("Legal name, for contracts and invoices\n  [Blue Heron Sound]");
  expect(said).toContain("“12”: a phone number with its area code is wanted");
  expect(written(copy), said).toContain("(912) 555-0177");
  expect(said).toMatch(/postalAddress.*: until they are yours/);
});

test("whatever an owner writes or deletes, tests run on the sample's words, which the first run has kept", ({
  copy,
}) => {
  const content = join(copy, "src", "content");
  const files = () =>
    readdirSync(content, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => [name, readFileSync(join(content, name), "utf8")])
      .sort();
  const before = files();
  expect(setUp(copy, blueHeron).status).toBe(0);
  writeFileSync(join(content, "policies.ts"), "export const policies = [];\n");
  writeFileSync(join(content, "landing", "savannah.ts"), "export {};\n");
  expect(setUp(copy, ["--name", "Gray Heron Sound", "--yes"]).status).toBe(0);
  rmSync(join(content, "landing", "tampa.ts"));
  putSampleBack(copy);
  expect(files()).toEqual(before);
});

test("what is left to write is named until it is written", ({ copy }) => {
  const { said } = setUp(copy, blueHeron);
  expect(said).toContain("demo-booking.ts");
  expect(said, "an owner without a beach has nothing to write of one").not.toContain("policies.ts");
  const demo = join(copy, "src", "content", "demo-booking.ts");
  writeFileSync(demo, readFileSync(demo, "utf8").replace("PREMIUM", "HERON"));
  expect(setUp(copy, ["--yes"]).said).not.toContain("demo-booking.ts");
});

test("what an owner has none of is left out: the sample's figures go with its name, and shows with the channel", ({
  copy,
}) => {
  const { said } = setUp(copy, blueHeron);
  for (const line of [
    "rating: 4.9 → none",
    "weddings: 200+ → none",
    "channel: https://www.twitch.tv/sunsetbaydj → https",
    "scheduling: https://calendly.com/sunsetbaydj/consultation → none",
    "beaches: yes → no",
    "profiles: Instagram https://www.instagram.com/sunsetbaydj; Spotify",
    "a full floor; A sample reel, made for this site → none",
  ])
    expect(said).toContain(line);
  expect(setUp(copy, ["--rating", "4.8", "--yes"]).said).toContain("rating: none → 4.8");
  const left = setUp(copy, ["--channel", "none", "--zone", "America/Phoenix", "--yes"]).said;
  expect(left).toContain("shows: Mon 19:00-21:00 → none");
  expect(written(copy)).toContain('zoneName = "Arizona"');
  expect(setUp(copy, ["--shows", "Mon 7 PM-9 PM", "--yes"]).said).toContain("shows need a channel");
  const moved = setUp(copy, ["--state", "OR", "--beaches", "yes", "--scheduling", "cal.example/june", "--yes"]).said;
  const film = "https://youtu.be/AAAAAAAAAAA; Our night; Filmed by a guest";
  expect(setUp(copy, ["--film", film, "--yes"]).said).toMatch(/film: none → \S+youtube\S+AAAAAAAAAAA; Our night/);
  for (const line of ["→ America/Los_Angeles", "beaches: no → yes", "scheduling: none → https://cal.example/june"])
    expect(moved).toContain(line);
  expect(setUp(copy, ["--portrait", "nobody", "--yes"]).said).toContain("there is no such picture");
  expect(setUp(copy, ["--portrait", "portrait-dj", "--yes"]).said).toContain("portrait: none → portraitDj");
  expect(setUp(copy, ["--yes"]).said).toContain("Nothing changed");
});

test("the site is another's after one command: its types hold, its pages say so, and the next run changes nothing", async ({
  copy,
}) => {
  const named = readFileSync(join(copy, "wrangler.toml"), "utf8").match(/sunset-bay-dj.*"/g) ?? [];
  const done = setUp(copy, blueHeron);
  expect(done.status, done.said).toBe(0);
  expect(done.said).toContain("payments: cash, card, venmo, zelle, check-from-firms → cash, card, check");
  expect(done.said).toMatch(/npm run icons, npm run cards, then npm run press-kit/);
  const first = written(copy);
  expect(named).toContain('sunset-bay-dj"');
  for (const name of named) expect(first).toContain(`"${name.replace("sunset-bay-dj", "blue-heron-sound")}`);
  expect(first).not.toContain("sunset-bay");
  const license = () => readFileSync(join(copy, "LICENSE"), "utf8");
  expect(license()).toMatch(/^Copyright \(c\) \d{4} Blue Heron Sound\. All rights reserved\./);
  const again = setUp(copy, ["--yes"]);
  expect(again.said).toContain("Nothing changed.");
  expect(written(copy)).toBe(first);
  expect(setUp(copy, ["--license", "mit", "--picture-license", "cc by 4.0", "--yes"]).said).toContain("→ MIT");
  expect(license()).toMatch(/Permission is hereby granted.*under CC BY 4\.0/s);
  expect(readFileSync(join(copy, "package.json"), "utf8")).toContain('"license": "MIT"');
  writeFileSync(join(copy, "LICENSE"), "My own words.");
  setUp(copy, ["--since", "2019", "--yes"]);
  expect(license()).toBe("My own words.");
  expect(readFileSync(join(copy, "README.md"), "utf8")).toMatch(/^# Blue Heron Sound\n/);
  const manifest = readFileSync(join(copy, "package.json"), "utf8");
  expect(manifest).toContain('"name": "blue-heron-sound"');
  expect(manifest).toContain("The website of Blue Heron Sound:");
  expect(readFileSync(join(copy, "package-lock.json"), "utf8")).not.toContain("sunset-bay");
  const biome = spawnSync("node_modules/.bin/biome", ["ci", "--vcs-enabled=false", "src/content/business.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(biome.status, biome.stderr).toBe(0);
  writeFileSync(join(copy, "tsconfig.content.json"), '{ "extends": "./tsconfig.json", "include": ["src/content"] }');
  const types = spawnSync("node_modules/.bin/tsc", ["-p", "tsconfig.content.json"], { cwd: copy, encoding: "utf8" });
  expect(types.stdout).toBe("");
  const unused = spawnSync("node_modules/.bin/knip", { cwd: copy, encoding: "utf8" });
  expect(unused.status, unused.stdout + unused.stderr).toBe(0);

  const port = await freePort();
  const site = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    cwd: copy,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    // Styles and scripts are those of the build before: what differs is the Worker's.
    env: { ...process.env, PORT: String(port), SITE_BUILD: "done" },
  });
  try {
    let log = "";
    site.stdout.on("data", (part) => {
      log += part;
    });
    await expect.poll(() => log, { timeout: 90_000 }).toContain("Stop       Ctrl-C");
    expect(log, "nothing stands above the addresses that nobody needs").not.toContain("env.LINK_SECRET");
    const page = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
    const [home, contact] = [await page("/"), await page("/contact")];
    for (const words of ["Blue Heron Sound", "(912) 555-0177", "june@blueheron.test", "Chicago", "WEDDING10"])
      expect(home).toContain(words);
    expect(home).toContain("Central time");
    expect(home).not.toMatch(/VideoObject|sample-reel/);
    expect(home + contact).not.toMatch(/Sunset Bay DJ|Eastern|\(813\)|Tampa Bay|WEDDING25/);
    expect(await page("/live/week.ics")).toContain("TZID:America/Chicago");
    expect((await fetch(`http://localhost:${port}/tampa`)).status).toBe(404);
    expect(await page("/sitemap.xml")).not.toMatch(/tampa|merch/);
    // It moves two zones west: what it does at seven it does at seven there.
    setUp(copy, ["--zone", "pacific time", "--yes"]);
    const moved = "DTSTART;TZID=America/Los_Angeles";
    await expect.poll(() => page("/live/week.ics"), { timeout: 60_000 }).toContain(moved);
    expect(await page("/live/week.ics")).toMatch(new RegExp(`${moved}:\\d{8}T190000`));
    expect(await page("/")).toContain("Pacific time");
  } finally {
    const ended = once(site, "exit");
    if (site.pid && site.exitCode === null) {
      process.kill(-site.pid, "SIGINT");
      await ended;
    }
  }
});

test("a language is taken out in two steps, and its pictures of links are not deployed", ({ copy }) => {
  setUp(copy, blueHeron);
  const languages = join(copy, "src/content/languages.ts");
  const lines = readFileSync(languages, "utf8").split("\n");
  const others = lines.filter((line) => !line.includes("words/es"));
  writeFileSync(languages, others.join("\n").replace("{ es: spanish }", "{}"));
  rmSync(join(copy, "src/content/words/es"), { recursive: true });
  const unused = spawnSync("node_modules/.bin/knip", { cwd: copy, encoding: "utf8" });
  expect(unused.status, unused.stdout + unused.stderr).toBe(0);
  keepSampleFiles(copy);
  const left = readFileSync(join(copy, "public/.assetsignore"), "utf8");
  expect(left).toContain("/cards/es-home.jpg\n");
  expect(left).not.toContain("/cards/home.jpg");
});
