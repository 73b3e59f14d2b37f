import { identity, sampleFields } from "../src/content/identity.ts";

/** Why the site must not be deployed as it is: the identity is a sample. `null` when it is the owner's own. */
export function sampleRefusal(): string | null {
  const fields = sampleFields(identity);
  if (fields.length === 0) return null;
  return [
    "Not deployed: src/content/identity.ts is still the sample. It makes up",
    `  ${fields.join(", ")}`,
    "Replace them and set `sample` to false; docs/make-it-yours.md says in which order.",
  ].join("\n");
}
