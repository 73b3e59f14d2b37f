import { benchAdmin } from "../bench/admin.ts";
import { benchDates } from "../bench/dates.ts";
import { benchGuests } from "../bench/guests.ts";
import { benchLighthouse } from "../bench/lighthouse.ts";
import { benchPages } from "../bench/pages.ts";
import { buildSite } from "./built-worker.ts";
import { inNewFolder } from "./new-folder.ts";

/*
 * `npm run bench` measures the public pages beside constants and beside React alone, all in workerd itself with the
 * production bundle. `npm run bench -- admin` measures the administrator's pages as the business grows,
 * `npm run bench -- dates` the answer to a date as bookings do, and
 * `npm run bench -- guests` has 500 guests of one event ask and vote for ten minutes, or as many as are named, and
 * `npm run bench -- --lighthouse` has Lighthouse look at every public page.
 */

const asked = process.argv.slice(2);
await inNewFolder(async (folder, signal) => {
  await buildSite();
  if (asked.length === 0) await benchPages(folder, signal);
  else if (asked.join() === "admin") await benchAdmin(folder, signal);
  else if (asked.join() === "dates") await benchDates(folder, signal);
  else if (/^guests(?:,\d+)?$/.test(asked.join())) await benchGuests(folder, Number(asked[1] ?? 10), signal);
  else if (asked.join() === "--lighthouse") await benchLighthouse(folder, signal);
  else
    throw new Error(
      "Usage: npm run bench, npm run bench -- admin, npm run bench -- dates, npm run bench -- guests, or npm run bench -- --lighthouse",
    );
});
