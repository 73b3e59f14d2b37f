import { agreementWrites } from "./agreements.ts";
import { clientsWrites } from "./clients.ts";
import { eveningWrites } from "./evenings.ts";
import { paymentWrites } from "./payments.ts";
import { planningWrites } from "./planning.ts";
import { quoteWrites } from "./quotes.ts";
import { sendingWrites } from "./sending.ts";
import { djsWrites } from "./the-dj.ts";
import { visitorsWrites } from "./visitors.ts";
import type { WritePath } from "./write-path.ts";

export const writePaths: readonly WritePath[] = [
  ...visitorsWrites,
  ...quoteWrites,
  ...clientsWrites,
  ...planningWrites,
  ...eveningWrites,
  ...djsWrites,
  ...agreementWrites,
  ...paymentWrites,
  ...sendingWrites,
];
