import '@mijn/ui/tokens.css';
import '@mijn/ui/base.css';
import { createConnection } from '@mijn/api';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { checkUserAtStart } from './app/start.ts';
import { createPortalStore } from './app/store.ts';
import { baseAddress, brand, fetchWithEarlyAnswers } from './early.ts';

document.documentElement.dataset['started'] = 'true';

const connection = createConnection({ baseAddress, fetch: fetchWithEarlyAnswers });
const portalStore = createPortalStore(connection);

void checkUserAtStart(portalStore, window.location);

/**
 * Shares the session with the other tabs. The page does not wait for this, because it is not needed to show a
 * page. Without it each tab checks the session when the tab gets the focus.
 */
async function shareWithOtherTabs(): Promise<void> {
  const { shareSession } = await import('./app/session/share-session.ts');
  shareSession(portalStore.store);
}
shareWithOtherTabs().catch(() => undefined);

const root = document.querySelector('#root');
if (!root) throw new Error('The page holds no #root.');
createRoot(root).render(<App brand={brand} connection={connection} store={portalStore.store} />);
