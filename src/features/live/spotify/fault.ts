/**
 * Why Spotify gave no answer that could be used. `revoked`: the account took the permission back. `rejected`: Spotify
 * refuses this site (wrong secret, user not allowed). The others pass.
 */
export type FaultKind =
  | "unauthorized"
  | "rate-limited"
  | "unavailable"
  | "unreachable"
  | "nonsense"
  | "revoked"
  | "rejected";

const words: Record<FaultKind, string> = {
  unauthorized: "Spotify did not accept the login",
  "rate-limited": "Spotify asked for a pause",
  unavailable: "Spotify is having trouble",
  unreachable: "Spotify did not answer",
  nonsense: "Spotify sent an answer that could not be read",
  revoked: "Spotify access was revoked. Please connect Spotify again",
  rejected: "Spotify refused this site",
};

/** The wait after a refusal that only a person can mend: a quarter of an hour. */
const rejectedPause = 900_000;

/** Whether a message that was recorded is of a refusal. The kind itself is not stored. */
export const tellsOfRejection = (message: string): boolean => message.startsWith(words.rejected);

/** Thrown for every fault of Spotify's. `message` is for the administrator and holds no secret. */
export class SpotifyFault extends Error {
  readonly kind: FaultKind;
  /** Milliseconds for which Spotify is left alone; null when the next sync may try. */
  readonly wait: number | null;

  constructor(kind: FaultKind, detail?: string, wait: number | null = kind === "rejected" ? rejectedPause : null) {
    super(`${words[kind]}${detail ? ` (${detail})` : ""}.`);
    this.kind = kind;
    this.wait = wait;
  }
}
