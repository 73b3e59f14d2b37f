import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../../../env.ts";
import { clientNetwork } from "../../../platform/http/client-address.ts";
import { api } from "../paths.ts";
import { type Beacon, beacon as schema } from "./form.ts";

/** Bytes. */
const maxSize = 1024;

/** Types of texts, not of forms. */
const types = /^(?:text\/plain|application\/json)\b/i;

function parse(text: string): Beacon | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Cloudflare's two letters; empty where unknown. */
function countryOf(request: Request): string {
  const cf: unknown = "cf" in request ? request.cf : null;
  return typeof cf === "object" && cf !== null && "country" in cf && typeof cf.country === "string" ? cf.country : "";
}

async function isPlausible(c: Context<AppEnv>): Promise<boolean> {
  const { success } = await c.env.BEACON_LIMIT.limit({ key: clientNetwork(c) });
  return success;
}

const notFound = "not found";

/** Blobs are kind, route, target and country. A path may hold a code or private text, so its route replaces it. */
function record({ env, req, var: { routeAt } }: Context<AppEnv>, visit: Beacon): void {
  try {
    const target = visit.kind === "pageview" ? "" : visit.target;
    const blobs = [visit.kind, routeAt(visit.path) ?? notFound, target, countryOf(req.raw)];
    env.ANALYTICS.writeDataPoint({ indexes: [visit.kind], blobs, doubles: [1] });
  } catch (error) {
    console.error(JSON.stringify({ event: "beacon-failed", message: String(error) }));
  }
}

/** Always answers 204, so that abusers learn nothing. */
export const beacon = new Hono<AppEnv>().post(
  api.beacon,
  bodyLimit({ maxSize, onError: (c) => c.body(null, 204) }),
  async (c) => {
    const visit = types.test(c.req.header("Content-Type") ?? "") ? parse(await c.req.text()) : null;
    if (visit && (await isPlausible(c))) record(c, visit);
    return c.body(null, 204);
  },
);
