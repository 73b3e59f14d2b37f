import * as z from "zod/mini";
import { adminApi } from "../../admin/paths.ts";
import type { PreparedPicture } from "./prepare-picture.ts";

const stored = z.object({ id: z.string() });
const refused = z.object({ message: z.string() });

const unreachable = "The picture did not arrive. Please check the connection and save again: nothing is lost.";

/** Sends a picture with the words for it. Gives the name that it has got, or what to tell of why it has none. */
export async function sendPicture(
  { variants, colors }: PreparedPicture,
  alt: string,
): Promise<{ id: string } | { fault: string }> {
  const body = new FormData();
  body.set("alt", alt);
  body.set("colors", colors);
  for (const variant of variants) body.append("variants", variant, "variant");
  try {
    const answer = await fetch(adminApi.uploads, { method: "POST", credentials: "include", body });
    const json: unknown = await answer.json().catch(() => null);
    const id = answer.ok ? z.safeParse(stored, json).data?.id : undefined;
    return id ? { id } : { fault: z.safeParse(refused, json).data?.message ?? unreachable };
  } catch {
    return { fault: unreachable };
  }
}
