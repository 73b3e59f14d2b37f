import { zValidator } from "@hono/zod-validator";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type * as z from "zod/mini";
import type { AppEnv } from "../../../env.ts";
import { type FieldIssue, type FormState, fieldIssues } from "../../fields/form-state.ts";
import { chosenAddress, likelyAddress } from "../../fields/mail-domain.ts";
import { fill } from "../../language.ts";
import { wordsOf } from "../../pages/words.ts";
import { clientNetwork } from "../client-address.ts";
import { askForPerson } from "../person/ask-for-person.tsx";
import { limitBody, textsOf } from "./form-body.ts";
import { handleWithin } from "./form-fault.tsx";
import { isFormPost, isJson, problem } from "./problem.tsx";

/** Without `json` programs are redirected, too. */
export interface Taken {
  json?: object;
  to: string;
}

/** Valid fields, refused all the same. */
interface Refused {
  status: 409 | 422;
  issues: readonly FieldIssue[];
}

type Answer = Response | Promise<Response>;
type Outcome = Response | Taken | Refused;

interface FormRoute<Schema extends z.ZodMiniObject> {
  path: string;
  /** Defaults to POST. */
  methods?: readonly string[];
  schema: Schema;
  /** Runs before the body is read. */
  guard?: MiddlewareHandler<AppEnv>;
  /** Counts refused posts, too, by network or `countedBy`. */
  limit?: "FORM_LIMIT" | "PORTAL_CLIENT_LIMIT" | "SONG_LIMIT" | "GUEST_LIMIT";
  countedBy?: (c: Context<AppEnv>) => string;
  /** Counted by instead once a post of this session was taken; an invented one counts for its network. */
  session?: (c: Context<AppEnv>) => string;
  /** Suspicious posts need proof of a person. */
  forAnyone?: true;
  /** The refused form's page. Without it a fault gets its own. */
  again?: (c: Context<AppEnv>, form: FormState<keyof z.input<Schema> & string>) => Answer;
  act: (c: Context<AppEnv>, form: z.output<Schema>, now: number) => Outcome | Promise<Outcome>;
  pretend?: (form: z.output<Schema>, c: Context<AppEnv>) => Taken | Promise<Taken>;
  /** Queued mails are sent once the answer is out. */
  mails?: true | ((form: z.output<Schema>) => boolean);
  /** For a reload of the refused form. */
  comesBackTo?: string | ((c: Context<AppEnv>) => string);
}

/** Seconds. */
const retryAfter = 60;

/** In this isolate. */
const knownSessions = new Set<string>();
const mostKnown = 10_000;

const pass = createMiddleware((_, next) => next());

const summaryOf = (issues: readonly FieldIssue[]): string =>
  `validation: ${issues.length === 1 ? "1 field needs" : `${issues.length} fields need`} another look`;

/** Replaces the typed address for all who read the form. */
async function takeOffered(c: Context<AppEnv>): Promise<void> {
  const form = await c.req.formData().catch(() => null);
  const [typed, chosen] = [form?.get("email"), form?.get(chosenAddress)];
  if (typeof typed === "string" && typeof chosen === "string" && likelyAddress(typed, true) === chosen)
    form?.set("email", chosen);
}

/**
 * Answers 413 too large, 415 wrong type, 400 malformed, 422 invalid, 429 too many, as `{ message, issues }` or as a
 * browser's page.
 */
