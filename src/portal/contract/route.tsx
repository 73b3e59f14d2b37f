import { Hono } from "hono";
import { readContract } from "../../business/agreements/read-contract.ts";
import { categoryOf, eventDateOf } from "../../business/bookings/client-view.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { signedOut } from "../frame/door.tsx";
import { keepSession } from "../frame/session.ts";
import { portalPaths, portalQuery } from "../paths.ts";
import { ContractPage, contractMetadata } from "./page.tsx";

/** The contract of a client's booking. */
export const portalContract = new Hono<AppEnv>().get(portalPaths.contract, async (c) => {
  const { sid } = c.var;
  const asked = { booking: c.req.query(portalQuery.booking) || null, version: c.req.query(portalQuery.version) };
  const found = sid && (await readContract({ db: primary(c.env.DB), sid, now: Date.now() }, asked));
  if (!found || found === "signed-out") return signedOut(c);
  if (found === "missing") return c.notFound();
  const { session, booking, bookings, contract } = found;
  keepSession(c, session);
  const shown = { id: booking.id, eventDate: eventDateOf(booking), isHeld: booking.status === "hold" };
  return c.render(<ContractPage booking={shown} bookings={bookings} contract={contract} />, {
    metadata: contractMetadata(categoryOf(booking.eventType)),
  });
});
