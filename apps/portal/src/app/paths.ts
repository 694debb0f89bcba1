/** A route's pattern, and the builder of its addresses. */
const path = <Pattern extends string>(pattern: Pattern) => ({ pattern, build: () => pattern });

/** The pages of signing in, and those that any screen may lead to. The paths of a feature stand with its routes. */
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

/** The page to come back to after a login: where the member is, or where they were already going. */
export function nextOfHere(): string | undefined {
  const { pathname, search } = window.location;
  return nextPath(`?${new URLSearchParams({ next: pathname + search }).toString()}`) ?? nextPath(search);
}
