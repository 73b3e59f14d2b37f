import { Hono } from "hono";
import { contractAtDesk } from "../../business/agreements/read-contract.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { idOf } from "../frame/answers.ts";
import { bookingPaths, listQuery } from "../paths.ts";
import { ContractPage, contractMetadata } from "./contract-page.tsx";

/** The contract of a booking, in each version that its client has seen. */
export const bookingContract = new Hono<AppEnv>().get(bookingPaths(":id").contract, async (c) => {
  const found = await contractAtDesk(primary(c.env.DB), idOf(c), c.req.query(listQuery.version));
  return found ? c.render(<ContractPage {...found} />, { metadata: contractMetadata }) : c.notFound();
});
