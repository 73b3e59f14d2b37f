import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { type Toast, toastAtom } from "../../../platform/islands/atoms.ts";
import { island } from "../../../platform/islands/define.ts";
import { forgetOnLogout, storeEvenings } from "../../evening/dj/offline/store-evenings.ts";
import { adminApi, adminParameters } from "../paths.ts";
import { checkSession } from "./check-session.ts";

function takeReturn(): Toast | null {
  const url = new URL(location.href);
  const error = url.searchParams.get(adminParameters.spotifyError);
  // Only the page can say so: an address alone proves nothing.
  const said = document.querySelector("[data-spotify-return]");
  said?.remove();
  for (const name of Object.values(adminParameters)) url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, "", url);
  if (error !== null) return { variant: "destructive", title: "Spotify Connection Failed", description: error };
  if (!said) return null;
  return {
    variant: "default",
    title: "Spotify account connected successfully!",
    description: "What plays there is taken over every 30 seconds.",
  };
}

function SessionWatch() {
  const showToast = useSetAtom(toastAtom);
  useEffect(() => {
    const returned = takeReturn();
    if (returned) showToast(returned);
    const check = () => void checkSession(showToast);
    const lookAgain = () => document.visibilityState === "visible" && check();
    // The logout's answer clears the device too, but not offline.
    const forget = ({ target }: SubmitEvent) => {
      if (target instanceof Element && target.matches(`form[action="${adminApi.logout}"]`)) void forgetOnLogout();
    };
    check();
    storeEvenings();
    document.addEventListener("visibilitychange", lookAgain);
    document.addEventListener("submit", forget);
    return () => {
      document.removeEventListener("visibilitychange", lookAgain);
      document.removeEventListener("submit", forget);
    };
  }, [showToast]);
  return null;
}

export default island("session-watch", SessionWatch);
