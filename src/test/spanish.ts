/** The sample's, whichever languages an owner keeps. */
export { spanish } from "../content/words/es/index.ts";
