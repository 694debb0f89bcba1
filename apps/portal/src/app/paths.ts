/** A route's pattern, and the builder of its addresses. */
const path = <Pattern extends string>(pattern: Pattern) => ({ pattern, build: () => pattern });

/** Every route of specification §2. Pattern and builder stand side by side, so that no address is put together elsewhere. */
export const paths = {
  landing: path('/'),
  notFound: path('/404'),
  login: {
    pattern: '/login',
    /** @param next the page to show after login. */
    build: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  },
  twoFactor: {
    pattern: '/login/2fa',
    build: (next?: string) => (next ? `/login/2fa?next=${encodeURIComponent(next)}` : '/login/2fa'),
  },
  impersonate: {
    pattern: '/login/impersonate/:token/:signature',
    build: (token: string, signature: string) => `/login/impersonate/${token}/${signature}`,
  },
  logout: {
    pattern: '/logout',
    /** @param next the page to show after the login that follows. */
    build: (next?: string) => (next ? `/logout?next=${encodeURIComponent(next)}` : '/logout'),
  },
  forgotPassword: path('/forgot-password'),
  resetPassword: {
    pattern: '/password/reset/:token/:email',
    build: (token: string, email: string) =>
      `/password/reset/${encodeURIComponent(token)}/${encodeURIComponent(email)}`,
  },
  profile: path('/profile'),
  account: path('/profile/data'),
  editPersonal: path('/profile/data/edit/personal'),
  editContact: path('/profile/data/edit/contact'),
  addresses: path('/profile/addresses'),
  settings: path('/profile/settings'),
  updatePassword: path('/profile/update-password'),
  archiveSettings: path('/profile/board/archive-settings'),
  documentSettings: path('/profile/board/document-settings'),
  meetings: path('/meetings'),
  meeting: { pattern: '/meetings/:meetingId', build: (meetingId: string) => `/meetings/${meetingId}` },
  forms: path('/forms'),
  archive: path('/archive'),
  todos: path('/todos'),
  todo: { pattern: '/todos/:todoId', build: (todoId: string) => `/todos/${todoId}` },
  invoices: path('/invoices-check'),
  invoice: {
    pattern: '/invoices-check/:invoiceId',
    build: (invoiceId: string) => `/invoices-check/${invoiceId}`,
  },
  albums: path('/photo-albums'),
  addAlbum: path('/photo-albums/add'),
  editAlbum: {
    pattern: '/photo-albums/edit/:albumId',
    build: (albumId: string) => `/photo-albums/edit/${albumId}`,
  },
  viewAlbum: {
    pattern: '/photo-albums/view/:albumId',
    build: (albumId: string) => `/photo-albums/view/${albumId}`,
  },
  bulletinBoard: path('/bulletin-board'),
  addBulletin: path('/bulletin-board/add'),
  editBulletin: {
    pattern: '/bulletin-board/edit/:bulletinBoardId',
    build: (bulletinBoardId: string) => `/bulletin-board/edit/${bulletinBoardId}`,
  },
  newsletters: path('/news-letter'),
  addNewsletter: path('/news-letter/add'),
  editNewsletter: {
    pattern: '/news-letter/edit/:newsLetterId',
    build: (newsLetterId: string) => `/news-letter/edit/${newsLetterId}`,
  },
  providerNews: { pattern: '/:provider/news', build: (provider: string) => `/${provider}/news` },
} as const;

/** Whether a path is a page of signing in or out: it has a layout of its own, whoever looks at it. */
export const isSigningIn = (pathname: string): boolean =>
  /^\/(login|logout|forgot-password|password)(\/|$)/u.test(pathname);

/**
 * The page to go to after login, taken from the address: only a path of this site, so that a link can't send a member
 * elsewhere, and none of the pages of signing in itself.
 */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])/u.test(next)) return undefined;
  return /^\/(login|logout)(\/|\?|$)/u.test(next) ? undefined : next;
}
