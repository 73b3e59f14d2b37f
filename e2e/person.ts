import { randomUUID } from "node:crypto";

/** Someone who asks for a quote. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** Someone whom no other test knows, so that all tests can share one database. */
export function somebody(): Person {
  const unique = randomUUID().slice(0, 8);
  return { firstName: "Zoë", lastName: `Núñez ${unique}`, email: `zoe.${unique}@example.com` };
}
