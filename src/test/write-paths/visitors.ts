import { api, paths, signedPath } from "../../features/site/paths.ts";
import { signToken } from "../../platform/links/signed-link.ts";
import { secrets } from "../portal.ts";
import { inquiry, message, postJson } from "../site.ts";
import { storeSubscriber } from "./subscribers.ts";
import { count, newEmail, newKey, type WritePath } from "./write-path.ts";

export const visitorsWrites: readonly WritePath[] = [
  {
    name: "An inquiry",
    async begin() {
      const email = newEmail();
      const form = { ...inquiry, email, idempotencyKey: newKey() };
      return {
        request: () => postJson(api.leadInquiry, form),
        stored: () => count("contacts WHERE email = ?", email),
        mails: 2,
      };
    },
  },
  {
    name: "A message",
    async begin() {
      const email = newEmail();
      const form = { ...message, email, idempotencyKey: newKey() };
      return {
        request: () => postJson(api.contact, form),
        stored: () => count("contacts WHERE email = ?", email),
        mails: 1,
      };
    },
  },
  {
    name: "A newsletter signup",
    async begin() {
      const email = newEmail();
      return {
        request: () => postJson(api.newsletter, { email, firstName: "Ana" }),
        stored: () => count("newsletter_subscribers WHERE email = ?", email),
        mails: 1,
      };
    },
  },
  {
    name: "Its confirmation",
    async begin() {
      const id = await storeSubscriber(null);
      const claim = { subject: id, version: 0, expiresAt: Date.now() + 86_400_000 };
      const link = signedPath(paths.newsletterConfirm, await signToken(secrets, "newsletter-confirm", claim));
      return {
        request: () => postJson(link, {}),
        stored: () => count("newsletter_subscribers WHERE id = ? AND confirmed_at IS NOT NULL", id),
        mails: 0,
      };
    },
  },
  {
    name: "Leaving the newsletter",
    async begin() {
      const id = await storeSubscriber(1);
      const link = signedPath(
        paths.newsletterUnsubscribe,
        await signToken(secrets, "newsletter-unsubscribe", { subject: id }),
      );
      return {
        request: () => postJson(link, {}),
        stored: () => count("newsletter_subscribers WHERE id = ? AND NOT subscribed", id),
        mails: 0,
      };
    },
  },
];
