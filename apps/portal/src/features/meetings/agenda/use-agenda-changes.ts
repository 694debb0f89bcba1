import { useSectionChanges } from '../../../shared/sections/section-changes.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { agendaEndpoints } from '../agenda-calls.ts';

const ofAgenda = ['agenda'] as const;

/** Asks for the agenda of a meeting again after a hint of the server that it changed, and when the member returns to the tab. */
export function useAgendaChanges(meetingId: string): void {
  const dispatch = useAppDispatch();
  const { id } = useAssociation();
  const { invalidateTags } = agendaEndpoints.util;
  const refresh = () => dispatch(invalidateTags([{ type: 'Meeting', id: meetingId }]));
  useSectionChanges(id, () => void refresh(), ofAgenda);
}
