import { dirname, join } from "node:path/posix";

/*
 * The sheets of a file's classes and utilities: that of a noun's pages (`quotes`), of the client's (`portal-quotes`),
 * of the administration (`admin`), of the portal (`portal`), or `site`, which every page loads.
 */

const audience = /^src\/features\/([\w-]+)\/(visitor|client|dj|guest)\//;

/** Null for what several pages may share. */
function ownRoom(file: string, hasPage: (noun: string) => boolean): string | null {
  const [, noun = "", who] = audience.exec(file) ?? [];
  if (who === "dj" || file.startsWith("src/features/admin/")) return "admin";
  if (who === "client") return `portal-${noun}`;
  if (who) return noun;
  const [, ofPortal] = /^src\/features\/portal\/([\w-]+)\//.exec(file) ?? [];
  if (ofPortal) return ofPortal === "frame" ? "portal" : `portal-${ofPortal}`;
  if (/^src\/(?:features\/site\/sections|platform\/(?:ui|islands\/changes))\//.test(file)) return null;
  const [, ofSite] = /^src\/features\/site\/(?!frame\/)([\w-]+)\//.exec(file) ?? [];
  if (ofSite) return ofSite;
  const [, kind, plain = ""] = /^src\/(features|content)\/(?!site\/)([\w-]+)\//.exec(file) ?? [];
  if (!kind) return "site";
  return kind === "content" || hasPage(plain) ? plain : null;
}

/** By path. */
export type Texts = ReadonlyMap<string, string>;

/**
 * A component outside pages' folders, with its sheet, is in the rooms of those that import it, so that no other page
 * loads either; what anything outside of the features imports is in `site` alone.
 */
export function roomsBy(markup: Texts): {
  roomsOf: (file: string) => ReadonlySet<string>;
  isShared: (file: string) => boolean;
} {
  const ownOf = (file: string) => ownRoom(file, (noun) => markup.has(`src/features/${noun}/route.tsx`));
  const importers = new Map<string, string[]>();
  for (const [file, text] of markup)
    for (const [, to = ""] of text.matchAll(/ from "(\.[^"]+\.tsx)"/g)) {
      const component = join(dirname(file), to);
      importers.set(component, [...(importers.get(component) ?? []), file]);
    }
  const roomsOfMarkup = (file: string): ReadonlySet<string> => {
    const own = ownOf(file);
    if (own) return new Set([own]);
    if (!file.endsWith(".tsx")) return new Set(["site"]);
    const rooms = new Set<string>();
    const sharing = new Set([file]);
    for (const shared of sharing)
      for (const importer of importers.get(shared) ?? []) {
        const room = ownOf(importer) ?? (importer.endsWith(".tsx") ? null : "site");
        if (room) rooms.add(room);
        else sharing.add(importer);
      }
    return rooms.size === 0 || rooms.has("site") ? new Set(["site"]) : rooms;
  };
  const roomsOf = (file: string) => {
    const component = [".tsx", ".island.tsx"]
      .map((ending) => file.replace(/\.css$/, ending))
      .find((name) => markup.has(name));
    return roomsOfMarkup(component ?? file);
  };
  const isShared = (file: string) => ownOf(file) === null && !file.startsWith("src/features/site/");
  return { roomsOf, isShared };
}
