import { env } from "cloudflare:workers";
import { primary } from "../database/client.ts";
import { clientRequests } from "../database/schema/requests.ts";

export async function storeRequest(over: Partial<typeof clientRequests.$inferInsert> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const now = Date.now();
  await primary(env.DB)
    .insert(clientRequests)
    .values({
      id,
      clientEmail: "ana@example.com",
      type: "timeline",
      subject: "First dance",
      message: "Can it be at eight?",
      createdAt: now,
      updatedAt: now,
      ...over,
    });
  return id;
}

export const rowOf = (id: string) =>
  env.DB.prepare("SELECT status, admin_response, responded_at FROM client_requests WHERE id = ?").bind(id).first();
