import type { Translation } from "./translation.ts";
import { spanish } from "./words/es/index.ts";

export const translations: Readonly<Record<string, Translation>> = { es: spanish };
