import type { Signature } from "../../content/landing/landing-page.ts";

const count = 13;

const called = 9;

const foot = 210;

export function Candles({ signature }: { signature: Extract<Signature, { shape: "candles" }> }) {
  const candles = Array.from({ length: count }, (_, index) => {
    const height = 92 + index * 7 - (index > called ? (index - called) * 4 : 0);
    return { number: index + 1, x: `${((index + 0.5) / count) * 100}%`, top: foot - height };
  });
  return (
    <section className="candles" aria-labelledby="program-title">
      <svg className="wrap" height={foot + 44} aria-hidden="true" focusable="false">
        <radialGradient id="flame">
          <stop stopColor="#fbbf24" stopOpacity="0.6" />
          <stop offset="1" stopColor="#fbbf24" stopOpacity="0" />
        </radialGradient>
        {candles.map(({ number, x, top }) => (
          <svg key={number} x={x} overflow="visible" aria-hidden="true">
            {number <= called ? <circle cy={top - 20} r={number === called ? 62 : 34} fill="url(#flame)" /> : null}
            <rect
              className={number <= called ? "candle-lit" : "candle"}
              x="-5"
              y={top}
              width="10"
              height={foot - top}
            />
            <path
              className={number <= called ? "flame" : "flame-out"}
              transform={`translate(0 ${top - 6})`}
              d="M0 0c-6 0-9-4-9-10 0-7 6-11 9-20 3 9 9 13 9 20 0 6-3 10-9 10z"
            />
            <text className={number === called ? "candle-called" : undefined} y={foot + 30} textAnchor="middle">
              {number}
            </text>
          </svg>
        ))}
      </svg>
      <div className="wrap candles-said">
        <p>
          <b className="display">{called}</b> <b className="display">Camp friends</b>{" "}
          <span className="text-muted">their song, from the line that everybody sings</span>
        </p>
      </div>
      <div className="wrap candles-moments">
        <h2 className="h3" id="program-title">
          {signature.title}
        </h2>
        <ol className="moments">
          {signature.steps.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
