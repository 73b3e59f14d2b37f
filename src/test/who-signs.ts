import { bookingPaths } from "../features/bookings/dj/paths.ts";
import { portalContractOf } from "../features/contracts/client/paths.ts";
import { portalApi, portalPaths } from "../features/portal/paths.ts";
import { submit } from "./administrator.ts";
import { bookingRow } from "./booking-forms.ts";
import { mainTextIn } from "./page.ts";
import { signIn, storeBooking } from "./portal.ts";
import { get, mailbox, postForm, visit } from "./site.ts";

export async function whoSigns(over: Parameters<typeof storeBooking>[0] = {}) {
  const booking = await storeBooking({ clientName: "Ana Núñez", status: "hold", deposit: 0, price: 90_000, ...over });
  const client = await signIn(booking);
  const { email: EMAIL, mails } = mailbox();
  const bindings = { EMAIL };
  const desk = bookingPaths(booking.id);
  const add = (form: Record<string, string>) =>
    submit(desk.signers, { name: "Ben Cole", role: "partner", email: "ben@example.com", ...form }, { bindings });
  const act = (signer: string, change: string, more = {}) =>
    submit(desk.signer, { signer, change, ...more }, { bindings });
  const signers = async (): Promise<{ id: string; name: string }[]> =>
    JSON.parse(String((await bookingRow(booking.id))?.signers));
  const idOf = async (name: string) => (await signers()).find((each) => each.name === name)?.id ?? "";
  const linkTo = (to: string) =>
    /\/portal\/sign\?token=[\w.-]+/.exec(mails.findLast((each) => each.to === to)?.text ?? "")?.[0] ?? "";
  const page = async (link: string) => mainTextIn(await (await visit(get(link))).text());
  const formAt = async (link: string) => {
    const html = await (await visit(get(link))).text();
    const field = (key: string) => new RegExp(`name="${key}" value="([^"]+)"`).exec(html)?.[1] ?? "";
    return { booking: field("booking"), fingerprint: field("fingerprint"), token: field("token"), consent: "yes" };
  };
  const sign = async (link: string, name: string, form?: Awaited<ReturnType<typeof formAt>>) =>
    visit(postForm(portalApi.signer, { ...(form ?? (await formAt(link))), name }), bindings);
  const clientSigns = async () => {
    const html = await (await visit(get(portalContractOf(booking.id), client))).text();
    const fingerprint = /name="fingerprint" value="(\w+)"/.exec(html)?.[1] ?? "";
    const form = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
    return visit(postForm(portalApi.sign, form, client), bindings);
  };
  const seen = async (path: string) => mainTextIn(await (await visit(get(path, client))).text());
  const contract = () => seen(portalContractOf(booking.id));
  const dashboard = () => seen(portalPaths.dashboard);
  return {
    booking,
    client,
    desk,
    add,
    act,
    idOf,
    linkTo,
    page,
    formAt,
    sign,
    clientSigns,
    contract,
    dashboard,
    mails,
    bindings,
  };
}

export const next = (dashboard: string) => /Next for you (.{0,60})/.exec(dashboard)?.[1];
