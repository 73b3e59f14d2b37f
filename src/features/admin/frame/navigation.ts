import { adminPaths } from "../paths.ts";

/** The pages of the administrator's area, in the order of its navigation. */
export const adminLinks = [
  { label: "Today", href: adminPaths.today, icon: "i-lucide-layout-dashboard" },
  { label: "Leads", href: adminPaths.leads, icon: "i-lucide-inbox" },
  { label: "Bookings", href: adminPaths.bookings, icon: "i-lucide-calendar" },
  { label: "Money", href: adminPaths.money, icon: "i-lucide-banknote" },
  { label: "Requests", href: adminPaths.requests, icon: "i-lucide-list-music" },
  { label: "Blocked days", href: adminPaths.blockedDays, icon: "i-lucide-calendar-x" },
  { label: "Calendars", href: adminPaths.calendars, icon: "i-lucide-calendar-sync" },
  { label: "Waitlist", href: adminPaths.waitlist, icon: "i-lucide-hourglass" },
  { label: "Outbox", href: adminPaths.outbox, icon: "i-lucide-send" },
  { label: "Stats", href: adminPaths.stats, icon: "i-lucide-chart-column" },
  { label: "Content", href: adminPaths.content, icon: "i-lucide-pencil" },
  { label: "Planning mails", href: adminPaths.planningMails, icon: "i-lucide-mail-check" },
  { label: "Reviews", href: adminPaths.reviews, icon: "i-lucide-star" },
  { label: "Newsletter", href: adminPaths.newsletter, icon: "i-lucide-mail" },
  { label: "People", href: adminPaths.people, icon: "i-lucide-users" },
  { label: "Audit log", href: adminPaths.audit, icon: "i-lucide-scroll-text" },
] as const;
