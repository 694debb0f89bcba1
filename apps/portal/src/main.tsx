import '@mijn/ui/tokens.css';
import '@mijn/ui/base.css';
import { baseAddressFor, createClient } from '@mijn/api';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/router/preload-screen.ts';
import { checkUserAtStart } from './app/start.ts';
import { createPortalStore } from './app/store.ts';
import { readBrand } from './shared/brand/brand.ts';

document.documentElement.dataset['started'] = 'true';

const brand = readBrand(document);
const client = createClient({ baseAddress: baseAddressFor(window.location.host, brand.api_base_addresses) });
const { store, persistor } = createPortalStore(client);

void checkUserAtStart(store, persistor);
preloadScreen(window.location.pathname);

const root = document.querySelector('#root');
if (!root) throw new Error('The page holds no #root.');
createRoot(root).render(<App brand={brand} client={client} store={store} />);
