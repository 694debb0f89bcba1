import { useLocation } from 'react-router';
import { nextPath, paths } from '../../app/paths.ts';
import { useAppSelector } from '../../shared/api/hooks.ts';

/**
 * Where to go after signing in: the page that was asked for, else the account page (decisions §3). Who takes the place of
 * another user goes to the page alone: what its address holds, such as a search, is of the other.
 */
export function useNextPage(): { next: string | undefined; target: string } {
  const next = nextPath(useLocation().search);
  const isNewcomer = useAppSelector(({ session }) => session.isNewcomer);
  const page = isNewcomer ? next?.split(/[?#]/u)[0] : next;
  return { next, target: page ?? paths.account.build() };
}
