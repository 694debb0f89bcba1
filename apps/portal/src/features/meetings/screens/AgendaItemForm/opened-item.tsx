import type { AgendaItem } from '@mijn/domain/agenda';
import { Alert } from '@mijn/ui/alert';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import type { ReactNode } from 'react';
import { useOpened } from '../../../../shared/forms/use-opened.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { agendaInput, useListAgendaItemsQuery } from '../../agenda-calls.ts';
import { texts } from './texts.ts';

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="24rem" shape="block" />
  </SkeletonGroup>
);

interface OpenedItemProps {
  meetingId: string;
  itemId: string;
  children: (item: AgendaItem) => ReactNode;
}

/** Waits for the agenda as it is now, so that the form does not start with an older version of the item. */
export function OpenedItem({ meetingId, itemId, children }: OpenedItemProps) {
  const { id: association_id } = useAssociation();
  const query = useListAgendaItemsQuery(agendaInput(association_id, meetingId));
  const opened = useOpened(query);
  if (!opened)
    return (
      <QueryState query={query} failure={texts.failed} skeleton={skeleton}>
        {() => skeleton}
      </QueryState>
    );
  const item = opened.data.find(({ id }) => id === itemId);
  return item ? children(item) : <Alert tone="info" title={texts.edit.missing} />;
}
