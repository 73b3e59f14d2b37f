import { Hono } from "hono";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { fingerprintQuery, paths } from "../../site/paths.ts";
import { signedByFingerprintQuery } from "../signatures.ts";

/** People copy it in blocks, in capitals, over several lines. */
const cleaned = (typed: string): string => typed.replace(/\s/g, "").toLowerCase();

type Verdict = "signed" | "by-client" | "unknown" | "malformed";

const words: Readonly<Record<Verdict, { tone: "ok" | "danger"; title: string; text: string }>> = {
  signed: {
    tone: "ok",
    title: "This is a signed agreement's fingerprint.",
    text: `An agreement of ${site.name} with exactly this fingerprint was signed by both sides.`,
  },
  "by-client": {
    tone: "ok",
    title: "This is a signed agreement's fingerprint.",
    text: `An agreement of ${site.name} with exactly this fingerprint was signed by the client. The DJ has not signed it yet.`,
  },
  unknown: {
    tone: "danger",
    title: "No signed agreement has this fingerprint.",
    text: "The text that it was made of was not signed here, or is not the text that was signed: one changed letter gives another fingerprint.",
  },
  malformed: {
    tone: "danger",
    title: "That is no fingerprint.",
    text: "It has 64 characters, each a digit or a letter from a to f. Spaces between them do not matter.",
  },
};

function VerifyPage({ typed, verdict }: { typed: string; verdict: Verdict | null }) {
  const said = verdict && words[verdict];
  return (
    <section className="wrap section">
      <div className="max-w-180 mx-auto">
        <h1 className="h1">Check an agreement</h1>
        <p className="lead mt-4 mb-8">
          Every signed agreement has a fingerprint: 64 letters and digits made from its exact words. Copy it here to
          hear whether it was signed. Nothing of what the agreement says is shown.
        </p>
        {said ? (
          <div className="summary mb-6" role="status" data-tone={said.tone}>
            <span
              className={said.tone === "ok" ? "i-lucide-circle-check" : "i-lucide-triangle-alert"}
              aria-hidden="true"
            />
            <div>
              <p className="font-600">{said.title}</p>
              <p>{said.text}</p>
            </div>
          </div>
        ) : null}
        <form className="card card-lifted form-grid p-6 md:p-9" method="get" action={paths.verify}>
          <TextField
            id="verify-fingerprint"
            name={fingerprintQuery}
            label="Fingerprint"
            entry={typed}
            autoComplete="off"
            className="full"
            hint="It stands below the signatures, and in the email that brought the copy."
          />
          <button className="btn btn-primary full" type="submit">
            Check it
          </button>
        </form>
      </div>
    </section>
  );
}

const verifyMetadata = unlisted(
  "Check an agreement",
  "Every agreement that is signed here has a fingerprint. Copy it into this page to hear whether it was signed.",
  { path: paths.verify, feature: "contracts" },
);

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
