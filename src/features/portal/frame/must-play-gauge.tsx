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

export function MustPlayGauge({ songs, minutes, dancing, over, left, tooMany, filled }: MustPlayTime) {
  if (songs === 0) return null;
  return (
    <section className="card must-gauge" aria-labelledby="must-gauge">
      <h2 className="font-600" id="must-gauge">
        Your must-plays fill <span className="whole">{gaugeWords(minutes)}</span> of{" "}
        <span className="whole">{gaugeWords(dancing)}</span> of dancing
      </h2>
      <MustPlayBar over={over} filled={filled} />
      <p className="small text-muted">
        {over > 0 ? (
          <>
            <b className="must-gauge-over">{gaugeWords(over)} over.</b> About {tooMany} of {songs}{" "}
            {songs === 1 ? "song" : "songs"} will not fit.
          </>
        ) : (
          <>{gaugeWords(left)} left for your guests&rsquo; requests and my picks.</>
        )}
      </p>
    </section>
  );
}
