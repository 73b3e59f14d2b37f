/*
 * `npm run deploy`: checks, bookmarks the database, migrates, deploys, tries the deployed site, and says how to go
 * back. `-- --dry-run` shows every step and does those that need no account; `-- --first` is for a Worker that does
 * not exist yet; `-- --untested` skips `npm test`; `-- --preview --subdomain NAME` deploys to NAME.workers.dev instead.
 */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import {
  deployedOrigin,
  deployedQueues,
  previewProbes,
  probes,
  sampleFaults,
  settingFaults,
  smokeTest,
} from "./deploy-checks.ts";
import { previewFile, writePreviewSettings } from "./preview-settings.ts";
import { runAloud } from "./run-command.ts";
import { presentBusiness } from "./setup-file.ts";
import { stillSample } from "./setup-sample.ts";
import { wranglerFile } from "./wrangler.ts";

const flag = { type: "boolean", default: false } as const;
function readFlags() {
  try {
    return parseArgs({
      options: {
        "dry-run": flag,
        first: flag,
        untested: flag,
        preview: flag,
        subdomain: { type: "string", default: "" },
      },
    }).values;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}. The flags are in docs/runbook.md.\n`);
    process.exit(1);
  }
}

const values = readFlags();
const { "dry-run": dryRun, first, untested, subdomain } = values;

const preview = values.preview ? writePreviewSettings(subdomain || "SUBDOMAIN") : null;
const origin = preview?.origin ?? deployedOrigin();
const config = preview ? ["--config", previewFile] : [];
const typed = (args: string): string => ["npx wrangler", args, ...config].join(" ");

/** Bookmarks of all deployments from this machine. */
const notes = join(".wrangler", values.preview ? "previews.log" : "deployments.log");

/**
 * Never asks, because nobody sits at its input.
 * @throws with wrangler's words when it fails
 */
function wrangler(args: readonly string[], input = ""): string {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [wranglerFile, ...args, ...config], {
    input,
    env,
    encoding: "utf8",
  });
  const said = stripVTControlCharacters(`${stdout}${stderr}`).trim();
  if (status !== 0) throw new Error(said);
  return said;
}

interface Step {
  title: string;
  /** To type. */
  command?: string;
  /** Needs no account: a dry run does it as well. */
  local?: true;
  /** @throws when the deployment must not go on */
  run(): string | Promise<string>;
}

const stopOn = (faults: readonly string[], fine: string): string => {
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return fine;
};

const queues = deployedQueues();

let bookmark = "";

const check = {
  identity: {
    title: "The business's own facts",
    local: true,
    run: () =>
      stopOn(
        sampleFaults(),
        ["They are yours. Look once more at what may still be the sample's:", ...stillSample(presentBusiness())].join(
          "\n- ",
        ),
      ),
  },
  settings: { title: "Settings", local: true, run: () => stopOn(settingFaults(), "wrangler.toml is complete.") },
  tests: {
    title: "Tests",
    command: "npm test",
    run: async () => {
      if (untested) return "Left out, as asked.";
      const { passed } = await runAloud(process.execPath, ["scripts/run.mjs", "test"]);
      return stopOn(passed ? [] : ["npm test is red."], "All green.");
    },
  },
  account: {
    title: "Account",
    command: "npx wrangler whoami",
    run: () => {
      const said = wrangler(["whoami"]);
      return stopOn(/not authenticated/i.test(said) ? [`Logged out: npx wrangler login\n${said}`] : [], said);
    },
  },
  queues: {
    title: "Queues",
    command: queues.map((name) => `npx wrangler queues info ${name}`).join(" && "),
    run: () =>
      queues
        .map((name) => {
          try {
            return wrangler(["queues", "info", name]);
          } catch (error) {
            throw new Error(`No queue ${name}: npx wrangler queues create ${name}, or see docs/runbook.md`, {
              cause: error,
            });
          }
        })
        .join("\n") || "None.",
  },
  bundle: {
    title: "Bundle",
    command: typed("deploy --dry-run"),
    local: true,
    run: () => /Total Upload.*/.exec(wrangler(["deploy", "--dry-run"]))?.[0] ?? "Built.",
  },
  secrets: {
    title: "Secrets",
    command: typed("secret list"),
    run: () => {
      const missing = wrangler(["secret", "list"]).includes("LINK_SECRET") ? [] : ["LINK_SECRET is not set."];
      return stopOn(missing, "LINK_SECRET is set.");
    },
  },
} satisfies Record<string, Step>;

const bookmarking: Step = {
  title: "Where the database stands now",
  command: typed("d1 time-travel info DB"),
  run: () => {
    const said = wrangler(["d1", "time-travel", "info", "DB"]);
    bookmark = /[\da-f]{8}-[\da-f]{8}-[\da-f]{8}-[\da-f]{32}/.exec(said)?.[0] ?? "";
    if (!bookmark) throw new Error(`No bookmark among:\n${said}`);
    mkdirSync(".wrangler", { recursive: true });
    appendFileSync(notes, `${new Date().toISOString()} ${bookmark}\n`);
    return `${bookmark}, also noted in ${notes}`;
  },
};
const listing: Step = {
  title: "Migrations that are due",
  command: typed("d1 migrations list DB --remote"),
  run: () => wrangler(["d1", "migrations", "list", "DB", "--remote"]),
};
const migrating: Step = {
  title: "Migrate",
  command: typed("d1 migrations apply DB --remote"),
  run: () => wrangler(["d1", "migrations", "apply", "DB", "--remote"]),
};
const deploying: Step = { title: "Deploy", command: typed("deploy"), run: () => wrangler(["deploy"]) };
const makingSecret: Step = {
  title: "Make the secret that signs links",
  command: `openssl rand -hex 32 | ${typed("secret put LINK_SECRET")}`,
  // A new one would end every link that was mailed.
  run: () =>
    /"LINK_SECRET"/.test(wrangler(["secret", "list"]))
      ? "There already."
      : wrangler(["secret", "put", "LINK_SECRET"], `${randomBytes(32).toString("hex")}\n`),
};
const tried = preview ? previewProbes : probes;
const trying: Step = {
  title: `Try ${origin}: ${tried.map(({ path }) => path).join(", ")}`,
  run: async () => stopOn(await smokeTest(origin, tried), "Everything answers as it should."),
};
const address: Step = {
  title: "Address",
  local: true,
  run: () =>
    stopOn(
      subdomain ? [] : ["--subdomain is missing: dashboard → Workers → your subdomain of workers.dev."],
      `${origin}, as ${previewFile} says`,
    ),
};
/** A first deployment that stopped is run again. */
function unlessThere(there: RegExp, make: () => string): string {
  try {
    return make();
  } catch (error) {
    if (error instanceof Error && there.test(error.message)) return "There already.";
    throw error;
  }
}
const makingBuckets: Step = {
  title: "Make the bucket",
  command: (preview?.buckets ?? []).map((name) => typed(`r2 bucket create ${name}`)).join(" && "),
  run: () =>
    (preview?.buckets ?? [])
      .map((name) => unlessThere(/already exists/i, () => wrangler(["r2", "bucket", "create", name])))
      .join("\n") || "There is none.",
};
const fillingIn: Step = {
  title: "Put the sample's rows in",
  command: typed("d1 execute DB --remote --file sample/rows.sql --yes"),
  run: () =>
    unlessThere(/UNIQUE constraint/, () =>
      wrangler(["d1", "execute", "DB", "--remote", "--file", "sample/rows.sql", "--yes"]),
    ),
};

const { identity, settings, tests, account, bundle, queues: queuesStep, secrets } = check;

function stepsToTake(): readonly Step[] {
  const before = preview ? [address, tests, bundle, account] : [identity, settings, tests, bundle, account, queuesStep];
  if (!first) return [...before, secrets, listing, bookmarking, migrating, deploying, trying];
  const made = [deploying, makingSecret, migrating];
  return preview ? [...before, makingBuckets, ...made, fillingIn, trying] : [...before, ...made, trying];
}
const steps = stepsToTake();

const wayBack = () => `To go back:
  ${typed("rollback")}
      the code, within seconds; migrations only add, so the version before still works
  ${typed(`d1 time-travel restore DB --bookmark=${bookmark || "<bookmark>"}`)}
      the rows as well: everything stored since is lost. See docs/runbook.md.`;

const indented = (said: string) => said.replace(/^/gm, "   ");

let stopped = 0;
for (const [index, { title, command, local, run }] of steps.entries()) {
  console.log(`\n${index + 1}. ${title}${command ? `\n   $ ${command}` : ""}`);
  if (dryRun && !local) {
    console.log("   Not done in a dry run.");
    continue;
  }
  try {
    console.log(indented(await run()));
  } catch (error) {
    console.error(indented(error instanceof Error ? error.message : String(error)));
    stopped += 1;
    if (dryRun) console.log("   A deployment would stop here.");
    else break;
  }
}
console.log(`\n${wayBack()}`);
if (dryRun)
  console.log(
    `\nA dry run: nothing was changed, the tests were not run and the account was not asked. ${stopped === 0 ? "Nothing else stands in the way." : `${stopped} of the steps would have stopped it.`}`,
  );
else if (stopped === 0) console.log("\nDeployed.");
else process.exitCode = 1;
