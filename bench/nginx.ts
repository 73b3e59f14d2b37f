import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../scripts/ports.ts";
import { contactQuery, galleryQuery, homeQuery, mixesQuery } from "../src/features/site/paths.ts";

/** The header in which the cache says whether it had the answer: HIT, MISS, EXPIRED, STALE, BYPASS or nothing. */
export const cacheHeader = "X-Cache";

/** A request that has this header goes past the cache, and its answer replaces what is kept: the purge of one address. */
export const refreshHeader = "X-Refresh";

export interface HttpCache {
  /** In front of the Worker, as it says itself how long its answers keep. */
  url: URL;
  /** The same with an hour made a second, to see what becomes of an answer that is over. */
  hurried: URL;
  /** The folder in which it keeps what it has, one file for each answer with its headers. */
  folder: string;
  stop(): Promise<void>;
}

/** What makes an address of its own, see the `choices` of the public routes. */
const chosen = [
  ...new Set([homeQuery, mixesQuery, contactQuery, galleryQuery].flatMap((names) => Object.values(names))),
];

/**
 * nginx as a shared cache of RFC 9111 that trusts the Worker: it would keep an answer that sets a cookie, looks at no
 * cookie of a visitor, and has no rule of its own for any path.
 */
const configuration = (folder: string, worker: URL, ports: { cache: number; hurried: number; between: number }) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  proxy_cache_path ${folder}/cache levels=1 keys_zone=pages:1m use_temp_path=off;
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Connection "";
  proxy_cache pages;
  proxy_cache_lock on;
  proxy_cache_background_update on;
  proxy_ignore_headers Set-Cookie;
  proxy_cache_bypass $http_${refreshHeader.toLowerCase().replaceAll("-", "_")};
  add_header ${cacheHeader} $upstream_cache_status always;
  map $upstream_http_cache_control $hurried { default $upstream_http_cache_control; "~^(?<head>.*s-maxage=)\\d+(?<tail>.*)$" "\${head}1\${tail}"; }
  upstream worker { server ${worker.host}; keepalive 16; }
  server {
    listen 127.0.0.1:${ports.cache};
    proxy_cache_key "$host$uri?${chosen.map((name) => `${name}=$arg_${name}`).join("&")}";
    location / { proxy_pass http://worker; }
  }
  server {
    listen 127.0.0.1:${ports.hurried};
    proxy_cache_key "hurried$uri";
    location / { proxy_pass http://127.0.0.1:${ports.between}; }
  }
  server {
    listen 127.0.0.1:${ports.between};
    location / {
      proxy_cache off;
      proxy_hide_header Cache-Control;
      add_header Cache-Control $hurried always;
      proxy_pass http://worker;
    }
  }
}
`;

/** Whether something listens at the port. */
const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

/**
 * Starts nginx as a cache in front of the Worker at `worker`. Its files are written to `folder`.
 * @returns `null` when nginx is not installed
 */
export async function startCache(folder: string, worker: URL): Promise<HttpCache | null> {
  const ports = { cache: await freePort(), hurried: await freePort(), between: await freePort() };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, worker, ports));
  // Debian keeps it where only administrators look.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const child = spawn("nginx", ["-c", file, "-p", folder, "-e", join(folder, "error.log")], { env, stdio: "inherit" });
  const started = once(child, "spawn").then(
    () => true,
    () => false,
  );
  if (!(await started)) return null;
  const ended = once(child, "exit");
  while (child.exitCode === null && !(await listens(ports.between))) await delay(20);
  if (child.exitCode !== null) throw new Error("nginx ended at once; its words are above.");
  return {
    url: new URL(`http://127.0.0.1:${ports.cache}`),
    hurried: new URL(`http://127.0.0.1:${ports.hurried}`),
    folder: join(folder, "cache"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
