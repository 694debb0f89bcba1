import type { ApiEvent, Connection } from '@mijn/api';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../shared/api/hooks.ts';
import { toastShown } from '../../shared/toasts/toasts.slice.ts';
import { nextPath, paths } from '../paths.ts';

/** The page to come back to: where the member is, or where they were already going. */
function nextOfHere(): string | undefined {
  const { pathname, search } = window.location;
  return nextPath(`?${new URLSearchParams({ next: pathname + search }).toString()}`) ?? nextPath(search);
}

/** Reacts to what concerns every screen, whatever call it came from (specification §8). */
export function useApiEvents({ events }: Pick<Connection, 'events'>): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  useEffect(() => {
    const tellToWait = async () => {
      const { errorTexts } = await import('@mijn/api/texts');
      dispatch(toastShown('danger', errorTexts.too_many_requests));
    };
    const reactions: Record<ApiEvent, () => void> = {
      too_many_requests: () => void tellToWait(),
      csrf_token_mismatch: () => void navigate(paths.login.build(nextOfHere())),
      two_factor_required: () => void navigate(paths.twoFactor.build(nextOfHere())),
      unauthenticated: () => void navigate(paths.logout.build(nextOfHere())),
    };
    return events.subscribe((event) => reactions[event]());
  }, [events, dispatch, navigate]);
}
