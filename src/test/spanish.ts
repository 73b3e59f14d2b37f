import { translations } from "../content/languages.ts";

const { es } = translations;
if (!es) throw new Error("The sample's content speaks Spanish, and tests run on that.");

/** The sample's, whichever languages an owner keeps. */
export const spanish = es;
