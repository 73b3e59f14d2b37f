import { existsSync } from "node:fs";
import type { KnipConfig } from "knip";

export default {
  entry: [
    "scripts/*.{ts,mjs}",
    "src/client.ts",
    "src/features/evening/dj/offline/evening-worker.browser.ts",
    "src/features/push/portal-worker.browser.ts",
    "bench/worker.tsx",
    "dev/site/worker.ts",
    // An alias of wrangler.toml.
    "src/features/requests/mail/html-entities.ts",
    "e2e/*.spec.ts",
    "soak/histories.config.ts",
    // Stand in for files of src/content, see dev/tested-business.ts.
    "src/test/{blue-heron,made-up-language,sample}/**/*.ts",
  ],
  // Its globs would make a use of every file that a test of all files reads.
  vite: false,
  project: ["{src,scripts,dev,e2e,bench,soak,browsers,pictures}/**/*.{ts,tsx,mjs}"],
  ignoreDependencies: [
    // Commands and files that the scripts reach by path, not by import.
    "@fontsource-variable/bricolage-grotesque",
    "@fontsource-variable/instrument-sans",
    "@iconify-json/lucide",
    "wrangler",
    // wrangler brings it, always the one that serves the site: `npm run bench` starts workerd by it, without wrangler's proxy.
    "miniflare",
    // The Node that runs every script where the machine's own is too old.
    "node",
    // What this knip makes of imports from `cloudflare:workers`, which workerd itself brings.
    "cloudflare",
  ],
  ignoreIssues: existsSync("src/test/sample")
    ? // An owner's own words, of which types alone are checked, and tests of what they may have taken out.
      { "src/content/**": ["files", "exports", "types"], "src/test/**": ["unresolved"] }
    : // A generated table: pages take from it what they show.
      { "src/content/pictures.ts": ["exports"] },
} satisfies KnipConfig;
