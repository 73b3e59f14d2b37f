import type { Kept } from "../../../platform/pages/public/kept.ts";
import { renderPage } from "../../../platform/pages/render.tsx";
import { siteFrame } from "./frame.ts";
import { keptAs, type Reading } from "./keep-answer.ts";

/** An answer for the visitor who asked, and the same for all who ask later; `null` when it is not to be kept. */
interface Produced {
  response: Response;
  kept: Kept | null;
}

/**
 * Reads, then renders. `null` when there is nothing at the address. Nothing of a public page comes later than the rest, so React
 * has written all of it before its stream gives the first byte: it is read to its end, once for the visitor and for memory.
 */
export async function producePage(reading: Reading): Promise<Produced | null> {
  const shown = await reading.shown;
  if (!shown) return null;
  const { headers, kept } = keptAs(shown, reading);
  const written =
    "text" in shown ? shown.text : await renderPage(siteFrame, shown.page, shown.metadata, reading.origin);
  const body = await new Response(written).arrayBuffer();
  return { response: new Response(body, { headers }), kept: kept && { ...kept, body, stale: false } };
}
