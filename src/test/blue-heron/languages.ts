import type { Translation } from "../../content/translation.ts";
import { spanish } from "../../content/words/es/index.ts";

export const translations: Readonly<Record<string, Translation>> = { es: spanish };
