import type { RootState } from '../../shared/api/hooks.ts';
import { clearUser, fetchUser } from '../../shared/session/session.endpoints.ts';
import { usedElsewhere } from '../../shared/session/session.slice.ts';
import { texts } from '../../shared/session/texts.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';
import { toastShown } from '../../shared/toasts/toasts.slice.ts';
import type { PortalStore } from '../store.ts';

/** A message from one tab to the others of this browser about the session that they share. */
type SessionMessage =
  /** The server answered a call. */
  { kind: 'used' } | { kind: 'signed_in'; email: string } | { kind: 'signed_out' };

/** The channel between the tabs of this browser. */
interface SessionChannel {
  post: (message: SessionMessage) => void;
  /** Calls the listener for each message of another tab. */
  subscribe: (listener: (message: SessionMessage) => void) => void;
}

/** Opens the channel; undefined in a browser that has none. */
function openSessionChannel(): SessionChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('mijn-portaal-session');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    post: (message) => channel.postMessage(message),
    subscribe: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => listener(data)),
  };
}

/** Milliseconds between two messages that the session is in use. */
const REPORT_EVERY_MS = 5000;

/** What the other tabs should know of this one. */
const known = ({ session, user }: RootState) => ({
  email: isSignedIn(session.user) ? session.user.email : null,
  // A session that ends by itself keeps whose it was: each tab learns of that end from the server.
  keptEmail: user.email,
  lastAnswerAt: session.lastAnswerAt,
});

/** Reports to the other tabs that the session is in use, and who signs in or out here. */
function reportToOthers(store: PortalStore, post: (message: SessionMessage) => void): void {
  let reported: ReturnType<typeof known> = { email: null, keptEmail: null, lastAnswerAt: 0 };
  let isWaiting = false;
  const compare = () => {
    isWaiting = false;
    const now = known(store.getState());
    const isUsed = now.email !== null && now.lastAnswerAt - reported.lastAnswerAt >= REPORT_EVERY_MS;
    if (isUsed) post({ kind: 'used' });
    if (now.email !== null && now.email !== reported.email) post({ kind: 'signed_in', email: now.email });
    if (now.keptEmail === null && reported.keptEmail !== null) post({ kind: 'signed_out' });
    reported = { ...now, lastAnswerAt: isUsed ? now.lastAnswerAt : reported.lastAnswerAt };
  };
  compare();
  store.subscribe(() => {
    // One user takes the place of another in several steps: only what comes of them counts.
    if (!isWaiting) queueMicrotask(compare);
    isWaiting = true;
  });
}

/**
 * Shares the session with the other tabs of this browser: activity, login and logout (decisions §3). A browser without
 * the means does not; its tabs find out when they are looked at.
 */
export function shareSession(store: PortalStore): void {
  const channel = openSessionChannel();
  if (!channel) return;
  const { dispatch } = store;
  channel.subscribe((message) => {
    const { email, keptEmail } = known(store.getState());
    // By the clock of now: the message may come late, and the server decides in the end.
    if (message.kind === 'used') dispatch(usedElsewhere(Date.now()));
    if (message.kind === 'signed_in' && message.email !== email) void dispatch(fetchUser());
    if (message.kind === 'signed_out' && keptEmail !== null) {
      if (email !== null) dispatch(toastShown('info', texts.loggedOutElsewhere));
      dispatch(clearUser());
    }
  });
  reportToOthers(store, channel.post);
}
