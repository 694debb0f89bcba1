import type { Brand } from '@mijn/domain/brand';

/** Returns the pattern of a route without parameters, and the function that builds its path. */
const path = <Pattern extends string>(pattern: Pattern) => ({ pattern, build: () => pattern });

/**
 * The paths of the pages for signing in, and of those that any screen may link to. The paths of a feature are
 * in the routes file of that feature.
 */
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
  unsubscribe: {
    pattern: '/unsubscribe/:token',
    build: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  },
  /** The links in mails about an e-mail address: `confirm`, `undo` and `stop`. */
  emailLink: { pattern: '/email/:kind/:token' },
  profile: path('/profile'),
  account: path('/profile/data'),
} as const;

/** Returns the path where a login and the logo lead: the account page, unless the brand file says otherwise. */
export const startPath = ({ start_page }: Pick<Brand, 'start_page'>): string =>
  paths[start_page === 'overview' ? 'landing' : 'account'].build();

/**
 * Returns whether a path is a page for signing in or out, or of a link in a mail: for unsubscribing, or about an
 * e-mail address. Such a page has a layout of its own, even if a user is signed in, and is about no association.
 */
export const hasOwnLayout = (pathname: string): boolean =>
  /^\/(login|logout|forgot-password|password|unsubscribe|email)(\/|$)/u.test(pathname);

/**
 * Returns the page to show after login, taken from the search part of the URL. Only a path of this site is
 * accepted, so that a link cannot redirect a member to another site: browsers leave a tab or a line break out of an
 * address, so that what follows can become a host. The pages for signing in and out are refused.
 */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])\P{Cc}*$/u.test(next)) return undefined;
  return /^\/(login|logout)(\/|\?|$)/u.test(next) ? undefined : next;
}

/**
 * Returns the page to show after a login: the current page, or its `next` page if the current page is itself
 * a page for signing in or out.
 */
export function nextOfHere(): string | undefined {
  const { pathname, search } = window.location;
  return nextPath(`?${new URLSearchParams({ next: pathname + search }).toString()}`) ?? nextPath(search);
}
