import type { DateState } from "../features/dates/model.ts";
import type { LandingPage } from "./landing/landing-page.ts";
import type { TranslatedTemplates } from "./reply-templates.ts";
import type { Words } from "./words/en/index.ts";

/** A language beside English. */
export interface Translation extends Words {
  pages: readonly LandingPage[];
  /** Of a {date} that was asked for; `none` is no date. */
  dates: Readonly<Record<DateState | "none", string>>;
  /** Before days that are free nearby. */
  nearest: string;
  replyTemplates: TranslatedTemplates;
}
