import { listTag } from '@mijn/api/rtk-query';
import { useSectionChanges } from '../../../shared/sections/section-changes.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { agendaEndpoints } from '../agenda-calls.ts';

const subjects = ['proxies'] as const;

/**
 * Asks again what a page shows of proxies and of who comes: after a hint of the server that somebody gave, accepted, refused or withdrew a
 * proxy or objected to one, and when the member returns to the tab.
 */
export function useProxyChanges(): void {
  const dispatch = useAppDispatch();
  const { id } = useAssociation();
  const refresh = () =>
    dispatch(agendaEndpoints.util.invalidateTags([listTag('Proxy'), listTag('Attendance')]));
  useSectionChanges(id, () => void refresh(), subjects);
}
