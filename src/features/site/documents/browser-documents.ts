import { site } from "../../../content/site.ts";
import { paths } from "../paths.ts";

/** What a browser shows when a visitor puts the site on the home screen (W3C web app manifest). */
export const webManifest = {
  id: paths.home,
  name: site.name,
  short_name: site.name,
  description: site.tagline,
  start_url: paths.home,
  scope: paths.home,
  display: "minimal-ui",
  background_color: "#0b0d17",
  theme_color: "#0b0d17",
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};
