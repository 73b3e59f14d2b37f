import { adminPaths } from "../../admin/paths.ts";

/** One person's page, by e-mail address, everything stored of that person as a file, and the question before erasing it. */
export const personQuery = { email: "email", erased: "erased" } as const;

export const personPage = (email: string): string =>
  `${adminPaths.people}?${new URLSearchParams({ [personQuery.email]: email })}`;

export const personFile = (email: string): string =>
  `${adminPaths.people}/person.json?${new URLSearchParams({ [personQuery.email]: email })}`;

export const personErasure = `${adminPaths.people}/erase`;

export const askPersonErasure = (email: string): string =>
  `${personErasure}?${new URLSearchParams({ [personQuery.email]: email })}`;

/** A table as a CSV file. */
export const exportFile = (name: "contacts" | "bookings" | "subscribers"): string => `${adminPaths.people}/${name}.csv`;
