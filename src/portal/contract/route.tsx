import { Hono } from "hono";
import { contractText } from "../../business/agreements/clauses.ts";
import { readContract } from "../../business/agreements/read-contract.ts";
import { categoryOf } from "../../business/bookings/client-view.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { signedOut } from "../frame/door.tsx";
import { keepSession } from "../frame/session.ts";
import { portalPaths, portalQuery } from "../paths.ts";
import { ContractPage, contractMetadata } from "./page.tsx";

/** The contract of a client's booking. */
export const portalContract = new Hono<AppEnv>().get(portalPaths.contract, async (c) => {
  const { sid } = c.var;
  const asked = c.req.query(portalQuery.booking) || null;
  const contract = sid && (await readContract({ db: primary(c.env.DB), sid, now: Date.now() }, asked));
  if (!contract || contract === "signed-out") return signedOut(c);
  if (contract === "missing") return c.notFound();
  const { session, booking, bookings, features } = contract;
  keepSession(c, session);
  const { eventDate, startTime, endTime, packageName, price, deposit, portalLinkVersion: _, ...rest } = booking;
  const agreement = contractText({ eventDate, startTime, endTime, packageName, price, deposit });
  return c.render(<ContractPage {...rest} bookings={bookings} features={features} agreement={agreement} />, {
    metadata: contractMetadata(categoryOf(booking.eventType)),
  });
});
