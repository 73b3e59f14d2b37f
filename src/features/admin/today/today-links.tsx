import { site } from "../../../content/site.ts";
import { contentList, contentNew } from "../../content/dj/paths.ts";
import { paths } from "../../site/paths.ts";
import { LogOut } from "../frame/log-out.tsx";
import { adminPaths } from "../paths.ts";

function StreamLinks({ channel }: { channel: string }) {
  return (
    <>
      <li>
        <a href={paths.live}>
          <span className="i-lucide-tv" aria-hidden="true" />
          See the live page
        </a>
      </li>
      <li>
        <a href={`https://dashboard.twitch.tv/u/${channel}/stream-manager`} target="_blank" rel="noopener">
          <span className="i-lucide-sliders-horizontal" aria-hidden="true" />
          Stream manager
          <span className="i-lucide-arrow-up-right leaves" aria-hidden="true" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </li>
    </>
  );
}

export function TodayLinks() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 className="small text-muted" id="quick-actions">
        Quick actions
      </h2>
      <ul className="quick">
        <li>
          <a href={adminPaths.newLead}>
            <span className="i-lucide-phone" aria-hidden="true" />
            From a call
          </a>
        </li>
        {site.streamingChannel ? <StreamLinks channel={site.streamingChannel.name} /> : null}
        <li>
          <a href={contentList("packages")}>
            <span className="i-lucide-tag" aria-hidden="true" />
            Package prices
          </a>
        </li>
        <li>
          <a href={contentNew("gallery_items")}>
            <span className="i-lucide-image-up" aria-hidden="true" />
            Picture for the gallery
          </a>
        </li>
        <li>
          <LogOut>
            <span className="i-lucide-log-out" aria-hidden="true" />
            Log out
          </LogOut>
        </li>
      </ul>
    </section>
  );
}
