import { Hono } from "hono";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { keepSession, sessionOf } from "../../middleware/portal-session.ts";
import { ContractPage, contractMetadata } from "../../pages/portal/contract.tsx";
import { paths } from "../../paths.ts";
import { categoryOf } from "../../portal/client-view.ts";
import { readContract } from "../../portal/contract.ts";
import { portalQuery } from "../../portal-paths.ts";
import { signedOut } from "./door.tsx";

/** The contract of a client's booking. */
export const portalContract = new Hono<AppEnv>().get(paths.portalContract, async (c) => {
  const sid = await sessionOf(c);
  const asked = c.req.query(portalQuery.booking) || null;
  const contract = sid && (await readContract({ db: primary(c.env.DB), sid, now: Date.now() }, asked));
  if (!contract || contract === "signed-out") return signedOut(c);
  if (contract === "missing") return c.notFound();
  const { session, booking, bookings, features } = contract;
  keepSession(c, session);
  const { eventDate, startTime, endTime, packageName, price, deposit, portalLinkVersion: _, ...rest } = booking;
  const agreement = { eventDate, startTime, endTime, packageName, price, deposit };
  return c.render(<ContractPage {...rest} bookings={bookings} features={features} agreement={agreement} />, {
    metadata: contractMetadata(categoryOf(booking.eventType)),
  });
});
