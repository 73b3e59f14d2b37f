import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { fill } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { leadPaths } from "../leads/dj/paths.ts";
import { absolute } from "../site/paths.ts";
import { callCalendarFile } from "./call-event.ts";
import { callPath } from "./call-link.ts";
import { callInWords, callMinutes } from "./model.ts";
import { callQuery } from "./store.ts";

const changed = { notNeeded: "The call was moved or canceled meanwhile, which has a mail of its own" };

export async function callMail(
  { callId, sequence }: MailOf<"call">,
  { db, siteOrigin, linkSecrets }: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [call] = await callQuery(db, callId);
  if (call?.sequence !== sequence) return changed;
  const [of, id, version] =
    call.bookingId === null
      ? (["lead", call.contactId, call.contactVersion] as const)
      : (["booking", call.bookingId, call.bookingVersion] as const);
  const href =
    linkSecrets && id !== null && version !== null
      ? absolute(siteOrigin, await callPath(linkSecrets, { of, id, version }, now))
      : null;
  const { formats, bookingMails, calls } = wordsIn(call.language);
  const callWords = bookingMails.calls;
  const values = {
    when: callInWords(call.startsAt, call.zone, formats),
    phone: call.phone,
    minutes: callMinutes,
  };
  const isOff = call.canceledAt !== null;
  return {
    language: formats.tag,
    subject: fill(isOff ? callWords.subjectOff : callWords.subject, values),
    preview: fill(isOff ? callWords.previewOff : callWords.preview, values),
    heading: fill(isOff ? callWords.headingOff : callWords.heading, values),
    blocks: [
      { type: "text", text: fill(isOff ? (href ? callWords.textOff : callWords.textOffCall) : callWords.text, values) },
      ...(href
        ? [
            {
              type: "actions" as const,
              actions: [{ label: isOff ? callWords.pick : callWords.move, href }],
            },
          ]
        : []),
    ],
    attachments: [
      {
        filename: `${calls.file}.ics`,
        type: "text/calendar",
        content: new TextEncoder().encode(callCalendarFile(call, siteOrigin, calls)),
      },
    ],
  };
}

export async function callNotice(
  { callId, sequence }: MailOf<"call-notice">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [call] = await callQuery(db, callId);
  if (call?.sequence !== sequence) return changed;
  const when = callInWords(call.startsAt, site.timeZone);
  const isOff = call.canceledAt !== null;
  const page = call.bookingId === null ? leadPaths(call.contactId ?? "").page : bookingPaths(call.bookingId).page;
  return {
    subject: isOff ? `${call.name} canceled the call on ${when}` : `Call with ${call.name}: ${when}`,
    preview: isOff ? "The time is free again." : call.phone,
    heading: isOff
      ? `${call.name} canceled the call`
      : `${call.name} ${call.sequence > 0 ? "changed the call" : "picked a time for a call"}`,
    blocks: [
      {
        type: "facts",
        rows: [
          { label: "When", value: isOff ? `${when}, canceled` : when },
          { label: "Phone", value: call.phone },
        ],
      },
      { type: "actions", actions: [{ label: "See who it is", href: absolute(siteOrigin, page) }] },
    ],
    replyTo: { name: call.name, email: call.email },
  };
}
