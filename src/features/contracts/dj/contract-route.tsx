import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { actorOf, done, idOf, noticeAbout } from "../../admin/frame/notices.ts";
import { listQuery } from "../../admin/paths.ts";
import { countersignForm, proposalForm } from "../../bookings/dj/form.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { statusAt } from "../../bookings/model.ts";
import { portalOnPaper } from "../../portal/access/portal-code.ts";
import { acceptByDj } from "../amendments.ts";
import { endProposal } from "../end-proposal.ts";
import { contractOfBooking } from "../read-contract.ts";
import { countersign } from "../sign-agreement.ts";
import { ContractPage, contractMetadata } from "./contract-page.tsx";

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

const decisions = {
  accepted: "amendment-accepted",
  "date-gone": "amendment-date-gone",
  clashes: "amendment-clashes",
  gone: "amendment-gone",
} as const;

const deciding = formRoute({
  path: bookingPaths(":id").proposal,
  schema: proposalForm,
  guard: changesDates,
  mails: true,
  comesBackTo: (c) => bookingPaths(idOf(c)).page,
  async act(c, { amendment, change }, now) {
    const db = primary(c.env.DB);
    const { page } = bookingPaths(idOf(c));
    if (change === "accept" || change === "signed-on-paper") {
      const proposedBy = change === "accept" ? "client" : "dj";
      const accepted = { bookingId: idOf(c), amendment, proposedBy } as const;
      return done(page, decisions[await acceptByDj(db, accepted, actorOf(c))]);
    }
    const ended = await endProposal(db, { bookingId: idOf(c), amendment, who: actorOf(c) }, now);
    return done(page, ended ? "amendment-ended" : "amendment-gone");
  },
});

export const bookingContract = new Hono<AppEnv>()
  .get(path, async (c) => {
    const found = await contractOfBooking(primary(c.env.DB), idOf(c), c.req.query(listQuery.version), Date.now());
    if (!found) return c.notFound();
    const notice = noticeAbout(c.req.query(listQuery.notice), found.booking.clientEmail);
    const onPaper = await portalOnPaper(c, found.booking);
    return c.render(
      <ContractPage
        {...found}
        booking={{ ...found.booking, status: statusAt(found.booking, Date.now()) }}
        notice={notice}
        onPaper={onPaper}
      />,
      { metadata: contractMetadata },
    );
  })
  .route("/", signing)
  .route("/", deciding);
