import { createECDH, type ECDH, randomBytes } from "node:crypto";
import { decrypt } from "http_ece";
import { onTestFinished, vi } from "vitest";

const pair = createECDH("prime256v1");
const publicKey = pair.generateKeys();
export const pushKey = Buffer.concat([
  publicKey,
  Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex"),
]).toString("base64url");
export const vapidKey = publicKey.toString("base64url");

export function browser(endpoint = `https://push.example.com/send/${randomBytes(16).toString("base64url")}`) {
  const keys: ECDH = createECDH("prime256v1");
  const subscription = {
    endpoint,
    p256dh: keys.generateKeys().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  const read = (body: Uint8Array): unknown =>
    JSON.parse(
      new TextDecoder().decode(
        decrypt(Buffer.from(body), { version: "aes128gcm", privateKey: keys, authSecret: subscription.auth }),
      ),
    );
  return { subscription, read };
}

/** Replaces browsers’ push services and keeps what the Worker sends. */
export function pushService(answer: (endpoint: string) => Response = () => new Response(null, { status: 201 })) {
  const posts: { url: string; headers: Headers; body: Uint8Array }[] = [];
  const really = globalThis.fetch;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).hostname === "localhost") return really(request);
    posts.push({ url: request.url, headers: request.headers, body: new Uint8Array(await request.arrayBuffer()) });
    return answer(request.url);
  });
  onTestFinished(() => spy.mockRestore());
  return posts;
}
