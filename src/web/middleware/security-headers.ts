import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { playerOrigins } from "../../content/player.ts";
import { portalPaths } from "../../portal/paths.ts";

/** Frames that visitors may open: the video and the mixes, the stream and the scheduling calendar. */
const frames = [...Object.values(playerOrigins), "https://calendly.com"];

const everywhere = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    frameSrc: frames,
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  },
  referrerPolicy: "strict-origin-when-cross-origin",
  xFrameOptions: "DENY",
  strictTransportSecurity: "max-age=63072000; includeSubDomains; preload",
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
});

/**
 * Security headers of every answer. No script, style or frame but the site's own and the named frames can run. What the
 * portal's addresses hold reaches no other request: not the link's token while it is exchanged for a session, and no path
 * afterwards. (`no-referrer` on a page would make browsers hide the origin of its forms as well, which are then refused.)
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await everywhere(c, next);
  if (!c.req.path.startsWith(portalPaths.dashboard)) return;
  c.res.headers.set("Referrer-Policy", c.res.status === 303 ? "no-referrer" : "strict-origin");
};
