import type { Section } from '@mijn/domain/sections';
import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { useAssociation } from '../session/association-context.ts';
import { openSection } from './counts.ts';

/**
 * Returns a function that begins a visit. It does nothing for staff who act for the member, to whom the items are still
 * new.
 */
export function useOpenSection(section: Section): () => Promise<void> {
  const dispatch = useAppDispatch();
  const { id } = useAssociation();
  const isStaff = useAppSelector(({ session }) => Boolean(session.user?.impersonation));
  return useCallback(
    async () => (isStaff ? undefined : dispatch(openSection(id, section))),
    [dispatch, id, isStaff, section],
  );
}

/** Begins a visit when the screen opens. The badge of the section goes, and the list keeps the marks of its new items. */
export function useSectionVisit(section: Section): void {
  const open = useOpenSection(section);
  useEffect(() => void open(), [open]);
}
