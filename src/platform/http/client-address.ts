import type { Context } from "hono";
import { type AppEnv, settingsOf } from "../../env.ts";
import { sha256 } from "../links/signed-link.ts";

/** Keeps 56 bits of IPv6: a house owns all that begin with them. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [before = "", after] = address.toLowerCase().split("::");
  const groups = (part: string) => (part ? part.split(":") : []);
  const [head, tail] = [groups(before), groups(after ?? "")];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const first = [...head, ...(after === undefined ? [] : zeros), ...tail].slice(0, 4);
  const [last = "0"] = first.splice(3);
  const kept = [...first, last.padStart(4, "0").replace(/..$/, "00")];
  return `${kept.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/56`;
}

/** Only Cloudflare sets the header. */
export const clientNetwork = (c: Context): string => networkOf(c.req.header("CF-Connecting-IP") ?? "unknown");

/** May be stored: it identifies nobody without LINK_SECRET. Without the secret each request counts alone. */
export function hashedNetwork(c: Context<AppEnv>, purpose: string): Promise<string> {
  const secret = settingsOf(c.env).linkSecrets?.current;
  return sha256([purpose, secret ?? crypto.randomUUID(), clientNetwork(c)].join("\n"));
}
