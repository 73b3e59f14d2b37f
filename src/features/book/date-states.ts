import type { DateState } from "../dates/model.ts";

export const dateStateIcons: Readonly<Record<DateState, string>> = {
  free: "i-lucide-circle-check",
  held: "i-lucide-hourglass",
  taken: "i-lucide-x",
  "too-soon": "",
  past: "",
  "too-far": "",
};
