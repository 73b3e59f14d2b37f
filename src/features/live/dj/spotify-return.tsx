import { Notice } from "../../../platform/ui/notice.tsx";

interface SpotifyReturnProps {
  connected: boolean;
  error: string | undefined;
}

/** With JavaScript a toast takes its place, see session-watch. */
export function SpotifyReturn({ connected, error }: SpotifyReturnProps) {
  if (error === undefined && !connected) return null;
  return (
    <div data-spotify-return="">
      {error === undefined ? (
        <Notice tone="ok">
          <p>Spotify account connected successfully!</p>
        </Notice>
      ) : (
        <Notice tone="danger">
          <p className="font-600">Spotify Connection Failed</p>
          <p>{error}</p>
        </Notice>
      )}
    </div>
  );
}
