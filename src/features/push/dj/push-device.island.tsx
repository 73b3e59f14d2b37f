import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { island } from "../../../platform/islands/define.ts";
import { HttpError, post } from "../../../platform/islands/request.ts";
import { adminPaths } from "../../admin/paths.ts";

interface PushDeviceProps {
  path: string;
  page: string;
  publicKey: string;
  known: string[];
}

/** Local storage of {@link markOf} this device. */
const ownMark = "push-device";

/** A new key of the site ends old subscriptions. */
const markOf = (publicKey: string, id: string): string => `${publicKey} ${id}`;

const added = z.object({ id: z.string() });

type State = "unknown" | "unable" | "denied" | "off" | "on" | "busy";

const isAble = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const registered = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready;

const words: Readonly<Record<State, string>> = {
  unknown: "",
  unable:
    "This browser shows no notices. On an iPhone or iPad open this page in Safari, choose Share, then Add to Home Screen, and open it from there.",
  denied:
    "This browser was told to show no notices of the site: allow them in its settings for this site, then reload.",
  off: "This device is not told of anything.",
  on: "This device is told.",
  busy: "One moment …",
};

async function stateNow(publicKey: string, known: readonly string[]): Promise<State> {
  if (!isAble()) return "unable";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration(adminPaths.today);
  const subscription = await registration?.pushManager.getSubscription();
  const mark = localStorage.getItem(ownMark);
  return subscription && known.some((id) => markOf(publicKey, id) === mark) ? "on" : "off";
}

function PushDevice({ path, page, publicKey, known }: PushDeviceProps) {
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
      const { pushManager } = await registered();
      // The push service refuses a subscription of an earlier key.
      await (await pushManager.getSubscription())?.unsubscribe();
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
      const { endpoint, keys } = subscription.toJSON();
      const { id } = await post(path, { endpoint, p256dh: keys?.p256dh, auth: keys?.auth }, added);
      localStorage.setItem(ownMark, markOf(publicKey, id));
      location.assign(page);
    } catch (error) {
      setState("off");
      setProblem(
        error instanceof HttpError
          ? (error.issues[0]?.message ?? error.detail)
          : "The browser’s push service did not answer. Please try again.",
      );
    }
  }

  return (
    <div className="grid gap-3" role="status">
      <p>{words[state]}</p>
      {problem ? <p className="field-error">{problem}</p> : null}
      <noscript>
        <p>Turning it on takes JavaScript.</p>
      </noscript>
      {state === "off" || state === "busy" ? (
        <button className="btn btn-primary" type="button" disabled={state === "busy"} onClick={turnOn}>
          Turn on on this device
        </button>
      ) : null}
    </div>
  );
}

export default island("push-device", PushDevice);
