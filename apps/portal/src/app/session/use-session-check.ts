import { eventOf } from '@mijn/api';
import { useCallback } from 'react';
import { errorOf } from '../../shared/api/error-of.ts';
import { useAppDispatch } from '../../shared/api/hooks.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { paths } from '../paths.ts';
import { nextOfHere } from './next-of-here.ts';

/**
 * Asks the server whether the session still stands, and fetches the user again. When it is over, the browser goes to
 * /logout with a full page load (specification §1); without an answer about the session the page stays.
 */
export function useSessionCheck(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const next = nextOfHere();
    const error = errorOf(await dispatch(fetchUser()));
    if (error && eventOf(error, false) === 'unauthenticated') {
      window.location.assign(paths.logout.build(next));
    }
  }, [dispatch]);
}
