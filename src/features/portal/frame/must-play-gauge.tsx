import type { Words } from "../../../content/words/en/index.ts";
import { countIn, fill } from "../../../platform/language.ts";
import { Filled } from "../../../platform/ui/filled.tsx";
import { gaugeWords, type MustPlayTime } from "../../songs/must-play-time.ts";

/** The words beside it say the same. */
export const MustPlayBar = ({ over, filled }: Pick<MustPlayTime, "over" | "filled">) => (
  // The site's policy refuses inline styles.
  <svg
    className="must-gauge-bar"
    data-over={over > 0 ? "" : undefined}
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect width={filled} height="12" />
  </svg>
);

interface MustPlayGaugeProps extends MustPlayTime {
  words: Pick<Words, "formats"> & { gauge: Words["portal"]["gauge"] };
}

export function MustPlayGauge({ words, songs, minutes, dancing, over, left, tooMany, filled }: MustPlayGaugeProps) {
  if (songs === 0) return null;
  const { formats, gauge } = words;
  return (
    <section className="card must-gauge" aria-labelledby="must-gauge">
      <h2 className="font-600" id="must-gauge">
        <Filled
          words={gauge.title}
          parts={{
            filled: <span className="whole">{gaugeWords(minutes)}</span>,
            dancing: <span className="whole">{gaugeWords(dancing)}</span>,
          }}
        />
      </h2>
      <MustPlayBar over={over} filled={filled} />
      <p className="small text-muted">
        {over > 0 ? (
          <>
            <b className="must-gauge-over">{fill(gauge.over, { time: gaugeWords(over) })}</b>{" "}
            {fill(countIn(formats, gauge.tooMany, songs), { some: tooMany })}
          </>
        ) : (
          fill(gauge.left, { time: gaugeWords(left) })
        )}
      </p>
    </section>
  );
}
