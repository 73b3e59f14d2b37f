import { env } from "cloudflare:workers";
import { expect, it } from "vitest";

const tables: Readonly<Record<string, string>> = {
  users: "id email first_name last_name profile_image_url created_at updated_at",
  sessions: "sid sess expire",
  shows: "id title datetime venue city hero_image tickets_url is_live=false created_at",
  mixes: "id title platform video_id url duration tags cover views=0 created_at",
  packages: "id name price features duration description is_popular=false created_at",
  testimonials: "id author role rating quote source created_at",
  posts: "id title slug excerpt content image published=false created_at updated_at",
  gallery_items: "id type src alt caption category created_at",
  contacts:
    "id first_name last_name email phone company_name event_date event_type venue guest_count budget details source='website' discount_code status='new' created_at",
  newsletter_subscribers: "id email first_name phone interests subscribed=true created_at",
  client_requests:
    "id client_email contact_id type subject message song_request status='pending' admin_response created_at updated_at",
};

it.each(Object.entries(tables))("the table %s has its fields and defaults", async (table, fields) => {
  const { results } = await env.DB.prepare("SELECT name, dflt_value FROM pragma_table_info(?)")
    .bind(table)
    .all<{ name: string; dflt_value: string | null }>();
  const columns = new Map(results.map(({ name, dflt_value }) => [name, dflt_value]));
  for (const field of fields.split(" ")) {
    const [name = "", value] = field.split("=");
    expect(columns.has(name), `${table}.${name}`).toBe(true);
    if (value) expect(columns.get(name), `${table}.${name}`).toBe(value);
  }
});

it.each(["users.email", "posts.slug", "newsletter_subscribers.email"])("no two rows share %s", async (field) => {
  const [table = "", column = ""] = field.split(".");
  const { results } = await env.DB.prepare(
    "SELECT columns.name FROM pragma_index_list(?) AS keys, pragma_index_info(keys.name) AS columns WHERE keys.[unique] AND NOT keys.partial",
  )
    .bind(table)
    .all<{ name: string }>();
  expect(results.map(({ name }) => name)).toContain(column);
});

it("every table is made after those that it refers to: a copy holds tables in this order, each with its rows", async () => {
  const { results } = await env.DB.prepare(
    `SELECT child.name AS child, [references].[table] AS parent
     FROM sqlite_master AS child, pragma_foreign_key_list(child.name) AS [references]
     JOIN sqlite_master AS parent ON parent.type = 'table' AND parent.name = [references].[table]
     WHERE child.type = 'table' AND parent.rowid > child.rowid`,
  ).all();
  expect(results).toEqual([]);
});
