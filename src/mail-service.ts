import { site } from "./content/site.ts";
import { primary } from "./database/client.ts";
import { type Bindings, settingsOf } from "./env.ts";
import { noteFault } from "./features/admin/health/faults.ts";
import { newsIn, phoneNotifier } from "./features/push/notify-phones.ts";
import { peopleNotifier, type SentMail } from "./features/push/people.ts";
import { replyAddressOf } from "./features/requests/mail/reply-address.ts";
import { writeMail } from "./mails.ts";
import { day } from "./platform/durations.ts";
import { inTime, timeouts, within } from "./platform/http/timeouts.ts";
import type { MailService, WriteMail } from "./platform/mail/service.ts";

export const mailService = (env: Bindings): MailService => {
  const { siteOrigin, linkSecrets, replies, push, stripe } = settingsOf(env);
  const db = primary(env.DB);
  const notifyPhones = phoneNotifier(db, push);
  const notifyPeople = peopleNotifier(db, { push, siteOrigin });
  const write: WriteMail = async (queued, context, now) => {
    const written = await writeMail(queued, context, now);
    if ("notNeeded" in written || "unset" in replies || linkSecrets === null) return written;
    const signing = { domain: replies.domain, secrets: linkSecrets };
    const replyAddress = await replyAddressOf(context.db, queued, signing, now);
    return replyAddress === null ? written : { ...written, replyAddress };
  };
  const noteKey = (id: string) => `mail-sent:${id}`;
  return {
    db,
    email: env.EMAIL,
    siteOrigin,
    linkSecrets,
    takesCards: !("unset" in stripe),
    write,
    isPreview: Boolean(env.PREVIEW),
    sentNotes: {
      put: (id) => inTime(env.NOW_PLAYING.put(noteKey(id), "sent", { expirationTtl: day / 1000 })),
      has: (id) =>
        within(
          timeouts.read,
          env.NOW_PLAYING.get(noteKey(id)).then((note) => note !== null),
          false,
        ).catch(() => false),
    },
    async notify(mails, now) {
      const isOwn = ({ recipient }: SentMail) => recipient === site.email;
      const news = mails.filter(isOwn).flatMap(({ mail, content }) => newsIn(mail, content, siteOrigin) ?? []);
      const others = mails.filter((mail) => !isOwn(mail));
      await Promise.all([notifyPhones(news, now), notifyPeople(others, now)]);
    },
    noteFault: (event, kind) => noteFault(env.DB, { event, place: kind, id: "" }, Date.now()),
  };
};
