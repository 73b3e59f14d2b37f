import type { Translation } from "./translation.ts";
import { spanish } from "./words/es/index.ts";

/** Beside English, by their first part of an address; a business without one leaves it out. */
export const translations: Readonly<Record<string, Translation>> = { es: spanish };
