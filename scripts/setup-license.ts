/* What `npm run setup` asks for in LICENSE. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const [file, manifest] = [join(root, "LICENSE"), join(root, "package.json")];
const manifestLine = /^ {2}"license": "(.*)"/m;

/** In the file before anybody owns the site. */
const ofSample = "the business named in src/content";

export const allRights = "all rights reserved";

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const ofCode = new Map([
  [
    allRights,
    "The code: nobody else may copy, change, publish or sell it, or any part of it, without the owner's written permission.",
  ],
  ["MIT", mit],
]);

const ofPictures = new Map([
  [allRights, "No license for the code covers them: whoever made a picture says who may use it."],
  ["CC BY 4.0", "They are under CC BY 4.0: https://creativecommons.org/licenses/by/4.0/legalcode"],
  ["CC0 1.0", "They are under CC0 1.0: https://creativecommons.org/publicdomain/zero/1.0/legalcode"],
]);

/** One that was put there by hand is named as package.json names it. */
export function presentLicenses(): { codeLicense: string; pictureLicense: string } {
  const [, named = ""] = manifestLine.exec(readFileSync(manifest, "utf8")) ?? [];
  const text = readFileSync(file, "utf8");
  const pictureLicense = [...ofPictures.keys()].find((name) => text.includes(`under ${name}:`)) ?? allRights;
  return { codeLicense: named === "SEE LICENSE IN LICENSE" ? allRights : named, pictureLicense };
}

const oneOf =
  (known: ReadonlyMap<string, string>) =>
  (typed: string): string => {
    const found = [...known.keys()].find((name) => name.toLowerCase() === typed.trim().toLowerCase());
    if (!found) throw new Error(`one of these is wanted: ${[...known.keys()].join(", ")}`);
    return found;
  };

export const codeLicense = oneOf(ofCode);
export const pictureLicense = oneOf(ofPictures);

/** What was put there by hand stays, while no other license is chosen. */
export function writeLicenses(chosen: ReturnType<typeof presentLicenses>, holder: string): void {
  const before = readFileSync(file, "utf8");
  const code = ofCode.get(chosen.codeLicense);
  const isAsBefore = JSON.stringify(chosen) === JSON.stringify(presentLicenses()) && !before.includes(ofSample);
  if (!code || isAsBefore) return;
  const year = /^Copyright \(c\) (\d{4})/.exec(before)?.[1] ?? new Date().getFullYear();
  const rights = chosen.codeLicense === allRights ? " All rights reserved." : "";
  writeFileSync(
    file,
    `Copyright (c) ${year} ${holder}.${rights}

${code}

The pictures, film and press kit (pictures/, public/pictures/, public/press-kit/, public/media/, public/cards/ and docs/*.webp) are not part of
the code. ${ofPictures.get(chosen.pictureLicense) ?? ""}

The packages that package-lock.json names belong to their authors, under their own licenses: \`npm run sbom\` lists them.
`,
  );
  const named = chosen.codeLicense === allRights ? "SEE LICENSE IN LICENSE" : chosen.codeLicense;
  const text = readFileSync(manifest, "utf8");
  writeFileSync(
    manifest,
    text.replace(manifestLine, () => `  "license": "${named}"`),
  );
}
