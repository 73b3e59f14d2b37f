import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../../../env.ts";
import { clientNetwork } from "../../../platform/http/client-address.ts";
import { api } from "../paths.ts";
import { type Beacon, beacon as schema } from "./form.ts";

/** Largest beacon in bytes. */
const maxSize = 1024;

/** The types that `sendBeacon` and `fetch` give to a text. A form's type is not among them. */
const types = /^(?:text\/plain|application\/json)\b/i;

function parse(text: string): Beacon | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Two letters of the country that Cloudflare places the visitor in; empty where it does not say. */
function countryOf(request: Request): string {
  const cf: unknown = "cf" in request ? request.cf : null;
  return typeof cf === "object" && cf !== null && "country" in cf && typeof cf.country === "string" ? cf.country : "";
}

/** Whether the visitor's address has not yet had its share of this minute. */
async function isPlausible(c: Context<AppEnv>): Promise<boolean> {
  const { success } = await c.env.BEACON_LIMIT.limit({ key: clientNetwork(c) });
  return success;
}

/** In place of an address that no page has. */
const notFound = "not found";

/**
 * Writes one data point: blobs are kind, route, target and country. An address may hold a code, an id or whatever somebody
 * has typed, so its route is counted in place of it: `/g/:code`. A failure is logged and ignored.
 */
function record({ env, req, var: { routeAt } }: Context<AppEnv>, visit: Beacon): void {
  try {
    const target = visit.kind === "pageview" ? "" : visit.target;
    const blobs = [visit.kind, routeAt(visit.path) ?? notFound, target, countryOf(req.raw)];
    env.ANALYTICS.writeDataPoint({ indexes: [visit.kind], blobs, doubles: [1] });
  } catch (error) {
    console.error(JSON.stringify({ event: "beacon-failed", message: String(error) }));
  }
}

/**
 * Counts what the browser tells of a visit, unless its address sends more than any person does (`BEACON_LIMIT`). It is
 * always answered 204: whoever sends nonsense, or too much, learns nothing.
 */
export const beacon = new Hono<AppEnv>().post(
  api.beacon,
  bodyLimit({ maxSize, onError: (c) => c.body(null, 204) }),
  async (c) => {
    const visit = types.test(c.req.header("Content-Type") ?? "") ? parse(await c.req.text()) : null;
    if (visit && (await isPlausible(c))) record(c, visit);
    return c.body(null, 204);
  },
);
