import { loadErrorTexts } from '../../shared/api/error-text.ts';
import { whenIdle } from '../../shared/chunks/when-idle.ts';
import { type PortalStore, shareSession } from './share-session.ts';

/** Starts what no page waits for. Without this script, each tab checks the session when it gets the focus. */
export function startLater(store: PortalStore): void {
  shareSession(store);
  // The first failure, such as one while the site is down, waits for no file.
  void loadErrorTexts();
  whenIdle(() => {
    import('./start-device.ts').then(
      ({ startDevice }) => startDevice(store),
      () => undefined,
    );
  });
}
