import { env } from "cloudflare:workers";
import { primary } from "../database/client.ts";
import { countersignatures, signatures } from "../database/schema/contracts.ts";

export async function signBoth(bookingId: string, { countersigned = true } = {}): Promise<void> {
  const db = primary(env.DB);
  const id = crypto.randomUUID();
  await db.insert(signatures).values({
    id,
    bookingId,
    number: 1,
    text: "The contract",
    sha256: id,
    name: "Ana Núñez",
    consent: "I agree",
    session: "none",
    userAgent: "Test",
    signedAt: Date.now(),
  });
  if (countersigned)
    await db.insert(countersignatures).values({ signatureId: id, by: "dj@example.com", createdAt: Date.now() });
}
