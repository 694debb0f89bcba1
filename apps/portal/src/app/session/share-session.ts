import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../../shared/store/hooks.ts';
import { clearUser, fetchUser } from '../../shared/session/session.endpoints.ts';
import { usedElsewhere } from '../../shared/store/session.slice.ts';
import { texts } from '../../shared/session/texts.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';
import { openTabChannel } from '../../shared/tabs/tab-channel.ts';
import { toastShown } from '../../shared/store/toasts.slice.ts';
import { uploadsUnderWay } from '../../shared/uploads/upload.ts';

export type PortalStore = Store<RootState> & { dispatch: AppDispatch };

type SessionMessage =
  /** The server responded to a request of the sending tab. */
  { kind: 'used' } | { kind: 'signed_in'; email: string } | { kind: 'signed_out' };

/** The minimum time between two messages that the session is in use, in milliseconds. */
const REPORT_EVERY_MS = 5000;

const known = ({ session, user }: RootState) => ({
  email: isSignedIn(session.user) ? session.user.email : null,
  // An expired session keeps this e-mail address, so that no logout is reported: each tab learns of it from the server.
  keptEmail: user.email,
  lastResponseAt: session.lastResponseAt,
});

function reportToOthers(store: PortalStore, post: (message: SessionMessage) => void): void {
  let reported: ReturnType<typeof known> = { email: null, keptEmail: null, lastResponseAt: 0 };
  let isWaiting = false;
  const compare = () => {
    isWaiting = false;
    const now = known(store.getState());
    const isUsed = now.email !== null && now.lastResponseAt - reported.lastResponseAt >= REPORT_EVERY_MS;
    if (isUsed) post({ kind: 'used' });
    if (now.email !== null && now.email !== reported.email) post({ kind: 'signed_in', email: now.email });
    if (now.keptEmail === null && reported.keptEmail !== null) post({ kind: 'signed_out' });
    reported = { ...now, lastResponseAt: isUsed ? now.lastResponseAt : reported.lastResponseAt };
  };
  compare();
  store.subscribe(() => {
    // A change of user consists of several actions. The microtask runs after them.
    if (!isWaiting) queueMicrotask(compare);
    isWaiting = true;
  });
}

/**
 * Shares activity, login and logout with the other tabs (docs/product.md#tabs). Without BroadcastChannel, a tab learns of
 * a change when it regains focus.
 */
export function shareSession(store: PortalStore): void {
  const channel = openTabChannel<SessionMessage>('session');
  if (!channel) return;
  const { dispatch } = store;
  channel.subscribe((message) => {
    const { email, keptEmail } = known(store.getState());
    // The time of receipt is used, because the server decides when the session ends.
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
