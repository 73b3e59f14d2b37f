import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { followUps } from "../../content/follow-ups.ts";
import { planningAudiences } from "../../content/planning-mails.ts";
import { planningMails } from "../../features/reminders/model.ts";
import { flag, instant } from "../columns.ts";

export const planningTexts = sqliteTable(
  "planning_texts",
  {
    mail: text({ enum: planningMails }).notNull(),
    audience: text({ enum: planningAudiences }).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Before the event; after it for the thank-you. */
    days: integer().notNull(),
    isPaused: flag().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mail, table.audience] })],
);

/** They override `src/content/follow-ups.ts`. */
export const followUpTexts = sqliteTable("follow_up_texts", {
  of: text({ enum: followUps }).primaryKey(),
  subject: text().notNull(),
  text: text().notNull(),
  days: integer().notNull(),
  isOn: flag().notNull(),
  updatedAt: instant().notNull(),
});
