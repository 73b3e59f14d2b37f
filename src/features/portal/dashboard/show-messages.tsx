import type { Context } from "hono";
import { instantPosition } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { forClient } from "../frame/sign-in.tsx";
import { portalParameters } from "../paths.ts";
import type { ClientRequestField } from "./form.ts";
import { MessagesPage, messagesMetadata } from "./messages-page.tsx";
import { readMessages } from "./read-portal.ts";

/** Not found unless the booking is the client's. */
export function showMessages(c: Context<AppEnv>, form?: FormState<ClientRequestField>): Promise<Response> {
  const before = instantPosition(c.req.query(portalParameters.before));
  const words = wordsOf(c);
  return forClient(
    c,
    ({ db, sid, now }) => readMessages(db, sid, before, now, words),
    ({ bookings, page }, { session }) => {
      const asked = (form ? form.values.bookingId : c.req.query(portalParameters.booking)) || null;
      const booking = asked ? bookings.find(({ id }) => id === asked) : (bookings[0] ?? null);
      if (booking === undefined) return c.notFound();
      const props = {
        email: session.sess.email,
        bookings,
        booking: booking?.id ?? null,
        isOver: booking?.isOver ?? false,
        page,
        newest: before === null,
        idempotencyKey: crypto.randomUUID(),
        submitted: c.req.query(portalParameters.submitted) !== undefined,
        ...(form ? { form } : {}),
      };
      return c.render(<MessagesPage {...props} />, { metadata: messagesMetadata(booking, words) });
    },
  );
}
