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

/** Not needed to show a page, so not waited for; without it each tab finds out when it is looked at. */
async function shareWithOtherTabs(): Promise<void> {
  const { shareSession } = await import('./app/session/share-session.ts');
  shareSession(portalStore.store);
}
shareWithOtherTabs().catch(() => undefined);

const root = document.querySelector('#root');
if (!root) throw new Error('The page holds no #root.');
createRoot(root).render(<App brand={brand} connection={connection} store={portalStore.store} />);
