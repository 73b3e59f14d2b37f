import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { noSuchAddress, outbox } from "../../../database/schema/outbox.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../../test/marked-words.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { get, mailbox, postForm, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";

const addresses = ["ana@exmaple.com", "ana@example.com", "gone@example.com", "Twitch"];

it("a client whose mails come back gives another address in their language, whatever the browser speaks", async () => {
  const booking = await storeBooking({ clientEmail: "ana@exmaple.com", language });
  const headers = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=${language}` };
  const { email: EMAIL, mails } = mailbox();
  const bounce = (recipient: string) =>
    primary(env.DB)
      .insert(outbox)
      .values({
        id: recipient,
        data: { kind: "booking-confirmed", bookingId: booking.id },
        recipient,
        dedupeKey: recipient,
        attempts: 1,
        nextAttemptAt: null,
        lastError: `${noSuchAddress}: 550`,
        createdAt: Date.now(),
      });
  const read = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, [...addresses, booking.clientName]), where).toEqual([]);
  };
  const see = async (where: string) => read(await visit(get(portalPaths.newAddress, headers)), where);
  const ask = (email: string) => visit(postForm(portalApi.newAddress, { email }, headers), { EMAIL });

  await see("arrives");
  await bounce(booking.clientEmail);
  await bounce("gone@example.com");
  await see("comes back");
  await read(await ask("ana"), "no address");
  await read(await ask("gone@example.com"), "comes back as well");
  expect((await ask("ana@example.com")).status).toBe(303);
  await see("asked");
  const link = /\/portal\/email\?token=\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  await read(await visit(get(link)), "confirm");
  for (const each of ["two", "three", "four"]) await ask(`${each}@example.com`);
  await read(await ask("five@example.com"), "too many");
  const token = link.split("token=")[1] ?? "";
  expect((await visit(postForm(portalApi.confirmAddress, { token }), { EMAIL })).status).toBe(303);
  await read(await visit(get(link)), "confirmed before");
});
