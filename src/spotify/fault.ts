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

/** Thrown for every fault of Spotify's. `message` is for the administrator and holds no secret. */
export class SpotifyFault extends Error {
  readonly kind: FaultKind;
  /** Milliseconds that Spotify asked to be left alone for, or that are worth waiting. */
  readonly wait: number | null;

  constructor(kind: FaultKind, detail?: string, wait: number | null = null) {
    super(`${words[kind]}${detail ? ` (${detail})` : ""}.`);
    this.kind = kind;
    this.wait = wait;
  }
}
