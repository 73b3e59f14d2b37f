import * as z from "zod/mini";
import type { TurnstileSettings } from "../../../env.ts";

/** Where its script lies, and its check of tokens. */
export const turnstileScript = ({ url }: { url: string }): string => `${url}/turnstile/v0/api.js`;
const siteverify = ({ url }: { url: string }): string => `${url}/turnstile/v0/siteverify`;

/** Milliseconds for which its answer is waited for. */
const patience = 3000;

const answer = z.object({ success: z.boolean() });

/** Asks Cloudflare whether a token is a person's. `null` when it gives no answer in time, or none that can be read. */
export async function isPerson(settings: TurnstileSettings, token: string, address: string): Promise<boolean | null> {
  try {
    const response = await fetch(siteverify(settings), {
      method: "POST",
      body: new URLSearchParams({ secret: settings.secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(patience),
    });
    return z.parse(answer, await response.json()).success;
  } catch {
    return null;
  }
}
