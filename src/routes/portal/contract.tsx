import { Hono } from "hono";
import { isCalendarDate } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { eventCategoryOf } from "../../forms/lead.ts";
import { sessionOf } from "../../middleware/portal-session.ts";
import { ContractPage, contractMetadata } from "../../pages/portal/contract.tsx";
import { paths, portalQuery } from "../../paths.ts";
import { readContract } from "../../portal/contract.ts";

/** The contract of a client's booking. Who is not signed in is led to the access form. */
export const portalContract = new Hono<AppEnv>().get(paths.portalContract, async (c) => {
  const sid = await sessionOf(c);
  const asked = c.req.query(portalQuery.booking) || null;
  const contract = sid && (await readContract({ db: primary(c.env.DB), sid, now: Date.now() }, asked));
  if (!contract || contract === "signed-out") return c.redirect(paths.portal, 303);
  if (contract === "missing") return c.notFound();
  const { booking, packageHours, features } = contract;
  const { eventDate, startTime, endTime, packageName, price, deposit, portalLinkVersion: _, ...rest } = booking;
  if (!isCalendarDate(eventDate)) throw new Error("a booking has no calendar date");
  const agreement = { eventDate, startTime, endTime, packageName, packageHours, price, deposit };
  return c.render(<ContractPage {...rest} features={features} agreement={agreement} />, {
    metadata: contractMetadata(eventCategoryOf(booking.eventType)),
  });
});
