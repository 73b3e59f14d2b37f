import { secureHeaders } from "hono/secure-headers";
import { playerOrigins } from "../content/player.ts";

/** Frames that visitors may open: the video and the mixes, the stream and the scheduling calendar. */
const frames = [...Object.values(playerOrigins), "https://calendly.com"];

/** Security headers of every answer. No script, style or frame but the site's own and the named frames can run. */
export const securityHeaders = secureHeaders({
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
  strictTransportSecurity: "max-age=63072000; includeSubDomains",
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
});
