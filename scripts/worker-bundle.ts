import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { runAloud } from "./run-command.ts";

/*
 * Bundles a Worker into modules: what its first answer needs, and what only a later request asks for by `import()`. Wrangler's own
 * bundler makes one file, in which each module that may be late is a function that the engine has to read twice
 * (docs/decisions/2026-11-23-a-worker-in-several-modules.md).
 */

/** Where `npm run build` leaves the Worker; wrangler.toml names it. */
export const workerFolder = "dist/worker";

const react = "./node_modules/react-dom/cjs/react-dom-server.node.production.js";
const nothing = "./src/web/node-for-react/nothing.ts";

/**
 * React's build for Node writes a page in half the time of the one for Workers, which makes an array of each piece of text
 * (docs/decisions/2026-11-23-react-writes-pages-by-its-build-for-node.md). Its whole package brings an older build along, and
 * Markdown's the names of all characters: nobody asks for them.
 */
const alias = {
  "react-dom/server": react,
  "react-dom/server.edge": react,
  "react-dom/server.node": react,
  util: "./src/web/node-for-react/util.ts",
  async_hooks: "./src/web/node-for-react/async-hooks.ts",
  crypto: nothing,
  stream: nothing,
  "decode-named-character-reference": "./src/ui/no-named-characters.ts",
};

/** The larger parts of Stripe's package that nobody asks for: it makes one for each product, and `stripe.ts` hands out three. */
const unusedOfStripe = new RegExp(
  `^\\./(?:resources/(?:${[
    "(?:Apps|Billing|Climate|FinancialConnections|Identity|Issuing|Radar|Tax|Terminal|TestHelpers|Treasury|V2)/index",
    "Accounts|CreditNotes|Customers|InvoiceItems|Invoices|PaymentIntents|PaymentLinks|PaymentRecords|Plans|Prices|Products",
    "Quotes|SubscriptionItems|SubscriptionSchedules|Subscriptions|Transfers",
  ].join("|")})|StripeEventNotificationHandler|resources)\\.js$`,
);

const withoutUnused: Plugin = {
  name: "without-unused",
  setup: ({ onResolve }) =>
    onResolve({ filter: unusedOfStripe }, ({ resolveDir }) =>
      resolveDir.includes(join("node_modules", "stripe"))
        ? { path: resolve("src/business/payments/unused-of-stripe.ts") }
        : undefined,
    ),
};

/**
 * React asks the platform for the bytes of every piece of a page, a seventh of all its time, to tell whether a part that comes late
 * is worth a delivery of its own. Characters tell that as well: this module alone gets a `Buffer` that counts them.
 */
const countingCharacters: Plugin = {
  name: "counting-characters",
  setup: ({ onLoad }) =>
    onLoad({ filter: /react-dom-server\.node\.production\.js$/ }, async ({ path }) => ({
      contents: `const Buffer = { byteLength: (text) => text.length }; ${await readFile(path, "utf8")}`,
    })),
};

/** As wrangler bundles, except for the modules. */
const settings = {
  ...{
    entryNames: "[name]",
    outExtension: { ".js": ".mjs" },
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
  },
  ...{ target: "es2024", conditions: ["workerd", "worker", "browser"], mainFields: ["browser", "module", "main"] },
  ...{ external: ["cloudflare:*", "node:*"], jsx: "automatic", sourcemap: "linked", legalComments: "none" },
  define: { "process.env.NODE_ENV": '"production"', "navigator.userAgent": '"Cloudflare-Workers"' },
  ...{ alias, plugins: [withoutUnused, countingCharacters], write: false, logLevel: "error" },
} as const satisfies BuildOptions;

const sameBytes = async (file: string, bytes: Uint8Array) =>
  (await readFile(file).catch(() => null))?.equals(bytes) ?? false;

/**
 * Bundles the Worker whose file is `entry` into the folder `out`, and gives the bundle's first file. What is there already is left
 * alone, as a running site may be reading it; what belongs to no module any more is removed last.
 */
export async function bundleWorker(entry: string, out: string): Promise<string> {
  const { outputFiles } = await build({ ...settings, entryPoints: [entry], outdir: out });
  await mkdir(out, { recursive: true });
  const isFirst = (file: string) => basename(file) === `${basename(entry).replace(/\.tsx?$/, "")}.mjs`;
  // The first file names the others.
  const files = outputFiles.toSorted((a, b) => Number(isFirst(a.path)) - Number(isFirst(b.path)));
  for (const { path, contents } of files) if (!(await sameBytes(path, contents))) await writeFile(path, contents);
  const names = new Set(files.map(({ path }) => basename(path)));
  for (const file of await readdir(out)) if (!names.has(file)) await rm(join(out, file));
  const first = files.at(-1);
  if (!first) throw new Error(`esbuild wrote nothing for ${entry}`);
  return first.path;
}

/** Builds the site, then bundles a Worker that is made of it, which is never deployed. */
export async function buildAndBundle(entry: string, out: string): Promise<string> {
  const { passed } = await runAloud(process.execPath, ["scripts/run.mjs", "build"]);
  if (!passed) throw new Error("The site could not be built.");
  return bundleWorker(entry, out);
}
