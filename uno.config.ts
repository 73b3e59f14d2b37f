import { readFile } from "node:fs/promises";
import { defineConfig, presetIcons, presetWind4 } from "unocss";

/** Colours are CSS variables, so that the accent follows the view (see src/ui/base.css). */
export default defineConfig({
  presets: [
    presetWind4({ preflights: { reset: false, theme: "on-demand" } }),
    presetIcons({
      scale: 1.25,
      collections: {
        lucide: async () => JSON.parse(await readFile("node_modules/@iconify-json/lucide/icons.json", "utf8")),
      },
      extraProperties: { display: "inline-block", "flex-shrink": "0" },
    }),
  ],
  theme: {
    colors: {
      base: "var(--base)",
      well: "var(--well)",
      raised: "var(--raised)",
      "raised-2": "var(--raised-2)",
      line: "var(--line)",
      ink: "var(--ink)",
      text: "var(--text)",
      muted: "var(--muted)",
      danger: "var(--danger)",
      accent: "var(--accent)",
      "accent-text": "var(--accent-text)",
    },
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
  outputToCssLayers: {
    cssLayerName: (layer) => (layer === "default" || layer === "shortcuts" ? `uno-${layer}` : layer),
  },
});
