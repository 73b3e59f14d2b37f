import type { QuoteView } from "./view.ts";

/** When the sun sets on the day, and when vows in its light begin. */
export function SunsetOfDay({ sunset, ceremony }: Pick<QuoteView, "sunset" | "ceremony">) {
  return (
    <section className="received-sunset" aria-labelledby="sunset-title">
      <span className="i-lucide-sunset" aria-hidden="true" />
      <h2 className="h2" id="sunset-title">
        Sunset at {sunset.time}
      </h2>
      <p className="text-muted">
        In {sunset.place}.{ceremony ? ` For vows in its light, the ceremony begins around ${ceremony}.` : null}
      </p>
    </section>
  );
}
