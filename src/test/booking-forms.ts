import { env } from "cloudflare:workers";
import { primary } from "../database/client.ts";
import { adminPaths } from "../features/admin/paths.ts";
import { insertContactQuery } from "../features/leads/contacts.ts";
import { see, submit } from "./administrator.ts";

const db = primary(env.DB);

export async function storeLead(over: Partial<Parameters<typeof insertContactQuery>[1]> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await insertContactQuery(db, {
    id,
    firstName: "Ana",
    lastName: "Núñez",
    email: "Ana@Example.com",
    phone: "(813) 555-0100",
    eventDate: "2099-06-12",
    eventType: "Wedding Reception",
    eventCategory: "wedding",
    budget: "$1,500-$2,500",
    discountCode: "WEDDING25",
    idempotencyKey: id,
    createdAt: Date.now(),
    ...over,
  });
  return id;
}

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

export function formIn(html: string): Record<string, string> {
  const form = /<form class="[^"]*(?:form-grid|admin-columns)[^"]*"[^>]*>(.*?)<\/form>/s.exec(html)?.[1] ?? "";
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
    const name = / name="([^"]*)"/.exec(tag)?.[1] ?? "";
    if (!tag.includes('type="radio"') || / checked=""/.test(tag))
      fields[name] = unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? "");
  }
  for (const [, name = "", options = ""] of form.matchAll(/<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs))
    fields[name] = unescaped(/<option value="([^"]*)" selected=""/.exec(options)?.[1] ?? "");
  for (const [, name = "", text = ""] of form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs))
    fields[name] = unescaped(text);
  return fields;
}

/** A new booking's form after one press on a package. */
export async function bookingFormWith(packageName: string): Promise<Record<string, string>> {
  const fill = { ...formIn(await see(adminPaths.newBooking)), fill: packageName };
  return formIn(await (await submit(adminPaths.newBooking, fill)).text());
}

export const asItStands = (
  booking: Record<
    "clientName" | "clientEmail" | "eventDate" | "startTime" | "endTime" | "eventType" | "packageName",
    string
  >,
): Record<string, string> => {
  const { clientName, clientEmail, eventDate, startTime, endTime, eventType, packageName } = booking;
  return {
    clientName,
    clientEmail,
    eventDate,
    startTime,
    endTime,
    eventType,
    packageName,
    venue: "Sand Key Park",
    city: "Clearwater",
    clientPhone: "",
    price: "2499",
    deposit: "624.75",
    note: "",
  };
};

export const bookingRow = (id: string) => env.DB.prepare("SELECT * FROM bookings WHERE id = ?").bind(id).first();
export const bookingCount = () => env.DB.prepare("SELECT count(*) AS count FROM bookings").first("count");
export const idIn = (answer: Response) =>
  /^\/admin\/bookings\/([\w-]+)\?/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
export const linkMails = async () =>
  (await env.DB.prepare("SELECT recipient FROM outbox WHERE kind = 'portal-link'").all()).results;
