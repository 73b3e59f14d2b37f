export const usage = `npm run booking -- create --name … (--email … | --phone …) --date YYYY-MM-DD --start HH:MM --end HH:MM --type … --package … --price …
                          [--deposit … --venue … --city … --hold] [--silent] [--empty | --remote]
                          --silent mails nothing, and reminds of nothing until you send the portal's link; events that are over need it
npm run booking -- list [--empty | --remote]
npm run booking -- revoke <id> [--empty | --remote]`;

export const optionOf = {
  clientName: "name",
  clientEmail: "email",
  clientPhone: "phone",
  eventDate: "date",
  startTime: "start",
  endTime: "end",
  eventType: "type",
  venue: "venue",
  city: "city",
  packageName: "package",
  price: "price",
  deposit: "deposit",
} as const;

type Option = (typeof optionOf)[keyof typeof optionOf];

/** Without a deposit there is none to pay. */
export function bookingEntries(typed: Partial<Record<Option, string | undefined>>, hold: boolean) {
  const fields = Object.entries(optionOf).map(([field, option]) => [field, typed[option]]);
  return {
    ...Object.fromEntries(fields),
    clientEmail: typed.email ?? "",
    deposit: typed.deposit ?? "0",
    status: hold ? "hold" : "confirmed",
  };
}
