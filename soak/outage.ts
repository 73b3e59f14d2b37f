import { setTimeout as delay } from "node:timers/promises";
import { type DatabaseState, databasePath } from "../dev/site/paths.ts";
import { publicPages } from "../src/features/site/documents/public-pages.ts";
import { documents } from "../src/features/site/paths.ts";
import { timeouts } from "../src/platform/http/timeouts.ts";
import { fill, type Sent, send } from "./forms.ts";
import { expectThat, soakedSite } from "./site.ts";

/*
 * A minute without the database, under load: it hangs for one minute and fails for another, while visitors ask for every public
 * page and send forms, with and without JavaScript.
 */

const SECONDS = 60;
/** Visitors who ask for one page after the other. */
const VISITORS = 16;
/** Milliseconds between two visitors who send a form. */
const BETWEEN = 500;
/** Milliseconds that an answer may take: the site's own limit, and what a busy machine adds. */
const LONGEST = timeouts.answer + 1000;

/** Every public page, and the documents beside them. */
const paths: readonly string[] = [
  ...publicPages.map(({ path }) => path),
  ...[documents.sitemap, documents.blogFeed, documents.robots],
];

interface Asked {
  status: number;
  milliseconds: number;
}

async function ask(url: URL): Promise<Asked> {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return { status: answer.status, milliseconds: performance.now() - began };
}

/** Asks for all pages again and again while `isOn`. */
async function visitPages(origin: URL, isOn: () => boolean): Promise<Asked[]> {
  const visits = Array.from({ length: VISITORS }, async (_, visitor) => {
    const asked: Asked[] = [];
    for (let index = visitor; isOn(); index += 1)
      asked.push(await ask(new URL(paths[index % paths.length] ?? "", origin)));
    return asked;
  });
  return (await Promise.all(visits)).flat();
}

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
const longestOf = (all: readonly { milliseconds: number }[]) => Math.max(...all.map((each) => each.milliseconds));

/** @throws when something does not hold */
export async function outage(folder: string, signal: AbortSignal): Promise<void> {
  const soaked = await soakedSite(folder, signal);
  const site = await soaked.start();
  const origin = new URL(site.url);
  const become = (now: DatabaseState) => fetch(new URL(`${databasePath}?now=${now}`, origin), { method: "POST" });
  try {
    console.log("\nThe database hangs, and nothing was ever asked of it:");
    await become("hangs");
    const began = performance.now();
    const answers = await Promise.all(paths.map((path) => fetch(new URL(path, origin))));
    const isFine = ({ status, headers }: Response) => status === 200 || (status === 503 && headers.has("Retry-After"));
    const bad = answers.filter((answer) => !isFine(answer)).map((answer) => `${answer.url} ${answer.status}`);
    const took = performance.now() - began;
    expectThat(
      `${paths.length} public addresses are answered, by a page or by the phone number, all within ${seconds(took)} ${bad}`,
      bad.length === 0 && took < LONGEST,
    );

    for (const state of ["hangs", "fails"] as const) {
      await become("works");
      for (const path of paths) await ask(new URL(path, origin));
      console.log(`\nThe database ${state} for ${SECONDS} s, with ${VISITORS} visitors at once:`);
      await become(state);
      let isOn = true;
      setTimeout(() => {
        isOn = false;
      }, SECONDS * 1000);
      const [pages, forms] = await Promise.all([
        visitPages(origin, () => isOn && !signal.aborted),
        sendForms(origin, () => isOn && !signal.aborted),
      ]);
      expectThat(
        `${pages.length} answers, every one a page, the longest after ${seconds(longestOf(pages))}`,
        pages.every(({ status }) => status === 200) && longestOf(pages) < LONGEST,
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
        forms.every(({ email }) => soaked.count("contacts WHERE email = ?", email) === 1),
      );
    }
  } finally {
    await site.stop();
    await soaked.close();
  }
}
