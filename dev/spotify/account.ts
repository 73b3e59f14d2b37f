import { createHash, createHmac, randomUUID } from "node:crypto";

/** `slow`, `html`, `shape`, `reset`, `invalid_grant`, or a status. */
export interface Fault {
  name: string;
  on: "player" | "token";
  /** Answers that are still to fail. */
  times: number;
  /** Of a 429, seconds. */
  retryAfter: string;
}

interface Authorization {
  redirectUri: string;
  challenge: string;
}

/** One per client id, so that tests do not disturb each other. */
export class Account {
  fault: Fault | null = null;
  playing = "track";
  title = "Golden Hour";
  artist = "JVKE";
  /** Seconds that access tokens last. */
  expiresIn = 3600;
  calls = { token: 0, player: 0 };
  /** Of the current refresh token; each refresh replaces it. */
  private generation = 0;
  private readonly codes = new Map<string, Authorization>();
  private readonly accessTokens = new Set<string>();
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** Counts it down. */
  meetFault(on: Fault["on"]): Fault | null {
    const { fault } = this;
    if (fault?.on !== on) return null;
    fault.times -= 1;
    if (fault.times <= 0) this.fault = null;
    return fault;
  }

  /** {@link redeem} takes it once. */
  authorize(authorization: Authorization): string {
    const code = randomUUID();
    this.codes.set(code, authorization);
    return code;
  }

  /** With its redirect address and verifier (PKCE, S256). */
  redeem(code: string, redirectUri: string, verifier: string): boolean {
    const authorization = this.codes.get(code);
    this.codes.delete(code);
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    return authorization?.redirectUri === redirectUri && authorization.challenge === challenge;
  }

  private refreshToken(generation: number): string {
    const signature = createHmac("sha256", this.secret).update(String(generation)).digest("base64url");
    return `${generation}.${signature}`;
  }

  /** After a restart any token of this account is good. */
  takesRefreshToken(token: string): boolean {
    const generation = Number(token.split(".")[0]);
    if (token !== this.refreshToken(generation)) return false;
    if (this.generation === 0) this.generation = generation;
    return generation === this.generation;
  }

  /** Voids the refresh token before. */
  issue() {
    this.generation += 1;
    const accessToken = randomUUID();
    this.accessTokens.add(accessToken);
    return {
      access_token: accessToken,
      token_type: "Bearer",
      expires_in: this.expiresIn,
      refresh_token: this.refreshToken(this.generation),
      scope: "user-read-playback-state",
    };
  }

  takesAccessToken(token: string): boolean {
    return this.accessTokens.has(token);
  }

  dropAccess(): void {
    this.accessTokens.clear();
  }

  /** As if the administrator had removed the site at Spotify. */
  revoke(): void {
    this.dropAccess();
    this.generation += 1_000;
  }
}
