import { bookingPaths } from "../features/bookings/dj/paths.ts";
import { portalContractOf } from "../features/contracts/client/paths.ts";
import { portalApi, portalPaths } from "../features/portal/paths.ts";
import { submit } from "./administrator.ts";
import { asItStands } from "./booking-forms.ts";
import { signIn, storeBooking } from "./portal.ts";
import { get, mailbox, postForm, visit } from "./site.ts";

export async function signedBooking(over: Parameters<typeof storeBooking>[0] = {}) {
  const booking = await storeBooking({ eventDate: "2098-06-14", clientName: "Ana Núñez", ...over });
  const client = await signIn(booking);
  const { email: EMAIL, mails } = mailbox();
  const post = (path: string, form: Record<string, string>) => visit(postForm(path, form, client), { EMAIL });
  const page = async () => (await visit(get(portalContractOf(booking.id), client))).text();
  const dashboard = async () => (await visit(get(portalPaths.dashboard, client))).text();
  const sign = async () => {
    const fingerprint = /name="fingerprint" value="(\w+)"/.exec(await page())?.[1] ?? "";
    await post(portalApi.sign, { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName });
  };
  await sign();
  const desk = bookingPaths(booking.id).page;
  const change = (over: Record<string, string | string[]>) =>
    submit(
      desk,
      Object.entries({ ...asItStands(booking), ...over }).flatMap(([name, value]) =>
        [value].flat().map((each): [string, string] => [name, each]),
      ),
      { bindings: { EMAIL } },
    );
  const accept = async () => {
    const amendment = /name="amendment" value="([\w-]+)"/.exec(await page())?.[1] ?? "";
    return post(portalApi.amendment, { booking: booking.id, amendment });
  };
  return { booking, client, post, page, dashboard, change, accept, sign, mails };
}
