import { createECDH } from "node:crypto";

/** PUSH_KEY: the public and the private half of a key for VAPID (RFC 8292), Base64url. */
export function newPushKey(): string {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const privateKey = Buffer.alloc(32);
  pair.getPrivateKey().copy(privateKey, 32 - pair.getPrivateKey().length);
  return Buffer.concat([publicKey, privateKey]).toString("base64url");
}
