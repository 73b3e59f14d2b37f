import { env } from "cloudflare:workers";
import { it } from "vitest";
import { beginMinute } from "../../test/limits.ts";
import { moreMusic, rate } from "../../test/money-agreement.ts";
import { begin, type History } from "../../test/money-begin.ts";
import { anyStep } from "../../test/money-history.ts";
import { type Choose, chooserOf, one } from "../../test/money-model.ts";
import { expectTheSameOfAll, places } from "../../test/money-places.ts";
import { beginWithNewDatabase } from "../../test/new-database.ts";
import { rows } from "../../test/rows.ts";
import { stayInOneIsolate } from "../../test/site.ts";

/*
 * Many bookings go through random steps at once, and after each step everything that tells of their money must agree
 * with a small model: the database, books, statistics, Today and mails of all of them, and one place of each booking;
 * at its end every place. `npm run soak -- histories` runs any number.
 */

const [histories, seed] = [Number(env.HISTORIES ?? 8), Number(env.HISTORIES_SEED ?? 2026)];
const atOnce = 50;
const steps = 8;
/** Requests at once: a busy machine answers more of them too late. */
const together = 3;

const each = (count: number) => Array.from({ length: count }, (_, index) => index);

async function inGroups<Each>(all: readonly Each[], act: (one: Each) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += together) await Promise.all(all.slice(at, at + together).map(act));
}

async function goOn(count: number, first: number): Promise<void> {
  // Many histories take longer than the one minute that the limits of a test last.
  beginMinute();
  await rows("UPDATE add_ons SET price = ? WHERE is_hour", rate);
  const running: { history: History; choose: Choose }[] = [];
  for (const place of each(count)) {
    const choose = chooserOf(first + place);
    const history = await begin(choose, place);
    history.told.unshift(`seed ${first + place}: ${history.model.price} agreed`);
    running.push({ history, choose });
  }
  const all = running.map(({ history }) => history);
  let lastMail = await expectTheSameOfAll(all, 0);
  for (const step of each(steps)) {
    beginMinute();
    const moves = running.map(({ history, choose }) => {
      const move = one(anyStep, choose) ?? moreMusic;
      const go = async () => {
        history.model.step = step + 1;
        const done = await move(history, choose).catch((cause: unknown) => {
          throw new Error(`${history.told.join("; ")}; then it failed`, { cause });
        });
        history.told.push(done);
      };
      return { go, movesClock: move === moreMusic };
    });
    await inGroups(
      moves.filter(({ movesClock }) => !movesClock),
      ({ go }) => go(),
    );
    for (const { go } of moves.filter(({ movesClock }) => movesClock)) await go();
    lastMail = await expectTheSameOfAll(all, lastMail);
    await inGroups(running, async ({ history, choose }) => {
      const place = one(places, choose);
      const isEnd = step === steps - 1;
      for (const look of isEnd ? places : places.filter((each) => each === place))
        await look(history, history.told.join("; "), isEnd);
    });
  }
}

it("says the same of a booking's money everywhere, whatever happens to it", async () => {
  for (let done = 0; done < histories; done += atOnce) {
    await beginWithNewDatabase();
    stayInOneIsolate();
    await goOn(Math.min(atOnce, histories - done), seed + done);
  }
});
