import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { site } from "../src/content/site.ts";
import { settingsOf } from "./wrangler.ts";

const root = join(import.meta.dirname, "..");

/** Written anew by each run of `npm run deploy -- --preview`, from wrangler.toml. */
export const previewFile = "wrangler.preview.json";

const settings = z.looseObject({
  name: z.string(),
  vars: z.record(z.string(), z.string()),
  d1_databases: z.array(z.looseObject({ database_name: z.string() })),
  kv_namespaces: z.array(z.looseObject({ binding: z.string() })),
  r2_buckets: z._default(z.array(z.looseObject({ bucket_name: z.string() })), []),
  ratelimits: z.array(z.looseObject({ namespace_id: z.string() })),
  analytics_engine_datasets: z.array(z.looseObject({ dataset: z.string() })),
  send_email: z.array(z.looseObject({})),
});

/** The settings of a Worker of its own on workers.dev, with a database, bucket and counts of its own. */
function previewSettings(subdomain: string) {
  const { routes: _routes, queues: _queues, ...own } = settingsOf(settings);
  // The login is set once, as secrets of the preview (docs/runbook.md).
  const { ACCESS_TEAM_DOMAIN: _team, ACCESS_AUD: _audience, ...vars } = own.vars;
  const name = `${own.name}-preview`;
  return {
    ...own,
    name,
    workers_dev: true,
    preview_urls: false,
    // Answers by mail would come to the live site.
    vars: {
      ...vars,
      REPLY_DOMAIN: "",
      REPLY_MAILBOX: "",
      TURNSTILE_SITE_KEY: "",
      SITE_ORIGIN: `https://${name}.${subdomain}.workers.dev`,
      PREVIEW: "on",
    },
    // Without ids, which are those of the live site.
    d1_databases: own.d1_databases.map(({ database_id: _id, ...each }) => ({
      ...each,
      database_name: `${each.database_name}-preview`,
    })),
    kv_namespaces: own.kv_namespaces.map(({ binding }) => ({ binding })),
    r2_buckets: own.r2_buckets.map((each) => ({ ...each, bucket_name: `${each.bucket_name}-preview` })),
    ratelimits: own.ratelimits.map((each) => ({ ...each, namespace_id: `9${each.namespace_id}` })),
    analytics_engine_datasets: own.analytics_engine_datasets.map((each) => ({
      ...each,
      dataset: `${each.dataset}_preview`,
    })),
    // Cloudflare refuses any other receiver as well.
    send_email: own.send_email.map((each) => ({ ...each, destination_address: site.email })),
    cache: { enabled: false },
  };
}

/** Gives the origin and the buckets. */
export function writePreviewSettings(subdomain: string): { origin: string; buckets: string[] } {
  const written = previewSettings(subdomain);
  writeFileSync(join(root, previewFile), `${JSON.stringify(written, null, 2)}\n`);
  return {
    origin: written.vars.SITE_ORIGIN,
    buckets: written.r2_buckets.map(({ bucket_name }) => bucket_name),
  };
}
