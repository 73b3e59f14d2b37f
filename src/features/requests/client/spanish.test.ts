import { expect, it } from "vitest";
import { beginAt } from "../../../test/clock.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { htmlAt, postForm, visit } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { portalApi } from "../../portal/paths.ts";
import { cancelOrPostpone } from "./paths.ts";

const eventDate = "2027-06-12";
const free = "2027-06-19";

beginAt(Date.parse("2026-11-20T20:00:00Z"));

it("the clause stands in Spanish where it is as published, and the DJ reads what is asked in English", async () => {
  const booking = await storeBooking({ eventDate, language: "es" });
  await signBoth(booking.id);
  const headers = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=es` };
  const page = () => htmlAt(cancelOrPostpone(booking.id), headers);
  expect(await page()).toContain(spanish.agreement.clauses?.cancellation?.text);
  await visit(postForm(portalApi.postpone, { bookingId: booking.id, date: free }, headers));
  expect(await page()).toContain("Del sábado 12 de junio de 2027 al sábado 19 de junio de 2027");
  const [stored] = await rows("SELECT subject, message FROM client_requests");
  expect(stored).toEqual({
    subject: "From Saturday, June 12, 2027 to Saturday, June 19, 2027",
    message: "Please move the booking to this day.",
  });
});
