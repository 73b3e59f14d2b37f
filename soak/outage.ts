import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { databaseIn } from "../bench/database.ts";
import { startRuntime } from "../bench/runtime.ts";
import { load } from "../bench/wrk.ts";
import { publicPages } from "../src/features/site/documents/public-pages.ts";
import { documents } from "../src/features/site/paths.ts";
import { timeouts } from "../src/platform/http/timeouts.ts";
import { expectThat } from "./expect-that.ts";
import { fill, type Sent, send } from "./forms.ts";
import { type DatabaseState, stopPath } from "./stop-path.ts";

/*
 * A minute without the database, under load: it hangs for one minute and fails for another, while wrk asks for every public
 * page and visitors send forms, with and without JavaScript.
 */

const SECONDS = 60;
const CONNECTIONS = 16;
/** Milliseconds between two visitors who send a form. */
const BETWEEN = 500;
/** Milliseconds that an answer may take: the site's own limit, and what a busy machine adds. */
const LONGEST = timeouts.answer + 1000;

/** Every public page, and the documents beside them. */
const paths: readonly string[] = [
  ...publicPages.map(({ path }) => path),
  ...[documents.sitemap, documents.blogFeed, documents.robots],
];

/** Sends forms while `isOn`, and gives all of them once they are answered. */
async function sendForms(origin: URL, isOn: () => boolean): Promise<Sent[]> {
  const sent: Promise<Sent>[] = [];
  for (let visitor = 0; isOn(); visitor += 1) {
    sent.push(send(fill(origin, visitor >> 1, visitor % 2 ? "JavaScript" : "plain HTML")));
    await delay(BETWEEN);
  }
  return Promise.all(sent);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const longestOf = (forms: readonly Sent[]) => Math.max(...forms.map(({ milliseconds }) => milliseconds));

/** @throws when something does not hold */
export async function outage(folder: string, signal: AbortSignal): Promise<void> {
  console.log("Starting workerd with the production bundle and a new database …");
  const { url, stop } = await startRuntime(folder, signal, { entry: "soak/worker.ts" });
  const become = async (now: DatabaseState) => {
    await fetch(new URL(`${stopPath}?now=${now}`, url), { method: "POST" });
  };
  const count = (email: string) =>
    Number(databaseIn(folder).prepare("SELECT count(*) AS count FROM contacts WHERE email = ?").get(email)?.count);
  try {
    console.log("\nThe database hangs, and nothing was ever asked of it:");
    await become("hangs");
    const began = performance.now();
    const answers = await Promise.all(paths.map((path) => fetch(new URL(path, url))));
    const isFine = ({ status, headers }: Response) => status === 200 || (status === 503 && headers.has("Retry-After"));
    const bad = answers.filter((answer) => !isFine(answer)).map((answer) => `${answer.url} ${answer.status}`);
    const took = performance.now() - began;
    expectThat(
      `${paths.length} public addresses are answered, by a page or by the phone number, all within ${seconds(took)} ${bad}`,
      bad.length === 0 && took < LONGEST,
    );

    const list = join(folder, "paths");
    writeFileSync(list, paths.join("\n"));
    process.env.PATHS = list;
    const ask = (time: number) => load(url, CONNECTIONS, time, {}, join(import.meta.dirname, "paths.lua"));
    for (const state of ["hangs", "fails"] as const) {
      await become("works");
      await ask(3);
      console.log(`\nThe database ${state} for ${SECONDS} s, with ${CONNECTIONS} connections at work:`);
      await become(state);
      let isOn = true;
      const sending = sendForms(url, () => isOn && !signal.aborted);
      const pages = await ask(SECONDS);
      isOn = false;
      const forms = await sending;
      expectThat(
        `${pages.answers} answers, every one a page, 99% within ${seconds(pages.p99)}, the longest after ${seconds(pages.longest)}`,
        pages.longest < LONGEST,
      );
      for (const by of ["JavaScript", "plain HTML"] as const) {
        const those = forms.filter((form) => form.by === by);
        const kept = those.filter(({ keepsWords, status }) => keepsWords && status >= 500);
        expectThat(
          `${those.length} forms by ${by}: ${kept.length} were told that nothing is stored and kept every word, the longest after ${seconds(longestOf(those))}`,
          kept.length === those.length && longestOf(those) < LONGEST,
        );
      }
      await become("works");
      const again = await Promise.all(forms.map(async ({ post }) => (await post()).status));
      expectThat(
        `${again.length} are sent again and taken`,
        again.every((status) => status < 400),
      );
      expectThat(
        "each is stored once",
        forms.every(({ email }) => count(email) === 1),
      );
    }
  } finally {
    await stop();
  }
}
