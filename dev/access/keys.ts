import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { exportJWK, generateKeyPair, type JWK } from "jose";

/** With its private part. */
export type SigningKey = JWK & { kid: string; alg: "RS256" };

async function makeKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: "RS256", use: "sig" };
}

/** From `file`, so that a login outlives a restart; else a new one. */
export async function signingKey(file?: string): Promise<SigningKey> {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const key = await makeKey();
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(key), { mode: 0o600 });
  }
  return key;
}
