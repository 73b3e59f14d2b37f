export const adminPaths = {
  today: "/admin",
  snooze: "/admin/snooze",
  worker: "/admin/evening-worker.js",
  evenings: "/admin/evenings.json",
  leads: "/admin/leads",
  newLead: "/admin/leads/new",
  bookings: "/admin/bookings",
  newBooking: "/admin/bookings/new",
  calendarFeed: "/admin/bookings/calendar",
  blockedDays: "/admin/blocked-days",
  calendars: "/admin/calendars",
  waitlist: "/admin/waitlist",
  money: "/admin/money",
  requests: "/admin/requests",
  outbox: "/admin/outbox",
  stats: "/admin/stats",
  content: "/admin/content",
  uploads: "/admin/content/uploads",
  newsletter: "/admin/newsletter",
  newNewsletter: "/admin/newsletter/new",
  people: "/admin/people",
  import: "/admin/import",
  crate: "/admin/crate",
  askedFor: "/admin/crate/asked-for",
  audit: "/admin/audit",
  planningMails: "/admin/planning-mails",
  reviews: "/admin/reviews",
  settings: "/admin/settings",
} as const;

export const adminApi = {
  user: "/api/auth/user",
  health: "/api/health",
  login: "/api/login",
  logout: "/api/logout",
  spotifyLogin: "/api/spotify/login",
  spotifyCallback: "/api/spotify/callback",
  spotifyDisconnect: "/api/spotify/disconnect",
  nowPlaying: "/api/admin/now-playing",
  syncSpotify: "/api/admin/sync-spotify",
  resendMail: "/api/admin/outbox/resend",
  uploads: "/api/admin/uploads",
  plan: "/api/admin/plan",
} as const;

/** Behind Cloudflare Access. */
export const guardedPrefixes = [adminPaths.today, "/api/admin", adminApi.login, "/api/spotify"] as const;

export const returnedToLogin = "returned";

export const wantedPage = "to";

/** `wanted` is path and query. */
export const loginTo = (wanted: string): string => `${adminApi.login}?${new URLSearchParams({ [wantedPage]: wanted })}`;

/** Only an administrator's page, else the first one. */
export function afterLogin(wanted: string | undefined): string {
  const { origin, pathname, search } = new URL(adminPaths.today, "http://site");
  const url = wanted === undefined ? null : URL.parse(wanted, origin);
  const isOurs = url?.origin === origin && (url.pathname === pathname || url.pathname.startsWith(`${pathname}/`));
  return url && isOurs ? url.pathname + url.search : pathname + search;
}

export const adminParameters = { spotifyConnected: "spotify_connected", spotifyError: "spotify_error" } as const;

export const spotifyConnected = `${adminPaths.today}?${adminParameters.spotifyConnected}=true`;

export const adminPageFragment = "#page";

export const listParameters = {
  status: "status",
  category: "category",
  text: "q",
  from: "from",
  view: "view",
  month: "month",
  notice: "notice",
  undo: "undo",
  template: "template",
  version: "version",
  marks: "marks",
  request: "request",
} as const;

/** `token` is secret. */
export const calendarFeed = (token: string): string => calendarFile(`${token}.ics`);

export const calendarFile = (name: string): string => `/calendar/${name}`;
