import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../dates.ts";
import type { FormState } from "../../fields/form-state.ts";
import { hexDigest } from "../../hex.ts";
import { wordsOf } from "../../pages/words.ts";
import { problem } from "./problem.tsx";

/** For cached pages, which hold no key: the same content on one day is one post. */
export async function contentKey(content: object, now: number): Promise<string> {
  return `content:${await hexDigest(JSON.stringify([calendarDateAt(now), content]))}`;
}

/** Bytes, ten times the longest honest form. */
const maxBodySize = 256 * 1024;

/** Characters, more than the longest blog post. */
const longestEcho = 80_000;

const tooLong = (c: Context<AppEnv>): string => wordsOf(c).errors.tooMuch;

export const limitBody = bodyLimit({ maxSize: maxBodySize, onError: (c) => problem(c, 413, tooLong(c)) });

/** @throws {HTTPException} 413 when too long to show again */
export async function textsOf(c: Context, fields: readonly string[]): Promise<FormState["values"]> {
  const body = await c.req.parseBody({ all: true }).catch((): Record<string, never> => ({}));
  const texts = fields.flatMap((name) => {
    const text = [body[name] ?? []].flat().filter((value) => typeof value === "string");
    return text.length > 0 ? [[name, text.join("\n")] as const] : [];
  });
  if (texts.reduce((sum, [, text]) => sum + text.length, 0) > longestEcho)
    throw new HTTPException(413, { message: tooLong(c) });
  return Object.fromEntries(texts);
}
