/** What one tab tells the others of this browser about the session that they share. */
export type SessionMessage =
  /** The server answered a call. */
  { kind: 'used' } | { kind: 'signed_in'; email: string } | { kind: 'signed_out' };

/** The way to the other tabs of this browser. */
export interface SessionChannel {
  post: (message: SessionMessage) => void;
  /** Calls the listener for each message of another tab. */
  subscribe: (listener: (message: SessionMessage) => void) => void;
}

/** Opens the channel; undefined in a browser that has none. */
export function openSessionChannel(): SessionChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('mijn-portaal-session');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    post: (message) => channel.postMessage(message),
    subscribe: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => listener(data)),
  };
}
