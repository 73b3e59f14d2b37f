import { Hono } from "hono";
import type { AppEnv } from "../env.ts";
import { beacon } from "./analytics/route.ts";
import { blog } from "./blog/route.tsx";
import { book } from "./book/route.tsx";
import { contactApi } from "./contact/api.tsx";
import { contact } from "./contact/route.tsx";
import { documents } from "./documents/route.ts";
import { gallery } from "./gallery/route.tsx";
import { leadInquiry } from "./home/lead-inquiry.tsx";
import { home } from "./home/route.tsx";
import { landing } from "./landing/route.tsx";
import { notifyMe } from "./live/notify-me.tsx";
import { nowPlaying } from "./live/now-playing.ts";
import { live } from "./live/route.tsx";
import { merch } from "./merch/route.tsx";
import { mixes } from "./mixes/route.tsx";
import { newsletter } from "./newsletter/api.tsx";
import { newsletterPages } from "./newsletter/route.tsx";
import { epk } from "./press-kit/route.tsx";

const features = [
  [home, leadInquiry, live, notifyMe, nowPlaying, book, mixes, merch, gallery, contact, contactApi, blog, epk],
  [landing, newsletterPages, newsletter, documents, beacon],
].flat();

/** What every visitor sees. */
export const site = new Hono<AppEnv>();
for (const feature of features) site.route("/", feature);