export function formRoute<Schema extends z.ZodMiniObject>(route: FormRoute<Schema>): Hono<AppEnv>;
export function formRoute(route: FormRoute<z.ZodMiniObject>): Hono<AppEnv> {
  const {
    path,
    methods = ["POST"],
    schema,
    guard = pass,
    limit,
    forAnyone,
    countedBy = (c: Context<AppEnv>) => clientNetwork(c),
    session = () => "",
    again,
    act,
    pretend,
    mails,
    comesBackTo,
  } = route;
  async function refuse(
    c: Context<AppEnv>,
    status: 409 | 422 | 429,
    issues: readonly FieldIssue[],
    message = summaryOf(issues),
  ) {
    if (!isFormPost(c)) return problem(c, status, message, issues);
    if (!again) return problem(c, status, message);
    const values = await textsOf(c, Object.keys(schema.shape));
    c.status(status);
    return again(c, { values, issues });
  }

  const limited = createMiddleware<AppEnv>(async (c, next) => {
    const sid = session(c);
    if (!limit || (await c.env[limit].limit({ key: knownSessions.has(sid) ? sid : countedBy(c) })).success) {
      await next();
      if (knownSessions.size >= mostKnown) knownSessions.clear();
      if (sid && c.res.status < 400) knownSessions.add(sid);
      return undefined;
    }
    c.header("Retry-After", String(retryAfter));
    c.var.noteFault("limit-reached", path);
    const { tooOften } = wordsOf(c).errors;
    return refuse(c, 429, [{ path: "", message: tooOften }], tooOften);
  });

  const offers = limit !== undefined && again !== undefined && "email" in schema.shape;

  async function offerLikely(c: Context<AppEnv>) {
    if (!offers) return undefined;
    const { email = "", [chosenAddress]: chosen } = await textsOf(c, ["email", chosenAddress]);
    const likely = likelyAddress(email, true);
    if (likely === null || chosen === email.trim()) return undefined;
    return refuse(c, 422, [{ path: "email", message: fill(wordsOf(c).ui.didYouMean, { address: likely }) }]);
  }

  const fromForm: MiddlewareHandler<AppEnv> = zValidator("form", schema, (result, c: Context<AppEnv>) =>
    result.success ? offerLikely(c) : refuse(c, 422, fieldIssues(result.error, wordsOf(c).errors)),
  );
  const fromJson: MiddlewareHandler<AppEnv> = zValidator("json", schema, (result, c: Context<AppEnv>) => {
    if (!result.success) return refuse(c, 422, fieldIssues(result.error, wordsOf(c).errors));
    c.req.addValidatedData("form", result.data);
    return undefined;
  });
  const checked = createMiddleware<AppEnv, string, { out: { form: z.output<z.ZodMiniObject> } }>(async (c, next) => {
    if (!isFormPost(c) && !isJson(c)) return problem(c, 415, "Please send JSON or a form.");
    const check: MiddlewareHandler<AppEnv> = isFormPost(c) ? fromForm : fromJson;
    if (isFormPost(c) && offers) await takeOffered(c);
    const isWhole = await (isFormPost(c) ? c.req.parseBody({ all: true }) : c.req.json()).then(
      () => true,
      () => false,
    );
    if (!isWhole) return problem(c, 400, wordsOf(c).errors.damaged);
    return handleWithin(c, () => check(c, next));
  });

  async function take(c: Context<AppEnv>, form: z.output<z.ZodMiniObject>): Promise<Response> {
    const trapped = pretend && form.leaveBlank;
    const asked = forAnyone && !trapped ? await askForPerson(c) : null;
    if (asked) return asked;
    const outcome = trapped ? await pretend(form, c) : await act(c, form, Date.now());
    if (!trapped && (typeof mails === "function" ? mails(form) : mails)) c.var.sendMails();
    if (outcome instanceof Response) return outcome;
    if ("issues" in outcome) return refuse(c, outcome.status, outcome.issues);
    return outcome.json && !isFormPost(c) ? c.json(outcome.json) : c.redirect(outcome.to, 303);
  }

  const app = new Hono<AppEnv>().on([...methods], path, limitBody, guard, limited, checked, (c) =>
    take(c, c.req.valid("form")),
  );
  if (comesBackTo)
    app.get(path, (c) => c.redirect(typeof comesBackTo === "string" ? comesBackTo : comesBackTo(c), 303));
  return app;
}
