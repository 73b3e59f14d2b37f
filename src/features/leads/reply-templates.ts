import { asc, eq } from "drizzle-orm";
import { translations } from "../../content/languages.ts";
import {
  type DateState,
  type Placeholder,
  type ReplyTemplate,
  standardTemplates,
} from "../../content/reply-templates.ts";
import type { Translation } from "../../content/translation.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { replyTemplates } from "../../database/schema/leads.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";

export const replyTemplatesQuery = (db: Database) =>
  db.select().from(replyTemplates).orderBy(asc(replyTemplates.createdAt), asc(replyTemplates.id));

type Written = Awaited<ReturnType<typeof replyTemplatesQuery>>[number];

/** `version` 0: the standard words. */
export type EditedTemplate = ReplyTemplate & { version: number };

const inLanguage = ([language, { replyTemplates: texts }]: [string, Translation]): ReplyTemplate[] =>
  standardTemplates.flatMap(({ id, label, fits }) =>
    id === "song" ? [] : [{ id: `${id}-${language}`, label, fits, text: texts[id], language }],
  );

const standard: readonly ReplyTemplate[] = [...standardTemplates, ...Object.entries(translations).flatMap(inLanguage)];

/** Also those not on offer; the DJ's own come last. */
export function allTemplates(written: readonly Written[]): EditedTemplate[] {
  const byId = new Map<string, EditedTemplate>(standard.map((template) => [template.id, { ...template, version: 0 }]));
  for (const { id, label, text, version } of written)
    byId.set(id, { fits: [], ...byId.get(id), id, label, text, version });
  return [...byId.values()];
}

const ofRequests = ({ fits }: ReplyTemplate): boolean => fits.every((each) => each === "song" || each === "question");
const ofLeads = ({ fits }: ReplyTemplate): boolean => !fits.includes("song");

/** At least one is on offer: those in the language, and the DJ's own. */
export function templatesOf(
  written: readonly Written[],
  to: "lead" | "request",
  language = "en",
): [ReplyTemplate, ...ReplyTemplate[]] {
  const spoken = translations[language] ? language : "en";
  const [first, ...more] = allTemplates(written)
    .filter(
      ({ id, text, language }) =>
        text !== "" && ((language ?? "en") === spoken || (!language && id.startsWith("own-"))),
    )
    .filter(to === "lead" ? ofLeads : ofRequests);
  return [first ?? { id: "own", label: "Own words", fits: [], text: "" }, ...more];
}

/** By id, or else the one that fits the date or the request. */
export const templateFor = (
  templates: readonly [ReplyTemplate, ...ReplyTemplate[]],
  chosen: string | undefined,
  state: DateState | "papers" | "song" | "question",
): ReplyTemplate =>
  templates.find(({ id }) => id === chosen) ??
  templates.find(({ fits }) => fits.some((each) => each === state)) ??
  templates[0];

export type Filling = Readonly<Partial<Record<Placeholder, string>>>;

/**
 * The same words change nothing.
 * @returns false when somebody else has changed it meanwhile
 */
export async function saveTemplate(
  db: Database,
  { id, version, label, text }: Omit<EditedTemplate, "fits">,
  { by, now }: Actor,
): Promise<boolean> {
  const next = { version: version + 1, label, text };
  const { stored } = await batchOf(db, {
    save: db
      .insert(replyTemplates)
      .values({ id, ...next, createdAt: now })
      .onConflictDoUpdate({
        target: replyTemplates.id,
        set: next,
        setWhere: eq(replyTemplates.version, version),
      }),
    audit: auditQuery(db, { what: "setting-changed", who: by, about: `reply template ${id}` }, now),
    stored: db.select().from(replyTemplates).where(eq(replyTemplates.id, id)),
  });
  return stored[0]?.label === label && stored[0].text === text;
}
