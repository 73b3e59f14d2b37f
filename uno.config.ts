import { readFile } from "node:fs/promises";
import { defineConfig, presetIcons, presetMini } from "unocss";

/** Colours are CSS variables, so that the accent follows the view (see src/platform/ui/base.css). */
export default defineConfig({
  presets: [
    presetMini({ preflight: false }),
    presetIcons({
      collections: {
        lucide: async () => JSON.parse(await readFile("node_modules/@iconify-json/lucide/icons.json", "utf8")),
      },
      // What all icons share stands once, in src/platform/ui/icons.css, their size among it.
      processor(properties) {
        for (const name of Object.keys(properties)) if (name !== "--un-icon") delete properties[name];
        const icon = properties["--un-icon"];
        if (typeof icon === "string") properties["--un-icon"] = icon.replace(" width='1em' height='1em'", "");
      },
    }),
  ],
  rules: [
    // `hidden` is a word of the sources as well.
    ["gone", { display: "none" }],
    ["tabular-nums", { "font-variant-numeric": "tabular-nums" }],
    [/^font-(\d+)$/, ([, weight]) => ({ "font-weight": weight })],
    [
      /^text-(text|muted|accent|accent-text|brand|brand-text|danger|field-line)$/,
      ([, colour]) => ({ color: `var(--${colour})` }),
    ],
  ],
  theme: {
    fontFamily: { display: "var(--face-display)" },
    breakpoints: { md: "820px" },
  },
  // Words of the sources that are no utilities here. What a stylesheet defines is none by itself.
  blocklist: [
    "ring",
    "outline",
    "shadow",
    "b",
    "fixed",
    /^[mpw]\d$/,
    "border",
    "rounded",
    "table",
    "static",
    "hidden",
    "visible",
    "contents",
    "inline",
    "transition",
    "grow",
    "my",
    "me",
    "px",
    /^(m[rsx]|mis|misa|pisa|pie|pt|ha|indent|invisible)$/,
    /^h\d+$/,
  ],
  outputToCssLayers: { cssLayerName: (layer) => (layer === "icons" ? "ui" : "utilities") },
});
