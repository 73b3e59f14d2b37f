import { AdminLayout } from "../../components/admin/admin-layout.tsx";
import type { PageMetadata } from "../../metadata/page-metadata.ts";
import { paths } from "../../paths.ts";
import { Panel } from "../../ui/admin/panel.tsx";

export function TodayPage({ date }: { date: string }) {
  return (
    <AdminLayout path={paths.admin} title={date}>
      <Panel id="now-title" title="Now playing">
        <p>…</p>
      </Panel>
    </AdminLayout>
  );
}

export const todayMetadata: PageMetadata = {
  title: "Today | Administration | Sunset Bay DJ",
  description:
    "What waits for the DJ today: what plays now, the live status, new leads, bookings that come up, and requests.",
  path: paths.admin,
  area: "admin",
  structuredData: [],
  ownCallToAction: true,
  noindex: true,
};
