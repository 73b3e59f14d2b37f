import { expect, it } from "vitest";
import type { Picture } from "../picture.ts";
import { landingPages } from "./index.ts";

it("no picture stands on two landing pages, nor twice on one", () => {
  const where = new Map<string, string[]>();
  for (const { path, picture, pictures, beach, program } of landingPages) {
    const drawn = program?.shape === "storyboard" ? program.steps.flatMap((step) => step.picture ?? []) : [];
    const shown: Picture[] = [picture, ...Object.values(pictures), ...drawn];
    if (beach) shown.push(beach.picture);
    if (program && program.shape !== "storyboard") shown.push(program.picture);
    for (const { src } of shown) where.set(src, [...(where.get(src) ?? []), path]);
  }
  expect([...where].filter(([, pages]) => pages.length > 1)).toEqual([]);
  expect(where.size).toBeGreaterThan(16 * 4);
});

it("pages of one service, and those of cities, differ in shape: in how the hero lies, what the program is or what comes first", () => {
  const shapes = new Map<string, string[]>();
  for (const { service = "city", hero = "right", program, beach, clients, roomsFirst = false } of landingPages)
    shapes.set(service, [
      ...(shapes.get(service) ?? []),
      [hero, program?.shape, beach !== undefined, clients !== undefined, roomsFirst].join(" "),
    ]);
  for (const [service, drawn] of shapes) expect(new Set(drawn).size, service).toBe(drawn.length);
});
