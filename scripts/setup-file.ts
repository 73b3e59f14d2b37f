/* Writes src/content/business.ts, and in wrangler.toml the address of the site and the names of its parts. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as present from "../src/content/business.ts";
import type { EventCategory } from "../src/content/categories.ts";
import type { Claims, Identity, Place, Town } from "../src/content/identity.ts";
import type { OpeningHours, Show } from "../src/content/office-hours.ts";
import type { CalendarDate } from "../src/platform/dates.ts";
import { keepSample } from "./copy-sources.ts";
import { sample } from "./sample-business.ts";

/** The exports of src/content/business.ts. */
export interface Business {
  identity: Identity;
  place: Place;
  towns: readonly [Town, ...Town[]];
  serviceRadius: number;
  hiddenPages: readonly string[];
  timeZone: string;
  zoneName: string;
  claims: Claims;
  counted: Readonly<Record<"corporateEvents" | "weddings" | "privateEvents", string>>;
  discountPercent: number;
  discountCodes: Readonly<Record<EventCategory, string>>;
  depositPercent: number;
  balanceDueDays: number;
  quoteDays: number;
  holdHours: number;
  standardOfficeHours: readonly OpeningHours[];
  schedule: readonly Show[];
  scheduleSince: CalendarDate;
}

/** In the order of the file, with types of their own. */
const parts: Readonly<Record<keyof Business, string>> = {
  identity: ": Identity",
  place: ": Place",
  towns: ": readonly [Town, ...Town[]]",
  serviceRadius: "",
  hiddenPages: ": readonly string[]",
  timeZone: "",
  zoneName: "",
  claims: ": Claims",
  counted: "",
  discountPercent: "",
  discountCodes: "",
  depositPercent: "",
  balanceDueDays: "",
  quoteDays: "",
  holdHours: "",
  standardOfficeHours: ": readonly OpeningHours[]",
  schedule: ": readonly Show[]",
  scheduleSince: "",
};

const root = join(import.meta.dirname, "..");
const file = join(root, "src", "content", "business.ts");
const settings = join(root, "wrangler.toml");
const originLine = /^SITE_ORIGIN = "(.*)"$/m;

export const presentBusiness = (): Business => ({ ...present });

export const presentOrigin = (): string => originLine.exec(readFileSync(settings, "utf8"))?.[1] ?? "";

const head = `// The business whose site this is, as \`npm run setup\` wrote it. It can be changed by hand as well: what each value means
// stands in identity.ts and src/test/sample/business.ts. The next run keeps values and leaves out comments.
import type { Claims, Identity, Place, Town } from "./identity.ts";
import type { OpeningHours, Show } from "./office-hours.ts";
`;

export function writeBusiness(business: Business): void {
  const values = new Map<string, unknown>(Object.entries(business));
  const lines = Object.entries(parts).map(
    ([name, type]) => `export const ${name}${type} = ${JSON.stringify(values.get(name))};\n`,
  );
  const { status, stdout, stderr } = spawnSync(
    join(root, "node_modules", ".bin", "biome"),
    ["format", "--vcs-enabled=false", "--stdin-file-path=src/content/business.ts"],
    { cwd: root, encoding: "utf8", input: [head, ...lines].join("\n") },
  );
  if (status !== 0) throw new Error(`${file} could not be formatted, and was not changed.\n${stderr}`);
  keepSample();
  writeFileSync(file, stdout);
}

/** Its database, bucket and queue are named after it. */
export const presentWorker = (): string => /^name = "(.*)"$/m.exec(readFileSync(settings, "utf8"))?.[1] ?? "";

/** Another name would be another, empty database. */
export const isDeployed = (): boolean => existsSync(join(root, ".wrangler", "deployments.log"));

/** A running site reads its settings anew at each write, and ends when it meets them half written. */
function writeIfChanged(path: string, before: string, text: string): void {
  if (text !== before) writeFileSync(path, text);
}

/** Of package.json and, where it has one as well, package-lock.json; README.md is called after the business. */
export function writeManifest({ worker, name }: { worker: string; name: string }): void {
  const readme = join(root, "README.md");
  const told = readFileSync(readme, "utf8");
  writeIfChanged(
    readme,
    told,
    told.replace(`# ${sample.identity.name}\n`, () => `# ${name}\n`),
  );
  const description = `The website of ${name}: quotes, bookings and a client portal on Cloudflare Workers.`;
  for (const each of ["package.json", "package-lock.json"].map((manifest) => join(root, manifest))) {
    const text = readFileSync(each, "utf8");
    const [, before = ""] = /^ {2}"name": "(.*)"/m.exec(text) ?? [];
    const named = text.replaceAll(`"name": ${JSON.stringify(before)},`, () => `"name": ${JSON.stringify(worker)},`);
    const line = () => `  "description": ${JSON.stringify(description)},`;
    writeIfChanged(each, text, named.replace(/^ {2}"description": ".*",$/m, line));
  }
}

export function writeSettings({ origin, worker }: { origin: string; worker: string }): void {
  const before = presentWorker();
  const text = readFileSync(settings, "utf8");
  const named = text.replace(
    /^((?:name|database_name|bucket_name|queue) = ")(.*?)(?=-pictures"|-mail-events"|")/gm,
    (line, key: string, name: string) => (name === before ? key + worker : line),
  );
  writeIfChanged(
    settings,
    text,
    named.replace(originLine, () => `SITE_ORIGIN = ${JSON.stringify(origin)}`),
  );
}
