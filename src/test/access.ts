import { env } from "cloudflare:workers";
import { base64url, exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from "jose";
import { expect } from "vitest";

const { ACCESS_TEAM_DOMAIN: team = "", ACCESS_AUD: audience = "", TEST_ACCESS_KEY: key } = env;
const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

let login = { at: Date.parse("2023-11-14") / 1000, of: "" };

/** One login per test, at a time that differs between tests. */
function loggedInAt(): number {
  const { testPath = "", currentTestName = "" } = expect.getState();
  const of = `${testPath} ${currentTestName}`;
  if (of !== login.of) login = { at: login.at + 1, of };
  return login.at;
}

export const goodClaims = (): JWTPayload & { iat: number; nbf: number } => ({
  iss: team,
  aud: [audience],
  email: "dj@example.com",
  iat: loggedInAt(),
  nbf: now(),
  exp: now() + hour,
});

export const accessToken = async (claims: JWTPayload): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: key.kid }).sign(await importJWK(key));

/** Signing costs more than many an answer. */
let made = { iat: 0, nbf: 0, token: "" };

async function loginToken(): Promise<string> {
  const { iat, nbf, ...others } = goodClaims();
  const isGood = iat === made.iat && now() >= made.nbf && now() < made.nbf + hour / 2;
  if (!isGood) made = { iat, nbf, token: await accessToken({ iat, nbf, ...others }) };
  return made.token;
}

export const asAdministrator = async (): Promise<Record<string, string>> => ({
  "Cf-Access-Jwt-Assertion": await loginToken(),
});

const unsigned = (header: object, payload: object) =>
  `${base64url.encode(JSON.stringify(header))}.${base64url.encode(JSON.stringify(payload))}`;

/** HMAC with the public key as secret is the classic algorithm confusion. */
const signedWithPublicKey = async () => {
  const { n = "", e = "", kid } = key;
  const publicKey = await importJWK({ kty: "RSA", n, e, ext: true }, "RS256");
  if (publicKey instanceof Uint8Array) throw new Error("an RSA key was expected");
  const secret = new TextEncoder().encode(await exportSPKI(publicKey));
  return new SignJWT(goodClaims()).setProtectedHeader({ alg: "HS256", kid }).sign(secret);
};

const signedByStranger = async () => {
  const { privateKey } = await generateKeyPair("RS256");
  return new SignJWT(goodClaims()).setProtectedHeader({ alg: "RS256", kid: key.kid }).sign(privateKey);
};

const withKeyInHeader = async () => {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  return new SignJWT(goodClaims()).setProtectedHeader({ alg: "RS256", kid: key.kid, jwk }).sign(privateKey);
};

const tampered = async () => {
  const [header, , signature] = (await accessToken(goodClaims())).split(".");
  return `${header}.${base64url.encode(JSON.stringify({ ...goodClaims(), email: "eve@example.com" }))}.${signature}`;
};

const without = (claim: keyof JWTPayload) => {
  const { [claim]: _, ...rest } = goodClaims();
  return accessToken(rest);
};

export const badTokens: Record<string, () => string | Promise<string>> = {
  none: () => "",
  garbage: () => "garbage",
  "garbage in three parts": () => "a.b.c",
  "alg none": () => `${unsigned({ alg: "none", kid: key.kid }, goodClaims())}.`,
  "HS256 signed with the public key": signedWithPublicKey,
  "a stranger's signature": signedByStranger,
  "a key of its own in the header": withKeyInHeader,
  "a changed payload": tampered,
  expired: () => accessToken({ ...goodClaims(), iat: now() - 2 * hour, nbf: now() - 2 * hour, exp: now() - 6 }),
  "not valid yet": () => accessToken({ ...goodClaims(), nbf: now() + 60 }),
  "without an expiry": () => without("exp"),
  "the wrong issuer": () => accessToken({ ...goodClaims(), iss: "https://someone-else.cloudflareaccess.com" }),
  "the wrong audience": () => accessToken({ ...goodClaims(), aud: ["another application"] }),
  "without an audience": () => without("aud"),
  "no person (a service token)": () => without("email"),
};
