/** Written by the build (scripts/island-loaders.ts): fetches the code of each `*.island.tsx` by the island's name. */
declare module "islands" {
  import type { IslandOf } from "./define.ts";

  export const loaders: Readonly<Record<string, (() => Promise<{ default: IslandOf<object> }>) | undefined>>;
}
