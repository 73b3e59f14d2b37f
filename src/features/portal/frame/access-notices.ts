import type { Words } from "../../../content/words/en/index.ts";

export type AccessView = "ask" | "sent" | keyof Words["portal"]["access"]["notices"];
