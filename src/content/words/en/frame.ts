import { paths, receivedPath } from "../../../features/site/paths.ts";
import type { CardName } from "../../cards.ts";
import { type FooterColumn, footerColumns, headerLinks, type NavLink, policyLinks } from "../../navigation.ts";
import { site } from "../../site.ts";

interface Frame {
  /** Of the language, in itself. */
  name: string;
  /** Leads here from the same page in another language. */
  thisPage: string;
  tagline: string;
  /** Headlines of its own for shared links' pictures. */
  cards: Readonly<Partial<Record<CardName, string>>>;
  home: string;
  /** Follows an inquiry without JavaScript. */
  received: string;
  main: string;
  menu: string;
  openMenu: string;
  closeMenu: string;
  notices: string;
  closeNotice: string;
  contact: NavLink;
  /** Where nothing was found. */
  elsewhere: readonly NavLink[];
  book: NavLink;
  bookFromMenu: NavLink;
  /** Null where there is no live page. */
  onAir: string | null;
  skip: string;
  rights: string;
  headerLinks: readonly NavLink[];
  footerColumns: readonly FooterColumn[];
  policyLinks: readonly NavLink[];
}

const contact = { label: "Contact", href: paths.contact };

const book = { label: "Book the DJ", href: paths.book };

/** What stands around every page. */
export const frame: Frame = {
  name: "English",
  thisPage: "This page in English",
  tagline: site.tagline,
  cards: {},
  home: paths.home,
  received: receivedPath,
  main: "Main",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  notices: "Notifications",
  closeNotice: "Close notification",
  contact,
  elsewhere: [
    site.streamingChannel ? { label: "Watch live", href: paths.live } : { label: "Gallery", href: paths.gallery },
    contact,
  ],
  book,
  bookFromMenu: site.schedulingPage ? { ...book, href: site.schedulingPage, external: true } : book,
  onAir: site.streamingChannel ? "On air now" : null,
  skip: "Skip to the content",
  rights: "All rights reserved.",
  headerLinks,
  footerColumns,
  policyLinks,
};
