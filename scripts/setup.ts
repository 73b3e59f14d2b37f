/** `npm run setup`: asks a new owner for the business's own facts. `npm run setup -- --help` names a flag for each. */

import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { fail } from "./run-command.ts";
import { sampleFields } from "./sample-business.ts";
import {
  presentBusiness,
  presentOrigin,
  presentWorker,
  writeBusiness,
  writeManifest,
  writeSettings,
} from "./setup-file.ts";
import { presentLicenses, writeLicenses } from "./setup-license.ts";
import type { Answers, Question } from "./setup-question.ts";
import { groups, questions } from "./setup-questions.ts";
import { stillSample } from "./setup-sample.ts";

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" as const }])),
        yes: { type: "boolean", short: "y" },
        help: { type: "boolean", short: "h" },
      },
    });
    return new Map<string, string | boolean | undefined>(Object.entries(values));
  } catch (error) {
    return fail(`${messageOf(error)}. \`npm run setup -- --help\` names the flags.`);
  }
}

const flags = readFlags();
const before: Answers = {
  ...presentBusiness(),
  origin: presentOrigin(),
  worker: presentWorker(),
  ...presentLicenses(),
};

if (flags.has("help")) {
  console.log(
    "npm run setup -- [--flag value …] [--yes]\n\nWithout --yes each value that no flag gives is asked for.\n",
  );
  for (const { flag, ask, shown } of questions) console.log(`  --${flag}\n      ${ask}. Now: ${shown(before)}`);
  process.exit(0);
}

/** Where no flag gives it and nobody is asked. */
const offered = ({ shown, suggested }: Question, answers: Answers): string => suggested?.(answers) ?? shown(answers);

function fromFlags(): Answers {
  const faults: string[] = [];
  let answers = before;
  for (const question of questions) {
    const given = flags.get(question.flag);
    const typed = typeof given === "string" ? given : offered(question, answers);
    if (typed === question.shown(answers)) continue;
    try {
      answers = question.set(answers, typed);
    } catch (error) {
      faults.push(`--${question.flag} “${typed}”: ${messageOf(error)}.`);
    }
  }
  if (faults.length > 0) fail(`${faults.join("\n")}\n\nNothing was changed.`);
  return answers;
}

const input = createInterface({ input: process.stdin, output: process.stdout });
let isOpen = true;
input.on("close", () => {
  isOpen = false;
});
const lines = input[Symbol.asyncIterator]();

async function ask(words: string): Promise<string> {
  input.setPrompt(words);
  // Answers from a pipe can be read to their end before they are asked for.
  if (isOpen) input.prompt();
  else process.stdout.write(words);
  const { value, done } = await lines.next();
  if (done) fail("Stopped. Nothing was changed.");
  return value.trim();
}

async function fromPerson(): Promise<Answers> {
  console.log("\nReturn keeps what stands in brackets. Nothing is written before the end.");
  let answers = before;
  for (const group of groups) {
    console.log(`\n${group.title}`);
    for (const question of group.questions) {
      for (;;) {
        const given = flags.get(question.flag);
        const present = offered(question, answers);
        const typed = typeof given === "string" ? given : (await ask(`  ${question.ask}\n  [${present}]: `)) || present;
        try {
          if (typed !== question.shown(answers)) answers = question.set(answers, typed);
          break;
        } catch (error) {
          console.log(`  ! “${typed}”: ${messageOf(error)}.`);
          flags.delete(question.flag);
        }
      }
    }
  }
  return answers;
}

const answers = flags.has("yes") ? fromFlags() : await fromPerson();
const changes = questions.filter(({ shown }) => shown(answers) !== shown(before));

if (changes.length === 0) console.log("\nNothing changed.");
else {
  console.log("\nChanged:");
  for (const { flag, shown } of changes) console.log(`  ${flag}: ${shown(before)} → ${shown(answers)}`);
  if (!flags.has("yes") && /^n/i.test(await ask("\nWrite that? [yes] "))) fail("Nothing was changed.");
  const { origin, worker, codeLicense, pictureLicense, ...business } = answers;
  writeBusiness(business);
  writeSettings({ origin, worker });
  writeManifest({ worker, name: business.identity.name });
  writeLicenses({ codeLicense, pictureLicense }, business.identity.legalName);
  console.log(
    "\nWritten: src/content/business.ts, LICENSE, the name in package.json, and in wrangler.toml the site's address and the names of its parts.",
  );
}
input.close();
const fields = sampleFields(answers.identity);
const left = [
  ...(fields.length > 0 ? [`${fields.join(", ")}: until they are yours, \`npm run deploy\` refuses`] : []),
  ...stillSample(answers),
];
console.log(`\nStill the sample's, or yours to look at:\n${left.map((each) => `  - ${each}`).join("\n")}`);
console.log("\ndocs/make-it-yours.md says what comes next.\n");
