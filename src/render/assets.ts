import manifest from "../../public/assets/manifest.json";

/** What the build made: addresses of the stylesheet, the browser's first script and the fonts, each hashed by content. */
export const assets: { readonly stylesheet: string; readonly script: string; readonly fonts: readonly string[] } =
  manifest;
