import { vi } from "vitest";
import { bookingPaths } from "../features/bookings/dj/paths.ts";
import { api } from "../features/site/paths.ts";
import type { CalendarDate } from "../platform/dates.ts";
import { submit } from "./administrator.ts";
import { rows } from "./rows.ts";
import { cron, htmlAt, mailbox, postForm, visit } from "./site.ts";

/** In milliseconds. */
export const now = Date.parse("2026-11-25T17:00:00Z");
export const saturday: CalendarDate = "2027-04-17";

export const join = (email: string, fields: Record<string, string> = {}) =>
  visit(postForm(api.waitlist, { date: saturday, email, name: "", ...fields }));

export async function confirm(mail: { text: string } | undefined) {
  const [, path = ""] =
    /https:\/\/sunsetbaydj\.example(\/waitlist\/confirm\?token=[\w.-]+)/.exec(mail?.text ?? "") ?? [];
  const html = await htmlAt(path);
  const inputs = html.matchAll(/ name="(dates|token)"(?: checked="")? value="([^"]+)"/g);
  const fields = [...inputs].map(([, name = "", value = ""]): [string, string] => [name, value]);
  return visit(postForm(api.waitlistConfirm, fields));
}

/** A day later, so the address may have its next automatic mail. */
export async function wait(email: string, date = saturday) {
  const carrier = mailbox();
  await visit(postForm(api.waitlist, { date, email, name: "" }), { EMAIL: carrier.email });
  await confirm(carrier.mails[0]);
}

/** Mails of a day share a limit of one; this clears it. */
export const onAnotherDay = () => rows("DELETE FROM outbox");

export async function mailsAt(instant: number) {
  vi.setSystemTime(instant);
  const { email, mails } = mailbox();
  await cron(instant, { EMAIL: email });
  return mails;
}

export const cancel = (id: string) => submit(bookingPaths(id).status, { status: "cancelled", reason: "Moved" });
