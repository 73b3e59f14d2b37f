import { env } from "cloudflare:workers";
import type { D1Database, D1DatabaseSession } from "@cloudflare/workers-types";
import { vi } from "vitest";
import { cachedPagesOf } from "../platform/pages/public/cached-pages.ts";
import { freshly, get, visit } from "./site.ts";

export function isolate(DB: D1Database = freshly(env.DB)) {
  const ask = (path: string, headers: HeadersInit = {}, method = "GET") =>
    visit(new Request(get(path, headers), { method }), { DB });
  return { DB, ask, text: async (path: string) => (await ask(path)).text(), kept: cachedPagesOf(DB) };
}

export function switchable() {
  let fault: (() => Promise<never>) | null = null;
  const session: ProxyHandler<D1DatabaseSession> = {
    get(target, name) {
      if (name === "batch" && fault) return fault;
      const value: unknown = Reflect.get(target, name, target);
      if (name === "prepare" && fault) return () => ({ all: fault, bind: () => ({}) });
      return typeof value === "function" ? value.bind(target) : value;
    },
  };
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession") return (constraint?: string) => new Proxy(target.withSession(constraint), session);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    DB,
    fail: () => {
      fault = () => Promise.reject(new Error("the database is down"));
    },
    hang: () => {
      fault = () => new Promise(() => {});
    },
    work: () => {
      fault = null;
    },
  };
}

export const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
