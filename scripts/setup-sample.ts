import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "../src/content/landing/addresses.ts";
import { shownPages } from "../src/content/landing/index.ts";
import { ofAnotherName } from "./press-file-name.ts";
import { sample } from "./sample-business.ts";
import type { Business } from "./setup-file.ts";
import { isSample } from "./setup-question.ts";

/** Of the sample's coast; `beach:` is the name of a clause, which others do not show. */
const coast = /\b(?:sand|beach(?!:)|tide|bay|bayfront|pier|gulf)\b/i;

/** Files of src/content that speak of the sample's towns and coast, of its name or, in the demo, of its package. */
function filesOfSample(answers: Business): string[] {
  const { identity, place, towns } = answers;
  const own = JSON.stringify([identity, place, towns]);
  const words = [sample.identity.name, sample.place.metro, sample.place.state, ...sample.towns.map(({ name }) => name)];
  const foreign = words.filter((word) => !own.includes(word));
  const paths = shownPages(answers).map(({ path }) => path);
  const shown = new Set(Object.entries(addresses).flatMap(([name, path]) => (paths.includes(path) ? [name] : [])));
  const folder = join(import.meta.dirname, "..", "src", "content");
  const demo = "demo-booking.ts";
  const kept = join(folder, "..", "test", "sample", demo);
  const isOfSample = (text: string) => !existsSync(kept) || text === readFileSync(kept, "utf8");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (name) =>
        /\.ts$/.test(name) &&
        !/(?:^|\/)(?:business|identity|pictures|index|addresses|cities|landing-page)\.ts$|\.test\.ts$/.test(name),
    )
    .filter((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const [, page] = /^ {2}path: addresses\.(\w+)/m.exec(text) ?? [];
      const isForeign =
        (name === demo && isOfSample(text)) ||
        foreign.some((word) => text.includes(word)) ||
        (!coast.test(own) && !text.includes("site.beaches") && coast.test(text));
      return (page === undefined || shown.has(page)) && isForeign;
    });
}

/** Beside facts that stop a deployment: in words. */
export function stillSample(answers: Business): string[] {
  const { identity, claims, place } = answers;
  const files = filesOfSample(answers);
  return [
    ...(isSample(claims, sample.claims) ? ["the figures that you claim"] : []),
    ...(isSample(place.payments, sample.place.payments) ? ["the ways to pay (--payments)"] : []),
    ...(isSample(identity.video, sample.identity.video) ? ["the film on the home page (--film)"] : []),
    ...(identity.owner && !identity.owner.portrait ? ["the owner's portrait (--portrait)"] : []),
    ...(files.length > 0 ? [`words in src/content: ${files.join(", ")}`] : []),
    ...ofAnotherName(identity.name),
    "pictures, posts, mixes and testimonials, and the prices, which no file holds: /admin/content/packages, and beside it",
  ];
}
