import { readFile } from "node:fs/promises";
import { defineConfig, presetIcons, presetWind4 } from "unocss";

/** Colours are CSS variables, so that the accent follows the view (see src/ui/base.css). */
export default defineConfig({
  presets: [
    presetWind4({ preflights: { reset: false, theme: "on-demand" } }),
    presetIcons({
      collections: {
        lucide: async () => JSON.parse(await readFile("node_modules/@iconify-json/lucide/icons.json", "utf8")),
      },
      // What all icons share stands once, in src/ui/icons.css, their size among it.
      processor(properties) {
        for (const name of Object.keys(properties)) if (name !== "--un-icon") delete properties[name];
        const icon = properties["--un-icon"];
        if (typeof icon === "string") properties["--un-icon"] = icon.replace(" width='1em' height='1em'", "");
      },
    }),
  ],
  rules: [
    [/^leading-\[([\d.]+)\]$/, ([, height]) => ({ "line-height": height })],
    [/^font-(\d+)$/, ([, weight]) => ({ "font-weight": weight })],
    [/^text-(text|muted|accent|accent-text|danger|field-line)$/, ([, colour]) => ({ color: `var(--${colour})` })],
  ],
  theme: {
    font: { display: "var(--face-display)", sans: "var(--face-text)" },
    breakpoint: { sm: "480px", md: "820px", lg: "1080px" },
  },
  shortcuts: {
    wrap: "mx-auto w-full max-w-[calc(1200px+2*var(--gutter))] px-[var(--gutter)]",
    section: "py-[var(--section)]",
    h1: "font-display text-[length:var(--h1)] leading-[1]",
    h2: "font-display text-[length:var(--h2)] leading-[1.05]",
    h3: "font-display text-[length:var(--h3)] leading-[1.2]",
    lead: "text-[length:var(--lead)] text-muted leading-[1.6] max-w-[34em]",
    small: "text-[.875rem] leading-[1.5]",
    micro: "text-[.8125rem] leading-[1.45]",
  },
  // Words of the markup that are no utilities here.
  blocklist: [
    "ring",
    "filter",
    "outline",
    "border",
    "rounded",
    "tab",
    "table",
    "static",
    "hidden",
    "grow",
    "my",
    "me",
    "px",
  ],
  outputToCssLayers: {
    cssLayerName: (layer) => (layer === "default" || layer === "shortcuts" ? `uno-${layer}` : layer),
  },
});
