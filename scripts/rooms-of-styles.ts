import { dirname, join } from "node:path/posix";

/**
 * The area, or the feature of the public site or the portal, that a file belongs to, its words among them; `answer` for what comes with
 * the answer to a date; `site` for what any page may use.
 */
function roomOf(file: string): string {
  const [, ofPortal] = /^src\/portal\/(?!frame\/)([\w-]+)\//.exec(file) ?? [];
  if (ofPortal) return `portal-${ofPortal}`;
  const found =
    /^src\/(?:(portal|admin)|site\/sections\/(answer)|(?:site\/(?!frame\/|sections\/)|content\/)([\w-]+))\//.exec(file);
  return found?.slice(1).find(Boolean) ?? "site";
}

/** A component that features share. */
const isShared = (file: string): boolean => /^src\/(?:ui|site\/sections(?!\/answer))\/.*\.tsx$/.test(file);

/**
 * Gives the rooms of a file. A component that features share is in those that import it, and its sheet with it, so that no
 * other page loads either; what anything outside of the features imports is in `site` alone.
 */
export function roomsBy(markup: Texts): (file: string) => ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of markup)
    for (const [, to = ""] of text.matchAll(/ from "(\.[^"]+\.tsx)"/g)) {
      const component = join(dirname(file), to);
      importers.set(component, [...(importers.get(component) ?? []), file]);
    }
  const found = new Map<string, ReadonlySet<string>>();
  const roomsOfMarkup = (file: string): ReadonlySet<string> => {
    if (!isShared(file)) return new Set([roomOf(file)]);
    const known = found.get(file);
    if (known) return known;
    const rooms = new Set((importers.get(file) ?? []).flatMap((importer) => [...roomsOfMarkup(importer)]));
    const all = rooms.size === 0 || rooms.has("site") ? new Set(["site"]) : rooms;
    found.set(file, all);
    return all;
  };
  return (file) => {
    const component = [".tsx", ".island.tsx"]
      .map((ending) => file.replace(/\.css$/, ending))
      .find((name) => markup.has(name));
    return roomsOfMarkup(component ?? file);
  };
}

/** Texts of files by their paths. */
export type Texts = ReadonlyMap<string, string>;
