import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { devices } from "../../content/words/en/plan.ts";
import { island } from "../../platform/islands/define.ts";
import { HttpError, post } from "../../platform/islands/request.ts";
import { registerWorker } from "../../platform/islands/service-worker.ts";

interface PushDeviceProps {
  path: string;
  publicKey: string;
  /** Endpoints that are told. */
  known: string[];
  words: typeof devices;
  /** Opened once it is on. */
  page?: string;
  /** Where a form ends it. */
  off?: { path: string; booking: string };
  /** Of pages that have none yet. */
  worker?: { script: string; scope: string };
}

type State = "unknown" | "unable" | "denied" | "off" | "on" | "busy";

const isAble = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** A new key of the site ends old subscriptions. */
function isOf(publicKey: string, { options }: PushSubscription): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === publicKey;
}

async function stateNow(publicKey: string, known: readonly string[]): Promise<State> {
  if (!isAble()) return "unable";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && known.includes(subscription.endpoint) && isOf(publicKey, subscription) ? "on" : "off";
}

function PushDevice({ path, publicKey, known, words, page, off, worker }: PushDeviceProps) {
  const [state, setState] = useState<State>("unknown");
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    stateNow(publicKey, known).then(setState, () => setState("unable"));
  }, [publicKey, known]);

  async function turnOn() {
    setState("busy");
    setProblem(null);
    try {
      if ((await Notification.requestPermission()) !== "granted") {
        setState(Notification.permission === "denied" ? "denied" : "off");
        return;
      }
      if (worker) await registerWorker(worker.script, worker.scope);
      const { pushManager } = await navigator.serviceWorker.ready;
      // The push service refuses a subscription of an earlier key.
      await (await pushManager.getSubscription())?.unsubscribe();
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
      const { endpoint, keys } = subscription.toJSON();
      await post(path, { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, booking: off?.booking }, z.unknown());
      if (page) location.assign(page);
      else setState("on");
    } catch (error) {
      setState("off");
      setProblem(error instanceof HttpError ? (error.issues[0]?.message ?? error.detail) : words.noAnswer);
    }
  }

  return (
    <div className="grid gap-3">
      <p role="status">{state === "unknown" ? "" : words[state]}</p>
      {problem ? (
        <p className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      {state === "off" || state === "busy" ? (
        <button className="btn btn-secondary" type="button" disabled={state === "busy"} onClick={turnOn}>
          {words.turnOn}
        </button>
      ) : null}
      {off && (state === "on" || (state === "unknown" && known.length > 0)) ? (
        <form method="post" action={off.path}>
          <input type="hidden" name="booking" value={off.booking} />
          <button className="btn btn-secondary" type="submit">
            {words.turnOff}
          </button>
        </form>
      ) : null}
    </div>
  );
}

export default island("push-device", PushDevice);
