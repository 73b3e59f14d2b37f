import { eventsComeFirst, schedule, setsAWeek } from "../../content/schedule.ts";
import { site } from "../../content/site.ts";
import { Fold } from "../../platform/ui/fold.tsx";
import { ShowSchedule } from "../live/show-schedule.tsx";
import { paths } from "../site/paths.ts";

export function LiveSection() {
  return (
    <section className="wrap pb-[var(--section)] live-section" aria-labelledby="live-title">
      <div>
        <h2 className="h2" id="live-title">
          <span className="whole">Hear a set before</span> <span className="whole">you book one</span>
        </h2>
        <p className="lead mt-4" data-on-air-line="">
          The same booth, the same records, free on Twitch.
        </p>
        <p className="mt-2">
          <a className="text-link" href={paths.live}>
            The live page
          </a>
        </p>
      </div>
      {schedule.length > 0 ? (
        <Fold summary={setsAWeek("live ")}>
          <ShowSchedule />
          <p className="small text-muted mt-2">{`All times ${site.zoneName}. ${eventsComeFirst}`}</p>
        </Fold>
      ) : null}
    </section>
  );
}
