import type { DateState } from "../dates/model.ts";

export const dateStateCopy: Readonly<Record<DateState, { label: string; icon: string }>> = {
  free: { label: "Free", icon: "i-lucide-circle-check" },
  held: { label: "On hold", icon: "i-lucide-hourglass" },
  taken: { label: "Taken", icon: "i-lucide-x" },
  "too-soon": { label: "Too soon, please call", icon: "" },
  past: { label: "Past", icon: "" },
  "too-far": { label: "Not open yet", icon: "" },
};
