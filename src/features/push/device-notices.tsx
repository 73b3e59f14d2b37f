import { Island } from "../../platform/islands/island.tsx";
import { useWords } from "../../platform/pages/words.ts";
import { portalPaths } from "../portal/paths.ts";
import { noticesPaths } from "./model.ts";
import pushDevice from "./push-device.island.tsx";

export interface NoticesHere {
  /** Null without a key, when notices are off. */
  publicKey: string | null;
  /** Where this device is told; null: not at all. */
  endpoint: string | null;
}

interface DeviceNoticesProps extends NoticesHere {
  api: string;
  booking: string;
  isByKey?: boolean;
}

export function DeviceNotices({ publicKey, endpoint, api, booking, isByKey = false }: DeviceNoticesProps) {
  const { devices: words } = useWords().planPages;
  if (publicKey === null) return null;
  const { notices, noticesOff } = noticesPaths(api);
  return (
    <section className="plan-news" aria-labelledby="devices-title">
      <div>
        <h2 className="font-600" id="devices-title">
          {words.title}
        </h2>
        <p className="small text-muted">{isByKey ? words.textByKey : words.text}</p>
      </div>
      <Island
        of={pushDevice}
        props={{
          words,
          publicKey,
          known: endpoint ? [endpoint] : [],
          path: notices,
          off: { path: noticesOff, booking },
          worker: { script: portalPaths.worker, scope: portalPaths.dashboard },
        }}
        when="near"
      />
    </section>
  );
}
