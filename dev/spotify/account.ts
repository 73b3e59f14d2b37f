import { createHash, createHmac, randomUUID } from "node:crypto";

/** What an account does wrong on demand: `slow`, `html`, `shape`, `reset`, `invalid_grant`, or the status of the answer. */
export interface Fault {
  name: string;
  on: "player" | "token";
  /** Answers that are still to fail. */
  times: number;
  /** Retry-After of a 429, seconds. */
  retryAfter: string;
}

interface Authorization {
  redirectUri: string;
  challenge: string;
}

/** One account of the stand-in: one per client id, so that tests do not disturb each other. */
export class Account {
  fault: Fault | null = null;
  playing = "track";
  title = "Golden Hour";
  artist = "JVKE";
  /** Seconds that access tokens last. */
  expiresIn = 3600;
  calls = { token: 0, player: 0 };
  /** Number of the refresh token that is good now; each refresh exchanges it for the next one. */
  private generation = 0;
  private readonly codes = new Map<string, Authorization>();
  private readonly accessTokens = new Set<string>();
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** The fault that this call meets, counted down. */
  meetFault(on: Fault["on"]): Fault | null {
    const { fault } = this;
    if (fault?.on !== on) return null;
    fault.times -= 1;
    if (fault.times <= 0) this.fault = null;
    return fault;
  }

  /** A code that {@link redeem} takes once. */
  authorize(authorization: Authorization): string {
    const code = randomUUID();
    this.codes.set(code, authorization);
    return code;
  }

  /** Whether the code is good, with the redirect address and the verifier (PKCE, S256) that belong to it. */
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

  /** Whether `token` is the one that is good now. After a restart any token of this account's is. */
  takesRefreshToken(token: string): boolean {
    const generation = Number(token.split(".")[0]);
    if (token !== this.refreshToken(generation)) return false;
    if (this.generation === 0) this.generation = generation;
    return generation === this.generation;
  }

  /** New tokens; the refresh token before is void from now on. */
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

  /** All access tokens are void from now on. */
  dropAccess(): void {
    this.accessTokens.clear();
  }

  /** The administrator removed this site at Spotify: no token is good any more. */
  revoke(): void {
    this.dropAccess();
    this.generation += 1_000;
  }
}
