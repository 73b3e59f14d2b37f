import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { accessToken } from "../../test/access.ts";
import { beginAt } from "../../test/clock.ts";
import { minute } from "../durations.ts";
import { teamKeys, verifyAccessToken } from "./access-token.ts";

const { ACCESS_TEAM_DOMAIN: team = "", ACCESS_AUD: audience = "", TEST_ACCESS_KEY: key } = env;
const start = Date.now();

const { kty, n, e, kid } = key;
const published = { keys: [{ kty, n, e, kid, alg: "RS256", use: "sig" }] };

function countedFetch(answer: () => Response = () => Response.json(published)) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
}

const known = { alg: "RS256", kid };
const unknown = () => ({ alg: "RS256", kid: crypto.randomUUID() });
const keepAlive = () => {};
const token = { payload: "", signature: "" };

beginAt(start);
afterEach(() => {
  vi.restoreAllMocks();
});

it("fetches the keys once for any number of tokens", async () => {
  const fetched = countedFetch();
  const keys = teamKeys(team)(keepAlive);
  for (let count = 0; count < 100; count += 1) await keys(known, token);
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([`${team}/cdn-cgi/access/certs`]);
});

it("fetches them again for unknown key ids once a minute, however many come and at the same time", async () => {
  const fetched = countedFetch();
  const keys = teamKeys(team)(keepAlive);
  await keys(known, token);
  const flood = () => Promise.allSettled(Array.from({ length: 50 }, () => keys(unknown(), token)));
  for (let second = 0; second < 180; second += 10) {
    vi.setSystemTime(start + second * 1000);
    for (const { status } of await flood()) expect(status).toBe("rejected");
    await keys(known, token);
  }
  expect(fetched).toHaveBeenCalledTimes(3);
});

it("takes up a new key a minute after the last fetch", async () => {
  let answer: object = { keys: [] };
  const fetched = countedFetch(() => Response.json(answer));
  const keys = teamKeys(team)(keepAlive);
  await expect(keys(known, token)).rejects.toThrow("no applicable key");
  answer = published;
  vi.setSystemTime(start + minute);
  await expect(keys(known, token)).resolves.toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("keeps working on the keys it has while the team fails, and asks it once a minute", async () => {
  let broken = false;
  const fetched = countedFetch(() => (broken ? new Response("no", { status: 500 }) : Response.json(published)));
  const keys = teamKeys(team)(keepAlive);
  await keys(known, token);
  broken = true;
  vi.setSystemTime(start + 10 * minute);
  for (let count = 0; count < 20; count += 1) await expect(keys(unknown(), token)).rejects.toThrow();
  await expect(keys(known, token)).resolves.toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("asks a team that fails once a minute, from the first fetch on", async () => {
  let broken = true;
  const fetched = countedFetch(() => (broken ? new Response("no", { status: 500 }) : Response.json(published)));
  const keys = teamKeys(team)(keepAlive);
  for (let count = 0; count < 20; count += 1) await expect(keys(unknown(), token)).rejects.toThrow("500");
  await expect(keys(known, token)).rejects.toThrow("500");
  expect(fetched).toHaveBeenCalledTimes(1);
  broken = false;
  vi.setSystemTime(start + minute);
  await expect(keys(known, token)).resolves.toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("lets all who come before the first keys wait for one fetch", async () => {
  const fetched = countedFetch();
  const keys = teamKeys(team)(keepAlive);
  const found = await Promise.all(Array.from({ length: 20 }, () => keys(known, token)));
  expect(found).toHaveLength(20);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("lets the administrator in by keys older than their hour while the team fails", async () => {
  let answer = () => Response.json(published);
  const fetched = countedFetch(() => answer());
  const access = { teamDomain: "https://short-fault.example", audience };
  const good = () =>
    accessToken({ iss: access.teamDomain, aud: audience, email: "dj@example.com", exp: Date.now() / 1000 + 9 });
  expect(await verifyAccessToken(await good(), access, keepAlive)).toMatchObject({ email: "dj@example.com" });
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const fault of [() => new Response("no", { status: 500 }), () => Response.json({}), () => new Response("<p>")]) {
    answer = fault;
    vi.setSystemTime(Date.now() + 61 * minute);
    for (let count = 0; count < 20; count += 1)
      expect(await verifyAccessToken(await good(), access, keepAlive)).toMatchObject({ email: "dj@example.com" });
  }
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(log).not.toHaveBeenCalled();
});

it("cannot check any token without keys", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  let number = 0;
  for (const answer of [
    () => new Response("no", { status: 500 }),
    () => Response.json({}),
    () => new Response("<p>"),
  ]) {
    const fetched = countedFetch(answer);
    fetched.mockClear();
    number += 1;
    const access = { teamDomain: `https://never-there-${number}.example`, audience };
    const claims = { iss: access.teamDomain, aud: audience, email: "dj@example.com", exp: start / 1000 + 9 };
    for (let count = 0; count < 3; count += 1)
      expect(await verifyAccessToken(await accessToken(claims), access, keepAlive)).toBe("unchecked");
    expect(fetched).toHaveBeenCalledTimes(1);
  }
  expect(log).toHaveBeenCalledTimes(9);
});

it("fetches them again after an hour, so that a key that was taken back ends", async () => {
  let answer: object = published;
  const fetched = countedFetch(() => Response.json(answer));
  const keys = teamKeys(team)(keepAlive);
  await keys(known, token);
  answer = { keys: [] };
  vi.setSystemTime(start + 60 * minute);
  await expect(keys(known, token)).rejects.toThrow("no applicable key");
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("tells a token that is too old from one that is wrong", async () => {
  const seconds = start / 1000;
  const claims = { iss: team, aud: audience, email: "DJ@Example.com", exp: seconds - 6 };
  const access = { teamDomain: team, audience };
  expect(await verifyAccessToken(await accessToken(claims), access, keepAlive)).toBe("expired");
  expect(await verifyAccessToken(await accessToken({ ...claims, aud: "x" }), access, keepAlive)).toBe("invalid");
  // Access's clock may be slightly ahead.
  const justMade = { ...claims, nbf: seconds + 4, exp: seconds + 9 };
  expect(await verifyAccessToken(await accessToken(justMade), access, keepAlive)).toMatchObject({
    email: "dj@example.com",
  });
  expect(await verifyAccessToken(await accessToken({ ...justMade, nbf: seconds + 60 }), access, keepAlive)).toBe(
    "invalid",
  );
});
