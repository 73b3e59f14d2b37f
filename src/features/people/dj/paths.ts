import { adminPaths } from "../../admin/paths.ts";

export const personParameters = { email: "email", erased: "erased", joined: "joined", apart: "apart" } as const;

export const personPage = (email: string): string =>
  `${adminPaths.people}?${new URLSearchParams({ [personParameters.email]: email })}`;

export const personFile = (email: string): string =>
  `${adminPaths.people}/person.json?${new URLSearchParams({ [personParameters.email]: email })}`;

export const personJoin = `${adminPaths.people}/join`;

/** Undoes the join for one address. */
export const personApart = `${adminPaths.people}/apart`;

export const personErasure = `${adminPaths.people}/erase`;

export const askPersonErasure = (email: string): string =>
  `${personErasure}?${new URLSearchParams({ [personParameters.email]: email })}`;

export const exportFile = (name: "contacts" | "bookings" | "subscribers"): string => `${adminPaths.people}/${name}.csv`;
