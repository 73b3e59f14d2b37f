import { type Context, Hono } from "hono";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { unlisted } from "../../../platform/pages/metadata/page-metadata.ts";
import { allWords, inEachLanguage, useWords, wordsOf } from "../../../platform/pages/words.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import { Sunset } from "../../../platform/ui/sunset.tsx";
import { fingerprintParameter, paths } from "../../site/paths.ts";
import { signedByFingerprintQuery } from "../signatures.ts";

/** People copy it in blocks, in capitals, over several lines. */
const cleaned = (typed: string): string => typed.replace(/\s/g, "").toLowerCase();

type Verdict = keyof Words["verify"]["verdicts"];

const pathIn = ({ formats }: Words): string => formats.prefix + paths.verify;

function VerifyPage({ typed, verdict }: { typed: string; verdict: Verdict | null }) {
  const words = useWords();
  const { verify } = words;
  const verdictWords = verdict && verify.verdicts[verdict];
  const isGood = verdict === "signed" || verdict === "by-client";
  return (
    <section className="wrap page">
      <div className="max-w-180 mx-auto">
        <Sunset className="w-[140px] mb-8 text-brand" />
        <h1 className="h1">{verify.title}</h1>
        <p className="lead mt-4 mb-8">{verify.lead}</p>
        {verdictWords ? (
          <div className="summary mb-6" role="status" data-tone={isGood ? "ok" : "danger"}>
            <span className={isGood ? "i-lucide-circle-check" : "i-lucide-triangle-alert"} aria-hidden="true" />
            <div>
              <p className="font-600">{verdictWords.title}</p>
              <p>{verdictWords.text}</p>
            </div>
          </div>
        ) : null}
        <form className="card card-lifted form-grid p-6 md:p-9" method="get" action={pathIn(words)}>
          <TextField
            id="verify-fingerprint"
            name={fingerprintParameter}
            label={verify.label}
            entry={typed}
            autoComplete="off"
            className="full"
            hint={verify.hint}
          />
          <button className="btn btn-primary full" type="submit">
            {verify.check}
          </button>
        </form>
      </div>
    </section>
  );
}

/** Tells only whether a signed agreement has this fingerprint. */
async function showVerdict(c: Context<AppEnv>) {
  const words = wordsOf(c);
  const typed = (c.req.query(fingerprintParameter) ?? "").slice(0, 200);
  const sha256 = cleaned(typed);
  const verdict = async (): Promise<Verdict | null> => {
    if (sha256 === "") return null;
    if (!/^[0-9a-f]{64}$/.test(sha256)) return "malformed";
    const [found] = await signedByFingerprintQuery(primary(c.env.DB), sha256);
    if (!found) return "unknown";
    return found.countersigned ? "signed" : "by-client";
  };
  return c.render(<VerifyPage typed={typed} verdict={await verdict()} />, {
    metadata: unlisted(words.verify.title, words.verify.about, {
      path: pathIn(words),
      language: words.formats.tag,
      alternates: inEachLanguage(paths.verify),
      feature: "contracts",
    }),
  });
}

export const verify = new Hono<AppEnv>();
for (const words of allWords) verify.get(pathIn(words), showVerdict);
