import { base64url, importJWK, SignJWT } from "jose";
import { site } from "../../content/site.ts";
import type { Settings } from "../../env.ts";
import { hour } from "../../platform/durations.ts";
import type { Notice, Subscription } from "./model.ts";

/** In milliseconds. */
const timeout = 5000;

/** Seconds that a push service keeps a notice for an offline phone. */
const keptFor = (12 * hour) / 1000;

const signatureLasts = "12h";

/** In bytes of a record; notices are far shorter. */
const recordSize = 4096;
const lengths = { publicKey: 65, privateKey: 32, salt: 16 } as const;

const publicKeyIn = (key: string): string => base64url.encode(base64url.decode(key).slice(0, lengths.publicKey));

/** Null without a key, when notices are off. */
export const publicKeyOf = (push: Settings["push"]): string | null => ("unset" in push ? null : publicKeyIn(push.key));

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

async function derived(secret: BufferSource, salt: BufferSource, info: BufferSource, bytes: number) {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8);
}

/** RFC 8291 (Web Push), as one record of aes128gcm (RFC 8188). */
async function encrypted(text: string, { p256dh, auth }: Subscription): Promise<Uint8Array<ArrayBuffer>> {
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const receiver = joined(base64url.decode(p256dh));
  const receiverKey = await crypto.subtle.importKey("raw", receiver, curve, false, []);
  const own = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
  const sender = new Uint8Array(await crypto.subtle.exportKey("raw", own.publicKey));
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: receiverKey }, own.privateKey, 256);
  const info = joined(bytesOf("WebPush: info\0"), receiver, sender);
  const secret = await derived(shared, joined(base64url.decode(auth)), info, 32);
  const salt = crypto.getRandomValues(new Uint8Array(lengths.salt));
  const contentKey = await derived(secret, salt, bytesOf("Content-Encoding: aes128gcm\0"), 16);
  const iv = await derived(secret, salt, bytesOf("Content-Encoding: nonce\0"), 12);
  const key = await crypto.subtle.importKey("raw", contentKey, "AES-GCM", false, ["encrypt"]);
  // A 2 ends the last record.
  const record = joined(bytesOf(text), Uint8Array.of(2));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, record);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, recordSize);
  return joined(salt, size, Uint8Array.of(sender.byteLength), sender, new Uint8Array(sealed));
}

/** VAPID (RFC 8292). */
async function authorization(endpoint: string, key: string): Promise<string> {
  const bytes = base64url.decode(key);
  const part = (from: number, length: number) => base64url.encode(bytes.slice(from, from + length));
  const privateKey = await importJWK(
    { kty: "EC", crv: "P-256", x: part(1, 32), y: part(33, 32), d: part(lengths.publicKey, lengths.privateKey) },
    "ES256",
  );
  const token = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(new URL(endpoint).origin)
    .setSubject(`mailto:${site.email}`)
    .setExpirationTime(signatureLasts)
    .sign(privateKey);
  return `vapid t=${token}, k=${publicKeyIn(key)}`;
}

export type Pushed = "taken" | "gone" | "failed";

const longest = { title: 120, body: 200 } as const;

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** Never throws. */
export async function pushNotice(subscription: Subscription, notice: Notice, key: string): Promise<Pushed> {
  const { endpoint } = subscription;
  const { title, body } = notice;
  const text = JSON.stringify({ ...notice, title: cut(title, longest.title), body: cut(body, longest.body) });
  try {
    const { status, body } = await fetch(endpoint, {
      method: "POST",
      headers: {
        Authorization: await authorization(endpoint, key),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(keptFor),
        Urgency: "high",
      },
      body: await encrypted(text, subscription),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await body?.cancel();
    if (status === 404 || status === 410) return "gone";
    if (status >= 200 && status < 300) return "taken";
    throw new Error(`status ${status}`);
  } catch (error) {
    // The endpoint is a secret, so only its host is logged.
    console.warn(JSON.stringify({ event: "push-failed", host: URL.parse(endpoint)?.hostname, message: String(error) }));
    return "failed";
  }
}
