import type { Brand } from '@mijn/domain/brand';

/*
 * The paths that the frame or several features link to. Any other path of a feature stands in its
 * `<resource>.paths.ts`.
 */
export const landingPath = '/';
export const notFoundPath = '/404';
export const forgotPasswordPath = '/forgot-password';
export const accountPath = '/profile/data';
export const settingsPath = '/profile/settings';

/** Returns the function that builds a path with the page to show after signing in. */
const beforeNext = (path: string) => (next?: string) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

export const loginPath = beforeNext('/login');
export const twoFactorPath = beforeNext('/login/2fa');
export const logoutPath = beforeNext('/logout');

/** Returns the path where a login and the logo lead: the account page, unless the brand file says otherwise. */
export const startPath = ({ start_page }: Pick<Brand, 'start_page'>): string =>
  start_page === 'overview' ? landingPath : accountPath;

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
