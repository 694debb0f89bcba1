import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { deletedRoute } from '../../shared/deleted/deleted-route.ts';
import { loadNothing, memberRoute } from '../../shared/routing/portal-route.ts';
import {
  addMessagePath,
  messagesPath,
  editMessagePath,
  MESSAGE_PARAMETER,
  newsPath,
} from './messages.paths.ts';

const load = () => import('./messages.endpoints.ts');

export const messagesRoutes = [
  memberRoute({
    pattern: messagesPath,
    title: 'Prikbord',
    menu: 'association',
    section: 'bulletin_board',
    search: 'bulletin',
    hitParameter: MESSAGE_PARAMETER,
    load,
    screen: lazyScreen('board-messages', () => import('./screens/Messages/board-messages.screen.tsx')),
  }),
  memberRoute({
    pattern: addMessagePath,
    title: 'Bericht plaatsen',
    load: loadNothing,
    screen: lazyScreen('add-message', () => import('./screens/MessageForm/add-message.screen.tsx')),
  }),
  memberRoute({
    pattern: editMessagePath(':bulletinBoardId'),
    title: 'Bericht wijzigen',
    load,
    screen: lazyScreen('edit-message', () => import('./screens/MessageForm/edit-message.screen.tsx')),
  }),
  deletedRoute(messagesPath, load, () => import('./screens/DeletedMessages/deleted-messages.screen.tsx')),
];

export const newsRoutes = [
  memberRoute({
    pattern: newsPath(':provider'),
    title: '{provider} nieuws',
    menu: 'provider',
    section: 'news',
    search: 'news',
    hitParameter: MESSAGE_PARAMETER,
    load,
    screen: lazyScreen('news', () => import('./screens/Messages/news.screen.tsx')),
  }),
];
