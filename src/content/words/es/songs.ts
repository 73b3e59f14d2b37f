import type { songs as english } from "../en/songs.ts";

export const songs: typeof english = {
  preferences: {
    "must-play": "No puede faltar",
    "play-if-possible": "Si se puede",
    "do-not-play": "No tocar",
    "do-not-play-unless-asked": "No tocar, salvo que la pida un invitado",
  },
};
