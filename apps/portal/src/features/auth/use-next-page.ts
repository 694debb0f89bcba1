import { useLocation } from 'react-router';
import { nextPath, paths } from '../../app/paths.ts';

/** Where to go after signing in: the page that was asked for, else the account page (decisions §3). */
export function useNextPage(): { next: string | undefined; target: string } {
  const next = nextPath(useLocation().search);
  return { next, target: next ?? paths.account.build() };
}
