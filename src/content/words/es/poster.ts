import type { poster as english } from "../en/poster.ts";

export const poster: typeof english = {
  play: "Reproducir:",
  plays: "Se reproduce desde {name} cuando usted presione el botón",
  thisSite: "este sitio",
};
