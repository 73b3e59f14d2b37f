import type { ReactNode } from "react";
import { dayInWords } from "../../../platform/dates.ts";
import type { ShownContract } from "../versions.ts";

/** A contract as it is shown. */
export interface ContractSheetProps extends ShownContract {
  /** The booking's id, of which the contract's number is made. */
  id: string;
  /** Whether the date is only held until the contract is signed. */
  isHeld: boolean;
  /** What of the deposit is due, in cents; 0: nothing. */
  depositDue: number;
  /** The address of a version. */
  at: (version: number) => string;
  /** What stands beside the sheet. */
  children: ReactNode;
}

/** A version by its number and its day, in words. */
export const versionOf = (number: number, createdAt: number | null): string =>
  createdAt === null ? `Version ${number}, not seen by the client yet` : `Version ${number}, ${dayInWords(createdAt)}`;
