import { expect, it } from "vitest";
import { bookingPaths } from "../../features/bookings/dj/paths.ts";
import { api } from "../../features/site/paths.ts";
import { see, submit } from "../../test/administrator.ts";
import { bookingRow, formIn } from "../../test/booking-forms.ts";
import { storeBooking } from "../../test/portal.ts";
import { quoteRequest, quoteRequestForm } from "../../test/quotes.ts";
import { postForm, postJson, visit } from "../../test/site.ts";

const refusal = (character: string) => `Our papers cannot print “${character}” yet: please write this in Latin letters`;

it("a quote takes every Latin name, and refuses beside its field what its contract could not show", async () => {
  const latin = { firstName: "Nguye\u0302\u0303n", lastName: "Łukasz Đặng-Şahin", venue: "Café “Ö’Brien” – Pier ½" };
  expect((await visit(postJson(api.quote, { ...quoteRequest, ...latin }))).status).toBe(200);
  const answer = await visit(postJson(api.quote, { ...quoteRequest, firstName: "伟", venue: "Beach 🏖️" }));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    issues: [
      { path: "firstName", message: refusal("伟") },
      { path: "venue", message: refusal("🏖") },
    ],
  });
  const page = await (await visit(postForm(api.quote, quoteRequestForm({ firstName: "伟" })))).text();
  expect(page).toContain(refusal("伟"));
  expect(page).toContain('value="伟"');
});

it("the DJ is told beside the field of a booking as well", async () => {
  const booking = await storeBooking();
  const { page } = bookingPaths(booking.id);
  const form = formIn(await see(page));
  const refused = await submit(page, { ...form, clientName: "Иван", key: crypto.randomUUID() });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(refusal("И"));
  expect(await bookingRow(booking.id)).toMatchObject({ client_name: booking.clientName });
});
