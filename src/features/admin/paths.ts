/** The administrator's pages. */
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
  audit: "/admin/audit",
  planningMails: "/admin/planning-mails",
  reviews: "/admin/reviews",
  settings: "/admin/settings",
} as const;

/** Where the administrator's forms and islands post to, and what they read. */
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

/** What Cloudflare Access guards: every path that begins with one of these. */
export const guardedPrefixes = [adminPaths.today, "/api/admin", adminApi.login, "/api/spotify"] as const;

/** Query parameter of the login route: the browser comes from the login page. */
export const returnedToLogin = "returned";

/** Query parameter of the login route: the page that the administrator wanted. */
export const wantedPage = "to";

/** The login, which leads on to the page `wanted` (path and query). */
export const loginTo = (wanted: string): string => `${adminApi.login}?${new URLSearchParams({ [wantedPage]: wanted })}`;

/** The administrator's page that a login leads on to: the one named, if it is one, else the first. */
export function afterLogin(wanted: string | undefined): string {
  const { origin, pathname, search } = new URL(adminPaths.today, "http://site");
  const url = wanted === undefined ? null : URL.parse(wanted, origin);
  const isOurs = url?.origin === origin && (url.pathname === pathname || url.pathname.startsWith(`${pathname}/`));
  return url && isOurs ? url.pathname + url.search : pathname + search;
}

/** Query parameters by which the admin page learns how connecting Spotify ended. */
export const adminQuery = { spotifyConnected: "spotify_connected", spotifyError: "spotify_error" } as const;

/** The admin page after Spotify was connected. */
export const spotifyConnected = `${adminPaths.today}?${adminQuery.spotifyConnected}=true`;

/** Fragment of an admin page's own content, behind the area's navigation. */
export const adminPageFragment = "#page";

/** Where it is decided whether the review of a booking stands on the site. */
export const reviewPath = (bookingId: string): string => `${adminPaths.reviews}/${bookingId}`;

/** One newsletter in the administrator's area, and where its forms post to. */
export const newsletterPaths = (id: string) => {
  const page = `${adminPaths.newsletter}/${id}`;
  return { page, test: `${page}/test`, send: `${page}/send`, remove: `${page}/delete` } as const;
};

/** One client request in the administrator's area, and where its forms post to. */
export const requestPaths = (id: string) => {
  const page = `${adminPaths.requests}/${id}`;
  return { page, answer: `${page}/answer`, status: `${page}/status` } as const;
};

/** Query parameters of the administrator's lists: what they are narrowed to, where a page begins, what just happened. */
export const listQuery = {
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
} as const;

/** The calendar feed behind the secret `token`. */
export const calendarFeed = (token: string): string => calendarFile(`${token}.ics`);

/** A file in the folder of the calendar feeds. */
export const calendarFile = (name: string): string => `/calendar/${name}`;
