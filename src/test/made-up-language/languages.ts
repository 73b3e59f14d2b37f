import type { Translation } from "../../content/translation.ts";
import { madeUpLanguage, marked } from "../marked-words.ts";
import { spanish } from "../spanish.ts";

export const translations: Readonly<Record<string, Translation>> = { [madeUpLanguage]: marked(spanish) };
