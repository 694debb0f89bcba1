export interface Screen {
  /** The name of the screen in the manifest of the build: `archive` for `archive.screen.tsx`. */
  name: string;
  /** The path. `{meeting}` is replaced by the id of a meeting of the member. */
  path: string;
  isForMembers: boolean;
}

const visitor = (name: string, path: string): Screen => ({ name, path, isForMembers: false });
const member = (name: string, path: string): Screen => ({ name, path, isForMembers: true });

/** Nobody sent a convocation in the demo, so that its page says that there is none. */
const NO_ID = '00000000-0000-7000-8000-000000000000';

/** The links in mails have a token that does not exist, so that their screens show an error. */
export const screens: readonly Screen[] = [
  visitor('login', '/login'),
  visitor('welcome', '/'),
  visitor('archive-signed-out', '/archive'),
  visitor('forgot-password', '/forgot-password'),
  visitor('not-found', '/404'),
  visitor('reset-password', '/password/reset/token/bram%40waterpas.example'),
  visitor('two-factor', '/login/2fa'),
  visitor('logout', '/logout'),
  visitor('impersonate', '/login/impersonate/token/signature'),
  visitor('unsubscribe', '/unsubscribe/token'),
  visitor('confirm-email', '/email/confirm/token'),
  visitor('undo-email', '/email/undo/token'),
  member('overview', '/'),
  member('archive', '/archive'),
  member('invoice-list', '/invoices-check'),
  member('invoice-check', '/invoices-check/{invoice}'),
  member('todos', '/todos'),
  member('todo', '/todos/{todo}'),
  member('account', '/profile/data'),
  member('meetings', '/meetings'),
  member('meeting', '/meetings/{meeting}'),
  member('deliveries', `/meetings/{meeting}/convocations/${NO_ID}`),
  member('give-proxy', '/meetings/{meeting}/proxies/give'),
  member('early-votes', '/meetings/{meeting}/early-votes'),
  member('vote', '/meetings/{meeting}/vote'),
  member('hold-meeting', '/meetings/{meeting}/hold'),
  member('door', '/meetings/{meeting}/door'),
  member('hands', '/meetings/{meeting}/hands'),
  member('beamer', '/meetings/{meeting}/beamer'),
  member('decisions', '/meetings/decisions'),
  member('decision', '/meetings/decisions/{decision}'),
  member('forms', '/forms'),
  member('board-messages', '/bulletin-board'),
  member('add-message', '/bulletin-board/add'),
  member('edit-message', '/bulletin-board/edit/{message}'),
  member('deleted-messages', '/bulletin-board/deleted'),
  member('news', '/waterpas/news'),
  member('newsletters', '/news-letter'),
  member('add-newsletter', '/news-letter/add'),
  member('edit-newsletter', '/news-letter/edit/{newsletter}'),
  member('deleted-newsletters', '/news-letter/deleted'),
  member('albums', '/photo-albums'),
  member('album', '/photo-albums/view/{album}'),
  member('add-album', '/photo-albums/add'),
  member('edit-album', '/photo-albums/edit/{album}'),
  member('deleted-albums', '/photo-albums/deleted'),
  member('settings', '/profile/settings'),
  member('addresses', '/profile/addresses'),
  member('edit-personal', '/profile/data/edit/personal'),
  member('edit-contact', '/profile/data/edit/contact'),
  member('update-password', '/profile/update-password'),
  member('archive-settings', '/profile/board/archive-settings'),
  member('form-settings', '/profile/board/document-settings'),
  member('personal-data', '/profile/personal-data/token'),
  member('foreign-association', '/archive?vve=9999'),
];

/** @throws Error when the path needs an id that is not given. */
export const pathFor = ({ path }: Screen, ids: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`The path ${path} needs the id of one ${name}.`);
    return id;
  });
