import { type SongPreference, songPreferenceLabels } from "../../../features/songs/model.ts";

const preferences: Readonly<Record<SongPreference, string>> = songPreferenceLabels;

/** Of the clients' lists. Browsers get them with an island. */
export const songs = { preferences };
