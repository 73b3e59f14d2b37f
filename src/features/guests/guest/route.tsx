import { type Context, Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { emptyForm, type FormState } from "../../../platform/fields/form-state.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { isFormPost, problem } from "../../../platform/http/forms/problem.tsx";
import { guestPaths, guestSaidQuery, withQuery } from "../../site/paths.ts";
import { writtenCode } from "../guest-page.ts";
import { guestOutcomes } from "../model.ts";
import { readGuestPage } from "../read-list.ts";
import { type Asked, takeVote, takeWish } from "../take-wish.ts";
import { voteForm, type WishField, wishForm } from "./form.ts";
import { guest, networkAt, withinNetwork } from "./guest.ts";
import { GuestPage, guestMetadata } from "./page.tsx";

const route = guestPaths(":code{[A-Za-z0-9]{4,12}}");
const codeOf = (c: Context<AppEnv>): string => writtenCode(c.req.param("code") ?? "");

async function showPage(c: Context<AppEnv>, form: FormState<WishField> = emptyForm) {
  const now = Date.now();
  const code = codeOf(c);
  const found = await readGuestPage(primary(c.env.DB), code, c.var.guest, now);
  if (!found) return c.notFound();
  const said = guestOutcomes.find((outcome) => outcome === c.req.query(guestSaidQuery)) ?? null;
  return c.render(<GuestPage code={code} {...found} said={said} form={form} now={now} />, {
    metadata: guestMetadata(code, found.list.title),
  });
}

async function askingOf(c: Context<AppEnv>, now: number) {
  const code = codeOf(c);
  return { code, guest: c.var.guest, network: await networkAt(c, code), now };
}

const refusals = {
  closed: "Wishes are closed just now.",
  "none-left": "You have asked for as many songs as each guest may. You can still vote.",
  full: "The list is full for tonight. You can still vote.",
} as const;

/** What a wish or a vote is answered: the outcome to a program, the page with it to a browser. */
function answer(c: Context<AppEnv>, asked: Asked) {
  if ("refused" in asked) {
    if (asked.refused === "missing") {
      return isFormPost(c) ? c.notFound() : problem(c, 404, "This song is not on the list any more.");
    }
    return { status: 409, issues: [{ path: "title", message: refusals[asked.refused] }] } as const;
  }
  return { json: asked, to: withQuery(guestPaths(codeOf(c)).page, { [guestSaidQuery]: asked.outcome }) };
}

const counted = {
  guard: withinNetwork,
  limit: "GUEST_LIMIT",
  countedBy: (c: Context<AppEnv>) => c.var.guest,
} as const;

const wishing = formRoute({
  ...counted,
  path: route.page,
  schema: wishForm,
  again: showPage,
  act: async (c, song, now) => answer(c, await takeWish(primary(c.env.DB), await askingOf(c, now), song)),
});

const voting = formRoute({
  ...counted,
  path: route.vote,
  schema: voteForm,
  again: (c, { issues }) => showPage(c, { values: {}, issues }),
  act: async (c, { wish }, now) => answer(c, await takeVote(primary(c.env.DB), await askingOf(c, now), wish)),
  comesBackTo: (c) => guestPaths(codeOf(c)).page,
});

/** What a guest of an event sees and asks for, by the code on the table. */
export const guests = new Hono<AppEnv>()
  .use(route.page, guest)
  .use(route.vote, guest)
  .get(route.page, (c) => showPage(c))
  .route("/", wishing)
  .route("/", voting);
