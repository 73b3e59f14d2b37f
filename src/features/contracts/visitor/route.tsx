import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { fingerprintQuery, paths } from "../../site/paths.ts";
import { signedByFingerprintQuery } from "../signatures.ts";
import { type Verdict, VerifyPage, verifyMetadata } from "./page.tsx";

/** People copy it in blocks, in capitals, over several lines. */
const cleaned = (typed: string): string => typed.replace(/\s/g, "").toLowerCase();

/** Tells only whether a signed agreement has this fingerprint. */
export const verify = new Hono<AppEnv>().get(paths.verify, async (c) => {
  const typed = (c.req.query(fingerprintQuery) ?? "").slice(0, 200);
  const sha256 = cleaned(typed);
  const verdict = async (): Promise<Verdict | null> => {
    if (sha256 === "") return null;
    if (!/^[0-9a-f]{64}$/.test(sha256)) return "malformed";
    const [found] = await signedByFingerprintQuery(primary(c.env.DB), sha256);
    if (!found) return "unknown";
    return found.countersigned ? "signed" : "by-client";
  };
  return c.render(<VerifyPage typed={typed} verdict={await verdict()} />, { metadata: verifyMetadata });
});
