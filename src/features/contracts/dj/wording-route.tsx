import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { actorOf, done, noticeText } from "../../admin/frame/notices.ts";
import { listQuery } from "../../admin/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { standardClauses } from "../clauses.ts";
import { clausesAt, clausesQuery, saveWords } from "../wording.ts";
import { type WordsField, wordsForm } from "./wording-form.ts";
import { WordingPage, wordingMetadata } from "./wording-page.tsx";

async function showClauses(c: Context<AppEnv>, form?: FormState<WordsField>) {
  const clauses = clausesAt(await clausesQuery(primary(c.env.DB)), Date.now());
  const own = clauses.filter(({ id }) => !standardClauses.some((each) => each.id === id));
  const props = {
    clauses,
    written: form ? { clause: form.values.clause ?? "", form } : null,
    nextId: `own-${own.length + 1}`,
    notice: noticeText(c.req.query(listQuery.notice)),
  };
  return c.render(<WordingPage {...props} />, { metadata: wordingMetadata });
}

const changed = { path: "text", message: "These words were changed elsewhere meanwhile: please open the page again" };

export const adminWording = new Hono<AppEnv>()
  .get(settingsPaths.contract, (c) => showClauses(c))
  .route(
    "/",
    formRoute({
      path: settingsPaths.contract,
      schema: wordsForm,
      again: showClauses,
      async act(c, { clause, version, heading, text, withoutDeposit, look }) {
        const words = { heading, text: text ?? "", withoutDeposit };
        if (look !== undefined)
          return showClauses(c, {
            values: { ...words, clause, withoutDeposit: withoutDeposit ?? "" },
            issues: [],
          });
        const saved = await saveWords(primary(c.env.DB), { id: clause, version, ...words }, actorOf(c));
        return saved ? done(settingsPaths.contract, "setting-saved") : { status: 409, issues: [changed] };
      },
    }),
  );
