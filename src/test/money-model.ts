import type { Canceler } from "../content/statuses.ts";
import { type SalesTax, taxedKinds } from "../features/prices/model.ts";

/* A small model of a booking's money, in cents, and the numbers that a seed decides. */

interface Paid {
  id: string;
  intent: string | null;
  amount: number;
  returned: number;
  isTip: boolean;
  isUnmarked: boolean;
  isDisputed?: boolean;
}

export interface Model {
  /** With tax. */
  price: number;
  /** Before tax: the package, the music that was added on the night, and a line that makes up the rest. */
  net: number;
  hours: number;
  tax: SalesTax | null;
  deposit: number;
  /** Before tax. */
  proposed: number | null;
  /** Addresses of those who sign with the client, or in the client's place. */
  signers: readonly string[];
  isInPlace: boolean;
  /** The agreement in force; the client is empty. */
  signedBy: ReadonlySet<string>;
  /** Any agreement so far. */
  wasSigned: boolean;
  /** To what is proposed. */
  yeses: ReadonlySet<string>;
  /** With an end. */
  isHold: boolean;
  isCanceled: boolean;
  /** Null: nobody has said. */
  canceledBy: Canceler | null;
  reduced: number;
  /** Each sum by which it was reduced so far: a version of the agreement says that of its day. */
  reductions: number[];
  courtesy: number;
  /** The balance was due before today. */
  isPast: boolean;
  /** Overtime of a paid booking is due after the event. */
  isDueAfter: boolean;
  /** Steps so far, and those at which the price last changed and money last came. */
  step: number;
  changedAt: number;
  acceptedAt: number | null;
  paidAt: number;
  payments: Paid[];
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
export const counted = ({ payments }: Model) => payments.filter(({ isTip, isUnmarked }) => !isTip && !isUnmarked);
export const paidOf = (model: Model) => sum(counted(model).map(({ amount, returned }) => amount - returned));
export const owedOf = (model: Model) => model.price - paidOf(model) - model.reduced - model.courtesy;

export const needed = ({ signers, isInPlace }: Pick<Model, "signers" | "isInPlace">) =>
  isInPlace ? signers : ["", ...signers];
export const unsignedIn = (model: Model) => needed(model).filter((each) => !model.signedBy.has(each));
export const isSigned = (model: Model) => unsignedIn(model).length === 0;

/** Of a hold, behind a signature, a payment or a change. */
export function becomesComplete(model: Model): void {
  if (isSigned(model) && paidOf(model) + model.reduced + model.courtesy >= model.deposit) model.isHold = false;
}

export const packagePrice = 200_000;

export function priceOf({ net, hours, tax }: Pick<Model, "net" | "hours" | "tax">): number {
  const rest = net - packagePrice - hours;
  const all = packagePrice + hours + Math.max(0, rest);
  const costs = { offer: packagePrice, hour: hours, own: Math.max(0, rest), travel: 0, "add-on": 0 };
  if (!tax || tax.certificate) return net;
  const taxed = Math.round((sum(tax.covers.map((kind) => costs[kind])) * net) / all);
  return net + Math.round((taxed * tax.rate) / 100_000);
}

export const taxWithin = ({ price, net }: Model, part: number): number =>
  Math.round((Math.min(price, Math.max(0, part)) * (price - net)) / price);

export const taxes: readonly (SalesTax | null)[] = [
  null,
  { label: "Sales tax", rate: 7250, covers: taxedKinds },
  { label: "State tax", rate: 8875, covers: ["offer"] },
  { label: "Sales tax", rate: 6001, covers: ["hour", "own"] },
  { label: "Sales tax", rate: 7250, covers: taxedKinds, certificate: "85-8012" },
];

export const goesBackOf = (model: Model): number =>
  Math.max(0, paidOf(model) - (model.canceledBy === "dj" || model.signedBy.size === 0 ? 0 : model.deposit));

/** A number from 0 to `most` that the seed decides. */
export type Choose = (most: number) => number;

export function chooserOf(seed: number): Choose {
  let state = seed >>> 0;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (Math.max(0, most) + 1);
  };
}

export const one = <T>(list: readonly T[], choose: Choose): T | undefined => list[choose(list.length - 1)];
