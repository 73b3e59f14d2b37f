import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { Signer } from "../../../database/schema/bookings.ts";
import type { AppEnv } from "../../../env.ts";
import { formRoute } from "../../../platform/http/forms/form-route.ts";
import { changesDates } from "../../../platform/pages/purge-public-pages.ts";
import { actorOf, idOf, type NoticeName, redirectWithNotice } from "../../admin/frame/notices.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { showBooking } from "../../bookings/dj/show-booking.tsx";
import { changeSignersLink } from "../../people/signers.ts";
import { changeSigners } from "../changes/change-or-propose.ts";
import { endPaperSignatures, signOnPaper } from "../sign-agreement.ts";
import { newSignerForm, signerForm } from "./signers-form.ts";

const route = bookingPaths(":id");

const adding = formRoute({
  path: route.signers,
  schema: newSignerForm,
  guard: changesDates,
  mails: true,
  again: (c, form) => showBooking(c, undefined, { signerForm: form }),
  comesBackTo: (c) => bookingPaths(idOf(c)).page,
  async act(c, { name, role, email }, now) {
    const signer: Signer = { id: crypto.randomUUID(), role, name, email, linkVersion: 1 };
    const db = primary(c.env.DB);
    const existing: { id?: string | undefined } = {};
    const add = (signers: readonly Signer[]) => {
      // A double click adds one signer.
      existing.id = signers.find((each) => each.name === name && each.role === role)?.id;
      return existing.id === undefined ? [...signers, signer] : signers;
    };
    const outcome = await changeSigners(db, idOf(c), add, actorOf(c));
    const isCorrected =
      existing.id !== undefined &&
      email !== null &&
      (await changeSignersLink(db, { bookingId: idOf(c), signer: existing.id, email }, now));
    if (isCorrected) return redirectWithNotice(bookingPaths(idOf(c)).page, "signer-readdressed");
    const notices = { changed: "signer-added", proposed: "proposed" } as const;
    return outcome === null ? c.notFound() : redirectWithNotice(bookingPaths(idOf(c)).page, notices[outcome]);
  },
});

const changing = formRoute({
  path: route.signer,
  schema: signerForm,
  guard: changesDates,
  mails: true,
  again: (c, form) => showBooking(c, undefined, { signerForm: form }),
  comesBackTo: (c) => bookingPaths(idOf(c)).page,
  async act(c, { signer, change, address }, now) {
    const db = primary(c.env.DB);
    const bookingId = idOf(c);
    const told = (notice: NoticeName) => redirectWithNotice(bookingPaths(bookingId).page, notice);
    const unlessUnchanged = (isDone: boolean, notice: NoticeName) => told(isDone ? notice : "signer-unchanged");
    if (change === "mail")
      return unlessUnchanged(await changeSignersLink(db, { bookingId, signer }, now), "signer-mailed");
    if (change === "address")
      return unlessUnchanged(
        await changeSignersLink(db, { bookingId, signer, email: address ?? null }, now),
        "signer-readdressed",
      );
    if (change === "paper")
      return unlessUnchanged(await signOnPaper(db, { bookingId, signer }, actorOf(c)), "signed-on-paper");
    if (change === "not-signed")
      return unlessUnchanged(await endPaperSignatures(db, bookingId, actorOf(c)), "paper-signature-ended");
    const without = (signers: readonly Signer[]) => signers.filter(({ id }) => id !== signer);
    const outcome = await changeSigners(db, bookingId, without, actorOf(c));
    return told(outcome === "proposed" ? "proposed" : outcome === "changed" ? "signer-removed" : "signer-unchanged");
  },
});

export const bookingSigners = new Hono<AppEnv>().route("/", adding).route("/", changing);
