import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { vi } from "vitest";
import type { Bindings } from "../env.ts";

/** The last one ends the Worker at that step. */
export const manners = ["fails", "hangs", "answers late", "loses its answer", "is the Worker's last"] as const;

export type Manner = (typeof manners)[number];

/** Milliseconds until a late answer, and that a Worker lives on after its answer. */
const lateness = 15_000;
const afterlife = 30_000;

const tick = () => scheduler.wait(0);

/** Identifies a statement through its proxies. */
const itself = Symbol("statement");

function wordsOf(sql: string): string {
  const [, verb = "", table = ""] = /\b(insert into|update|delete from)\s+"?(\w+)/i.exec(sql) ?? [];
  return verb ? `${verb.split(" ")[0]?.toLowerCase()} ${table}` : `read ${/\bfrom\s+"?(\w+)/i.exec(sql)?.[1] ?? ""}`;
}

/** Call number `at` goes wrong in its `manner`. */
export class FaultyBindings {
  readonly steps: string[] = [];
  readonly #fault: { at: number; manner: Manner } | null;
  /** By the key of `itself`, which works through wrappers. */
  readonly #real = new Map<unknown, { statement: D1PreparedStatement; sql: string }>();
  /** Calls in progress, answered late, and never answered. */
  #busy = 0;
  #late = 0;
  #stuck = 0;

  constructor(fault: { at: number; manner: Manner } | null = null) {
    this.#fault = fault;
  }

  #step<T>(name: string, call: () => Promise<T>): Promise<T> {
    const at = this.steps.push(name) - 1;
    const fault = this.#fault;
    const manner =
      fault && (at === fault.at || (at > fault.at && fault.manner === "is the Worker's last")) && fault.manner;
    return this.#done(call, manner || null);
  }

  async #done<T>(call: () => Promise<T>, manner: Manner | null): Promise<T> {
    if (manner === "fails") throw new Error("a fault of the test: refused");
    if (manner === "hangs" || manner === "is the Worker's last") {
      this.#stuck += 1;
      return new Promise(() => {});
    }
    this.#busy += 1;
    const result = await call().finally(() => {
      this.#busy -= 1;
    });
    if (manner === "loses its answer") throw new Error("Network connection lost.");
    if (manner === "answers late") {
      this.#late += 1;
      await new Promise((resolve) => setTimeout(resolve, lateness));
      this.#late -= 1;
    }
    return result;
  }

  #wrap<T extends object>(binding: T, name: string, methods: readonly string[]): T {
    return new Proxy(binding, {
      get: (target, member) => {
        const value: unknown = Reflect.get(target, member, target);
        if (typeof value !== "function") return value;
        if (!methods.includes(String(member))) return value.bind(target);
        return (...values: unknown[]) =>
          this.#step(`${name} ${String(member)}`, () => Promise.resolve(Reflect.apply(value, target, values)));
      },
    });
  }

  #statement(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const key = Symbol(sql);
    this.#real.set(key, { statement, sql });
    return new Proxy(statement, {
      get: (target, member) => {
        if (member === itself) return key;
        const value: unknown = Reflect.get(target, member, target);
        if (typeof value !== "function") return value;
        if (member === "bind") return (...values: unknown[]) => this.#statement(target.bind(...values), sql);
        return (...values: unknown[]) =>
          this.#step(`D1: ${wordsOf(sql)}`, () => Promise.resolve(Reflect.apply(value, target, values)));
      },
    });
  }

  #database<T extends object>(database: T): T {
    return new Proxy(database, {
      get: (target, member) => {
        const value: unknown = Reflect.get(target, member, target);
        if (typeof value !== "function") return value;
        if (member === "withSession")
          return (...values: unknown[]) => this.#database(Reflect.apply(value, target, values));
        if (member === "prepare") return (sql: string) => this.#statement(Reflect.apply(value, target, [sql]), sql);
        if (member !== "batch") return value.bind(target);
        return (statements: object[]) => {
          const known = statements.map(
            (each) => this.#real.get(Reflect.get(each, itself)) ?? { statement: each, sql: "" },
          );
          const words = new Set(known.map(({ sql }) => wordsOf(sql)));
          const changes = [...words].filter((each) => !each.startsWith("read"));
          const name = `D1: ${(changes.length > 0 ? changes : [...words]).join(", ")}`;
          return this.#step(name, () =>
            Promise.resolve(Reflect.apply(value, target, [known.map(({ statement }) => statement)])),
          );
        };
      },
    });
  }

  bindings(EMAIL: Bindings["EMAIL"]): Partial<Bindings> {
    return {
      DB: this.#database(env.DB),
      EMAIL: this.#wrap(EMAIL, "mail:", ["send"]),
      NOW_PLAYING: this.#wrap(env.NOW_PLAYING, "KV:", ["get", "put", "delete"]),
      ...(env.PICTURES ? { PICTURES: this.#wrap(env.PICTURES, "R2:", ["get", "put", "delete", "head", "list"]) } : {}),
    };
  }

  /** Null when `work` gives nothing within a Worker's lifetime. */
  async #within<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
    let isDone = false;
    const lifetime = new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));
    const result = Promise.race([work, lifetime]).finally(() => {
      isDone = true;
    });
    // Jumps only while everything waits; timers of zero length need a millisecond.
    for (await tick(); !isDone; await tick())
      if (this.#busy > 0) continue;
      else if (this.#late + this.#stuck > 0) vi.advanceTimersToNextTimer();
      else vi.advanceTimersByTime(1);
    return result;
  }

  /** Null when it ended without an answer. */
  async live<T>(run: (context: ReturnType<typeof createExecutionContext>) => Promise<T>): Promise<T | null> {
    const afterward: Promise<unknown>[] = [];
    const context = Object.create(createExecutionContext(), {
      waitUntil: { value: (work: Promise<unknown>) => afterward.push(work.catch(() => null)) },
    });
    const answer = await this.#within(run(context), 2 * afterlife);
    for (let known = -1; known < afterward.length; ) {
      known = afterward.length;
      await this.#within(Promise.all(afterward), afterlife);
      for (; this.#late > 0; await tick()) vi.advanceTimersByTime(1000);
      await tick();
    }
    return answer;
  }
}
