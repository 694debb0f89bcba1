import type { Brand } from '@mijn/domain/brand';
import { REPORT_PATH } from '@mijn/domain/sharing';

/* The paths that the frame or several features link to. Others stand in the `<resource>.paths.ts` of their feature. */
export const landingPath = '/';
export const notFoundPath = '/404';
export const forgotPasswordPath = '/forgot-password';
export const profilePath = '/profile';
export const accountPath = '/profile/data';
export const settingsPath = '/profile/settings';

export const decisionsPath = '/meetings/decisions';
export const decisionPath = (decisionId: string): string => `${decisionsPath}/${decisionId}`;

/** The name of the decision from which an action item comes, in the URL of the form. */
export const DECISION_PARAMETER = 'besluit';

/** The form of an action item that a decision fills. */
export const reportOfDecisionPath = (decisionId: string): string =>
  `${REPORT_PATH}?${DECISION_PARAMETER}=${decisionId}`;

const beforeNext = (path: string) => (next?: string) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

export const loginPath = beforeNext('/login');
export const twoFactorPath = beforeNext('/login/2fa');
export const logoutPath = beforeNext('/logout');

export const startPath = ({ start_page }: Pick<Brand, 'start_page'>): string =>
  start_page === 'overview' ? landingPath : accountPath;

/** Returns whether a path is a page for signing in or out, or of a link in a mail. Such a page is about no association. */
export const hasOwnLayout = (pathname: string): boolean =>
  /^\/(login|logout|forgot-password|password|unsubscribe|email)(\/|$)/u.test(pathname);

/** Returns whether a page fills the screen of a hall, without the menu and the footer around other pages of members. */
export const fillsScreen = (pathname: string): boolean => /^\/meetings\/[^/]+\/beamer\/?$/u.test(pathname);

/**
 * Returns the page to show after the login. Only a path of this site is accepted, so that a link cannot redirect a member
 * to another site: browsers leave a tab or a line break out of a URL, so that its rest can become a host.
 */
export function nextPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])\P{Cc}*$/u.test(next)) return undefined;
  return /^\/(login|logout)(\/|\?|$)/u.test(next) ? undefined : next;
}

export function nextOfHere(): string | undefined {
  const { pathname, search } = window.location;
  return nextPath(`?${new URLSearchParams({ next: pathname + search }).toString()}`) ?? nextPath(search);
}
