import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../../shared/store/hooks.ts';
import { clearUser, fetchUser } from '../../shared/session/session.endpoints.ts';
import { usedElsewhere } from '../../shared/store/session.slice.ts';
import { texts } from '../../shared/session/texts.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';
import { openTabChannel } from '../../shared/tabs/tab-channel.ts';
import { toastShown } from '../../shared/store/toasts.slice.ts';
import { uploadsUnderWay } from '../../shared/uploads/upload.ts';

type PortalStore = Store<RootState> & { dispatch: AppDispatch };

/** A message from one tab to the other tabs of this browser about their shared session. */
type SessionMessage =
  /** The server responded to a request of the sending tab. */
  { kind: 'used' } | { kind: 'signed_in'; email: string } | { kind: 'signed_out' };

/** The minimum time between two messages that the session is in use, in milliseconds. */
const REPORT_EVERY_MS = 5000;

/** Returns the part of the state that this tab reports to the other tabs. */
const known = ({ session, user }: RootState) => ({
  email: isSignedIn(session.user) ? session.user.email : null,
  // A session that expires keeps this e-mail address. No logout is reported then, because each tab learns
  // from the server that the session has expired.
  keptEmail: user.email,
  lastAnswerAt: session.lastAnswerAt,
});

/** Reports to the other tabs that the session is in use, and that a user signs in or out in this tab. */
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
    // A change of user consists of several actions. The microtask runs after them, so that only their result
    // is reported.
    if (!isWaiting) queueMicrotask(compare);
    isWaiting = true;
  });
}

/**
 * Shares activity, login and logout with the other tabs of this browser (docs/product.md#tabs). Without
 * BroadcastChannel, each tab learns of a change when it regains focus.
 */
export function shareSession(store: PortalStore): void {
  const channel = openTabChannel<SessionMessage>('session');
  if (!channel) return;
  const { dispatch } = store;
  channel.subscribe((message) => {
    const { email, keptEmail } = known(store.getState());
    // The time of receipt is used, although the message may arrive late, because the server decides when the
    // session ends.
    if (message.kind === 'used') dispatch(usedElsewhere(Date.now()));
    if (message.kind === 'signed_in' && message.email !== email) void dispatch(fetchUser());
    if (message.kind === 'signed_out' && keptEmail !== null) {
      const unsent = uploadsUnderWay(store.getState().uploads).map(({ fileName }) => fileName);
      dispatch(clearUser());
      if (email !== null) dispatch(toastShown('info', texts.loggedOutElsewhere, 'session'));
      if (unsent.length > 0) dispatch(toastShown('info', texts.unsent(unsent), 'unsent'));
    }
  });
  reportToOthers(store, channel.post);
}
