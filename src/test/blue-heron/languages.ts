import type { Translation } from "../../content/translation.ts";

export const translations: Readonly<Record<string, Translation>> = {};
