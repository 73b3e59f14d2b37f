import { paths } from "../../site/paths.ts";

/** The pages of the administrator's area, in the order of its navigation. */
export const adminLinks = [
  { label: "Today", href: paths.admin, icon: "i-lucide-layout-dashboard" },
  { label: "Leads", href: paths.adminLeads, icon: "i-lucide-inbox" },
  { label: "Bookings", href: paths.adminBookings, icon: "i-lucide-calendar" },
  { label: "Requests", href: paths.adminRequests, icon: "i-lucide-list-music" },
  { label: "Outbox", href: paths.adminOutbox, icon: "i-lucide-send" },
  { label: "Stats", href: paths.adminStats, icon: "i-lucide-chart-column" },
  { label: "Content", href: paths.adminContent, icon: "i-lucide-pencil" },
  { label: "People", href: paths.adminPeople, icon: "i-lucide-users" },
] as const;
