import { env } from "cloudflare:workers";
import { type Database, primary } from "../database/client.ts";
import { postRows } from "../features/blog/store.ts";
import { findRow, type ShownRow } from "../features/content/content-rows.ts";
import type { ContentKind } from "../features/content/dj/forms/content-kind.ts";
import { galleryRows } from "../features/gallery/store.ts";
import { showRows } from "../features/live/shows.ts";
import { mixRows } from "../features/mixes/store.ts";
import { addOnRows } from "../features/prices/add-ons.ts";
import { packageRows } from "../features/prices/packages.ts";
import { priceRows } from "../features/prices/single-prices.ts";
import { travelZoneRows } from "../features/prices/travel-zones.ts";
import { testimonialRows } from "../features/reviews/testimonials.ts";
import { rows } from "./rows.ts";

const excerpt = "What happens between the last toast and the first song, and why four minutes of it decide the night.";

export const whole: Record<ContentKind, Record<string, string>> = {
  gallery_items: {
    caption: "Slow dance by the pool",
    src: "backyardParty",
    category: "weddings",
    shape: "wide",
  },
  packages: {
    name: "GOLD",
    price: "$4,199.50",
    duration: "9",
    description: "Two rooms, one night.",
    features: "Two DJs\r\n\r\n A second room ",
  },
  prices: { page: "/wedding-dj-clearwater", least: "$845", usual: "", most: "2,045" },
  add_ons: {
    name: "Photo wall",
    price: "$425",
    unit: "each",
    most: "2",
    position: "9",
    note: "With lights from both sides",
    includedIn: "ELITE\r\n",
    people: "1",
    isHour: "",
  },
  travel_zones: { name: "Down south", price: "125", cities: "Venice\r\n North Port " },
  testimonials: {
    author: "Bride, Ybor City",
    role: "wedding",
    rating: "5",
    quote: "Nobody left before the last song.",
    source: "",
  },
  mixes: {
    title: "Slow sunrise",
    source: "https://youtu.be/aBcDeFgHiJk?si=shared",
    duration: "58:12",
    tags: "house\nsunrise",
    cover: "festivalsSunsetCrowd",
  },
  shows: {
    title: "Rooftop season opener",
    date: "2099-07-04",
    time: "21:30",
    venue: "Pier 60",
    city: "Clearwater",
    ticketsUrl: "https://tickets.example/1",
    heroImage: "",
    isLive: "on",
  },
  posts: {
    title: "The quiet four minutes",
    slug: "quiet-four-minutes",
    excerpt,
    content: "## Before\n\nIt is **quiet**.",
    image: "",
    published: "on",
  },
};

const formOf: Record<ContentKind, (db: Database, id: string) => Promise<ShownRow | null>> = {
  gallery_items: (db, id) => findRow(galleryRows, db, id),
  packages: (db, id) => findRow(packageRows, db, id),
  prices: (db, id) => findRow(priceRows, db, id),
  add_ons: (db, id) => findRow(addOnRows, db, id),
  travel_zones: (db, id) => findRow(travelZoneRows, db, id),
  testimonials: (db, id) => findRow(testimonialRows, db, id),
  mixes: (db, id) => findRow(mixRows, db, id),
  shows: (db, id) => findRow(showRows, db, id),
  posts: (db, id) => findRow(postRows, db, id),
};

export const storedForm = (kind: ContentKind, id: string) => formOf[kind](primary(env.DB), id);

export const lastId = async (kind: ContentKind): Promise<string> =>
  String((await rows(`SELECT id FROM ${kind} ORDER BY created_at DESC, rowid DESC`))[0]?.id);
