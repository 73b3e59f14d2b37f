import { livePicture } from "../../content/page-pictures.ts";
import { acrossPhones } from "../../content/picture.ts";
import { eventsComeFirst, schedule, setsAWeek } from "../../content/schedule.ts";
import { site } from "../../content/site.ts";
import { Island } from "../../platform/islands/island.tsx";
import { ShowSchedule } from "../live/show-schedule.tsx";
import { paths } from "../site/paths.ts";
import poster from "../site/sections/poster.island.tsx";

export function LiveSection({ channel }: { channel: string }) {
  return (
    <section className="wrap pb-[var(--section)] live-section" aria-labelledby="live-title">
      <Island
        of={poster}
        props={{
          player: { type: "twitch", channel },
          picture: livePicture,
          sizes: `${acrossPhones}, (max-width: 979px) 100vw, 670px`,
          title: setsAWeek("live "),
          caption: "Nothing loads until you press play",
        }}
        when="touch"
      />
      <div>
        <h2 className="h2" id="live-title">
          <span className="whole">Hear a set before</span> <span className="whole">you book one</span>
        </h2>
        <p className="lead mt-4 mb-6" data-on-air-line="">
          The same booth, the same records, free on Twitch.
        </p>
        {schedule.length > 0 ? <ShowSchedule /> : null}
        <p className="small text-muted mt-2 flex flex-wrap items-center justify-between gap-x-6">
          {schedule.length > 0 ? `All times ${site.zoneName}. ${eventsComeFirst}` : null}
          <a className="text-link" href={paths.live}>
            The live page
          </a>
        </p>
      </div>
    </section>
  );
}
