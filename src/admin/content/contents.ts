import * as z from "zod/mini";
import type { ContentRows } from "../../business/content/content-rows.ts";
import { mixRows } from "../../business/content/mix-rows.ts";
import { packageRows } from "../../business/content/package-rows.ts";
import { postRows } from "../../business/content/post-rows.ts";
import { showRows } from "../../business/content/show-rows.ts";
import { testimonialRows } from "../../business/content/testimonial-rows.ts";
import type { Database } from "../../db/client.ts";
import { type FieldIssue, fieldIssues } from "../../forms/issues.ts";
import type { ContentKind } from "./forms/content-kinds.ts";
import { mixForm } from "./forms/mix.ts";
import { packageForm } from "./forms/package.ts";
import { postForm } from "./forms/post.ts";
import { showForm } from "./forms/show.ts";
import { testimonialForm } from "./forms/testimonial.ts";

/** What became of a form: `issues` is empty when it is stored, `gone` when there was nothing to change. */
export type Outcome = { issues: readonly FieldIssue[] } | "gone";

/** The rows of one kind of content behind its form. `body` is what was sent. */
export interface Content extends Pick<ContentRows<never>, "list" | "find" | "remove"> {
  add(db: Database, id: string, body: unknown, now: number): Promise<Outcome>;
  change(db: Database, id: string, body: unknown, now: number): Promise<Outcome>;
}

function content<Form>(schema: z.ZodMiniType<Form>, rows: ContentRows<Form>): Content {
  async function checked(body: unknown, store: (form: Form) => Promise<FieldIssue | "gone" | null>): Promise<Outcome> {
    const { success, data, error } = z.safeParse(schema, body);
    if (!success) return { issues: fieldIssues(error) };
    const against = await store(data);
    return against === "gone" ? against : { issues: against ? [against] : [] };
  }
  return {
    list: rows.list,
    find: rows.find,
    remove: rows.remove,
    add: (db, id, body, now) => checked(body, (form) => rows.add(db, id, form, now)),
    change: (db, id, body, now) => checked(body, (form) => rows.change(db, id, form, now)),
  };
}

/** The kinds of content with their forms and rows. */
export const contents: Readonly<Record<ContentKind, Content>> = {
  packages: content(packageForm, packageRows),
  testimonials: content(testimonialForm, testimonialRows),
  mixes: content(mixForm, mixRows),
  shows: content(showForm, showRows),
  posts: content(postForm, postRows),
};
