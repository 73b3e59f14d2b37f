import { Hono } from "hono";
import { countersign } from "../../business/agreements/countersign.ts";
import { contractAtDesk } from "../../business/agreements/read-contract.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { formRoute } from "../../web/forms/form-route.ts";
import { bookingPaths } from "../booking-paths.ts";
import { actorOf, done, idOf } from "../frame/answers.ts";
import { noticeText } from "../frame/notices.ts";
import { listQuery } from "../paths.ts";
import { ContractPage, contractMetadata } from "./contract-page.tsx";
import { countersignForm } from "./form.ts";

const path = bookingPaths(":id").contract;

const signing = formRoute({
  path,
  schema: countersignForm,
  mails: true,
  async act(c) {
    const id = idOf(c);
    const signed = await countersign(primary(c.env.DB), id, actorOf(c));
    return done(bookingPaths(id).contract, signed ? "countersigned" : "not-countersigned");
  },
});

/** The contract of a booking, in each version that its client has seen, and the DJ's signature below the client's. */
export const bookingContract = new Hono<AppEnv>()
  .get(path, async (c) => {
    const found = await contractAtDesk(primary(c.env.DB), idOf(c), c.req.query(listQuery.version));
    if (!found) return c.notFound();
    const notice = noticeText(c.req.query(listQuery.notice));
    return c.render(<ContractPage {...found} notice={notice} />, { metadata: contractMetadata });
  })
  .route("/", signing);
