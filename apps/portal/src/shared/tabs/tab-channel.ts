/** A channel between the tabs of this browser. A message reaches the other tabs, and other channels of the same tab. */
export interface TabChannel<Message> {
  post: (message: Message) => void;
  subscribe: (listener: (message: Message) => void) => void;
  close: () => void;
}

/** Opens the channel with a name, or returns undefined if the browser does not support BroadcastChannel. */
export function openTabChannel<Message>(name: string): TabChannel<Message> | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(`mijn-portaal-${name}`);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    post: (message) => channel.postMessage(message),
    subscribe: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data)),
    close: () => channel.close(),
  };
}
