import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import { instantPosition } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { extendSession } from "../frame/session-cookies.ts";
import { signedOut } from "../frame/sign-in.tsx";
import { portalQuery } from "../paths.ts";
import type { ClientRequestField } from "./form.ts";
import { MessagesPage, messagesMetadata } from "./messages-page.tsx";
import { readMessages } from "./read-portal.ts";

/** Not found unless the booking is the client's. */
export async function showMessages(
  c: Context<AppEnv>,
  sid: string,
  form?: FormState<ClientRequestField>,
): Promise<Response> {
  const before = instantPosition(c.req.query(portalQuery.before));
  const words = wordsOf(c);
  const found = await readMessages(primary(c.env.DB), sid, before, Date.now(), words);
  if (!found) return signedOut(c);
  const { session, bookings, page } = found;
  const asked = (form ? form.values.bookingId : c.req.query(portalQuery.booking)) || null;
  const booking = asked ? bookings.find(({ id }) => id === asked) : (bookings[0] ?? null);
  if (booking === undefined) return c.notFound();
  extendSession(c, session);
  const props = {
    email: session.sess.email,
    bookings,
    booking: booking?.id ?? null,
    page,
    newest: before === null,
    idempotencyKey: crypto.randomUUID(),
    submitted: c.req.query(portalQuery.submitted) !== undefined,
    ...(form ? { form } : {}),
  };
  return c.render(<MessagesPage {...props} />, { metadata: messagesMetadata(booking, words) });
}
