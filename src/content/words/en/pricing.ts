import { paths } from "../../../features/site/paths.ts";
import type { NavLink } from "../../navigation.ts";
import { guarantee, site } from "../../site.ts";

const guaranteed: NavLink = { label: guarantee, href: paths.refunds };

/** Where a package is asked for. */
const ask: string = paths.contact;

/** Of the packages. */
export const pricing = {
  title: "Plain prices, before you ask",
  popular: "Most popular",
  withCode: "{hours} · {price} with your code",
  ask,
  guaranteed,
  everyBooking: "on every booking.",
  lineByLine: "Build your quote, line by line",
  payments: `${site.payments}.`,
};
