import { databaseIn } from "../bench/database.ts";
import { expectThat } from "./expect-that.ts";

/**
 * Says that each mail of the site in `folder` was carried once, by how often the sink got it (`counts`). Those whose sender was
 * killed while it was sending are in doubt: they may not have been carried, and wait for the DJ's word.
 */
export function lookAtMails(folder: string, counts: ReadonlyMap<string, number>): void {
  const database = databaseIn(folder);
  const number = (where: string) =>
    Number(database.prepare(`SELECT count(*) AS count FROM outbox WHERE ${where}`).get()?.count);
  const [all, sent] = [number("true"), number("sent_at IS NOT NULL")];
  const inDoubt = number("sent_at IS NULL AND next_attempt_at IS NULL AND sending_since IS NOT NULL");
  database.close();
  expectThat("the mail service got none of them twice", Math.max(...counts.values()) === 1);
  expectThat(`${sent} of ${all} mails are sent, the other ${inDoubt} in doubt`, sent + inDoubt === all);
  expectThat(
    `it got ${counts.size - sent} of those in doubt, and all others`,
    counts.size >= sent && counts.size <= all,
  );
}
