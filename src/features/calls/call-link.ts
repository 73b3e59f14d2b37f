import type { LinkSecrets } from "../../env-variables.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { openToken, signToken } from "../../platform/links/signed-link.ts";
import type { MailContext } from "../../platform/mail/message.ts";
import { portalPaths } from "../portal/paths.ts";
import { readSettings } from "../settings/store.ts";
import { absolute, signedPath } from "../site/paths.ts";
import { hasCallHours, type Meeting, meetingElsewhere } from "./model.ts";
import { type LinkedCaller, versionOfLeadQuery } from "./store.ts";

export async function callPath(secrets: LinkSecrets, { of, id, version }: LinkedCaller, now: number): Promise<string> {
  const claim = { subject: `${of}:${id}`, version, expiresAt: now + linkKinds.call.lasts };
  return signedPath(portalPaths.call, await signToken(secrets, "call", claim));
}

/** Null where there is no page. `isOffered`: the DJ has hours for calls, or one has been picked. */
export async function meetingOf(
  secrets: LinkSecrets | null,
  { id, status, portalLinkVersion: version }: { id: string; status: string; portalLinkVersion: number },
  isOffered: boolean,
  now: number,
): Promise<Meeting | null> {
  if (!secrets || !isOffered || status === "cancelled") return meetingElsewhere;
  return { href: await callPath(secrets, { of: "booking", id, version }, now) };
}

/** Null for a forged or expired link; the database knows whether it was revoked. */
export async function callerOf(secrets: LinkSecrets, token: string, now: number): Promise<LinkedCaller | null> {
  const opened = await openToken(secrets, "call", token, now);
  if (opened.status !== "valid") return null;
  const [, of, id = ""] = /^(lead|booking):(.+)$/.exec(opened.subject) ?? [];
  return of === "lead" || of === "booking" ? { of, id, version: opened.version } : null;
}

/** Null while the DJ offers no hours for calls. */
export async function callLinkOfLead(
  { db, linkSecrets, siteOrigin }: MailContext,
  contactId: string,
  now: number,
): Promise<string | null> {
  if (!linkSecrets) return null;
  const [settings, [lead]] = await Promise.all([readSettings(db), versionOfLeadQuery(db, contactId)]);
  if (!lead || !hasCallHours(settings)) return null;
  return absolute(siteOrigin, await callPath(linkSecrets, { of: "lead", id: contactId, version: lead.version }, now));
}
