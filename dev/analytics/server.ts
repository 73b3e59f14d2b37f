import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../page.ts";
import { type Served, serve } from "../serve.ts";

/** Longer than anyone waits. */
const slow = 20_000;
const hour = 3_600_000;

export interface AnalyticsOptions {
  /** 0 lets the system choose. */
  port: number;
  /** Of every account. */
  token: string;
}

/** A fault, or page views by hour (milliseconds). */
interface Account {
  fault: string;
  views: ReadonlyMap<number, number> | null;
}

/** A small site that is busiest at the weekend. */
const sampleViews = (instant: number): number => {
  const date = new Date(instant);
  const weekend = [0, 5, 6].includes(date.getUTCDay()) ? 2 : 1;
  return weekend * (3 + ((date.getUTCDate() * 7 + date.getUTCHours() * 5) % 6));
};

/** The only query that it understands: page views by day in a time zone, since an instant. */
const question =
  /^SELECT\s+formatDateTime\(timestamp, '%Y-%m-%d', '([\w/]+)'\) AS day,\s+SUM\(_sample_interval\) AS views\s+FROM (\w+)\s+WHERE blob1 = 'pageview' AND timestamp >= toDateTime\((\d+)\)\s+GROUP BY day\s+ORDER BY day\s+FORMAT JSON$/;

function rows(account: Account, timeZone: string, since: number) {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const days = new Map<string, number>();
  for (let instant = since; instant <= Date.now(); instant += hour) {
    const views = account.views ? (account.views.get(instant) ?? 0) : sampleViews(instant);
    if (views > 0) days.set(day.format(instant), (days.get(day.format(instant)) ?? 0) + views);
  }
  // 64-bit numbers are strings, as ClickHouse writes them.
  return [...days].map(([name, views]) => ({ day: name, views: String(views) }));
}

async function failAs(fault: string): Promise<Response> {
  if (fault === "slow") await delay(slow, undefined, { ref: false });
  if (fault === "slow" || fault === "reset") return Response.error();
  if (fault === "html") return new Response("<!doctype html><title>Maintenance</title>");
  if (fault === "shape") return Response.json({ data: [{ day: "yesterday", views: "many" }] });
  const status = Number(fault) || 500;
  return Response.json({ success: false, errors: [{ code: status, message: "fault on demand" }] }, { status });
}

function analyticsApp(token: string) {
  const app = new Hono();
  const accounts = new Map<string, Account>();
  const accountOf = (id: string): Account => accounts.get(id) ?? { fault: "", views: null };

  app.post("/client/v4/accounts/:account/analytics_engine/sql", async (c) => {
    const account = accountOf(c.req.param("account"));
    if (account.fault) return failAs(account.fault);
    if (c.req.header("Authorization") !== `Bearer ${token}`)
      return c.json({ success: false, errors: [{ code: 10000, message: "Authentication error" }] }, 401);
    const [, timeZone = "", , since] = question.exec(await c.req.text()) ?? [];
    if (!since) return c.text("this stand-in does not understand the query", 400);
    const data = rows(account, timeZone, Number(since) * 1000);
    const meta = [
      { name: "day", type: "String" },
      { name: "views", type: "UInt64" },
    ];
    return c.json({ meta, data, rows: data.length, rows_before_limit_at_least: data.length });
  });

  // ?account=…&fault=401, or &views={"<instant of an hour>":3}
  app.get("/control", (c) => {
    const { account = "local", fault = "", views } = c.req.query();
    const given: Record<string, number> | null = views ? JSON.parse(views) : null;
    const byHour = given && new Map(Object.entries(given).map(([instant, count]) => [Number(instant), count]));
    accounts.set(account, { fault, views: byHour });
    return c.json({ account, fault, views: given });
  });

  app.get("/", (c) => {
    const links = ["", "401", "429", "500", "slow", "html", "shape", "reset"].map(
      (fault) => html`<li><a href="/control?fault=${fault}"><code>/control?fault=${fault}</code></a></li>`,
    );
    return c.html(page("Analytics Engine", html`<p>What it does wrong:</p><ul>${links}</ul>`));
  });
  return app;
}

/** A stand-in for the SQL API of Workers Analytics Engine, with sample figures and faults on demand. */
export const startAnalytics = ({ port, token }: AnalyticsOptions): Promise<Served> =>
  serve(analyticsApp(token).fetch, port);
