import { whenIdle } from '../../shared/chunks/when-idle.ts';
import { type PortalStore, shareSession } from './share-session.ts';

/** Starts what no page waits for. Without this script, each tab checks the session when it gets the focus. */
export function startLater(store: PortalStore): void {
  shareSession(store);
  whenIdle(() => {
    import('./start-device.ts').then(
      ({ startDevice }) => startDevice(store),
      () => undefined,
    );
  });
}
