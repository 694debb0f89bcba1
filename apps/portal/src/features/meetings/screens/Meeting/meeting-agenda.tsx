import { mdiPencilOutline, mdiPlus } from '@mdi/js';
import { AGENDA_ITEMS_MAX } from '@mijn/domain/limits';
import type { AgendaItem } from '@mijn/domain/agenda';
import type { Meeting } from '@mijn/domain/meetings';
import { isBoardMember } from '@mijn/domain/roles';
import { LinkButton } from '@mijn/ui/link-button';
import { Button } from '@mijn/ui/button';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Section } from '@mijn/ui/section';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { AgendaList } from '../../agenda/agenda-list/agenda-list.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation, useOwnSearch } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { QueryError } from '../../../../shared/shell/query-state.tsx';
import { agendaInput, useListAgendaItemsQuery } from '../../agenda-calls.ts';
import { type ItemOutcome, outcomeOf } from '../../agenda/item-outcome.ts';
import { OutcomeStatus } from '../../decisions/outcome-status.tsx';
import { lastResults } from '../../hold/results.ts';
import { decisionsOfMeeting, useListBallotsQuery, useListDecisionsQuery } from '../../meeting-calls.ts';
import { listItemOf } from '../../agenda/list-item.ts';
import { texts as agendaTexts } from '../../agenda/texts.ts';
import { useAgendaChanges } from '../../agenda/use-agenda-changes.ts';
import { EarlyVotesEntry } from '../../early-votes/early-votes-entry.tsx';
import { addAgendaItemPath } from '../../meetings.paths.ts';
import { ProposalsEntry } from '../../member-proposals/proposals-entry.tsx';
import { QuestionsEntry } from '../../questions/questions-entry.tsx';
import { texts } from './texts.ts';

const { Component: ItemActions } = lazyPart(
  'agenda-item-actions',
  async () => (await import('../../agenda/item-actions.tsx')).ItemActions,
);

const useAgenda = (meetingId: string) => useListAgendaItemsQuery(agendaInput(useAssociation().id, meetingId));

/** Returns whether the agenda is unknown yet. A page that waits for it does not move when it arrives. */
export function useIsAgendaPending(meetingId: string): boolean {
  const { currentData, error } = useAgenda(meetingId);
  return currentData === undefined && error === undefined;
}

/** Returns whether the member may change the agenda: the board, until the meeting begins. */
function useMayWriteAgenda({ has_begun, is_cancelled }: Meeting): boolean {
  const { isReadOnly } = useSession();
  return isBoardMember(useAssociation()) && !isReadOnly && !has_begun && !is_cancelled;
}

function Outcome({ outcome, votes, isElection }: ItemOutcome) {
  // Who was elected stands in the votes.
  const isNamed = isElection && outcome === 'adopted';
  return (
    <>
      {!isNamed && <OutcomeStatus outcome={outcome} />}
      {votes !== '' && <span>{votes}</span>}
    </>
  );
}

/** Returns what the agenda of a meeting that is over says of an item: what was done, and how a proposal ended. */
function usePast({ id: meeting_id, is_over }: Meeting) {
  const association_id = useAssociation().id;
  const ballots = useListBallotsQuery({ params: { association_id, meeting_id } }).currentData?.data ?? [];
  const decisions =
    useListDecisionsQuery(decisionsOfMeeting(association_id, meeting_id)).currentData?.data ?? [];
  const results = lastResults(ballots);
  return (item: AgendaItem) => {
    if (!is_over) return {};
    const outcome = outcomeOf(item, results, decisions);
    return { isPast: true, ...(outcome && { outcome: <Outcome {...outcome} /> }) };
  };
}

/** Shows the agenda of a meeting (docs/product.md#agenda). A meeting without items has none, except for the board, which can write it, and what a member proposes. The documents open in the viewer of the page. */
export function MeetingAgenda({ meeting }: { meeting: Meeting }) {
  const { id, documents } = meeting;
  const query = useAgenda(id);
  const mayWrite = useMayWriteAgenda(meeting);
  const [isEdited, setEdited] = useState(false);
  useAgendaChanges(id);
  const pastOf = usePast(meeting);
  const openFile = useOpenFile(useOwnSearch().search);
  const items = query.currentData?.data;
  if (items === undefined) return <QueryError query={query} failure={texts.agendaFailed} />;
  const proposed = !meeting.is_cancelled && !meeting.has_begun && (
    <ProposalsEntry meetingId={id} openCount={query.currentData?.open_proposal_count ?? 0} />
  );
  if (items.length === 0 && !mayWrite) return proposed && <ButtonRow>{proposed}</ButtonRow>;
  const mayAdd = mayWrite && items.length < AGENDA_ITEMS_MAX;
  const proposals = items.filter(({ proposal }) => proposal !== null).length;
  return (
    <Section
      title={texts.agenda}
      {...(items.length > 0 && { note: texts.agendaCount(items.length, proposals) })}
      action={
        mayWrite &&
        items.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            icon={mdiPencilOutline}
            aria-pressed={isEdited}
            onPress={() => setEdited(!isEdited)}
          >
            {agendaTexts.editAll}
          </Button>
        )
      }
    >
      <Stack>
        <EarlyVotesEntry meeting={meeting} items={items} />
        {items.length > 0 ? (
          <AgendaList
            label={texts.agenda}
            items={items.map((item) =>
              Object.assign(
                listItemOf(item, documents, openFile),
                pastOf(item),
                !meeting.is_cancelled &&
                  !meeting.is_over && { own: <QuestionsEntry meetingId={id} item={item} /> },
                mayWrite &&
                  isEdited && {
                    actions: (
                      <ItemActions
                        meetingId={id}
                        item={item}
                        items={items}
                        isConvened={meeting.is_convened}
                      />
                    ),
                  },
              ),
            )}
          />
        ) : (
          <p>{agendaTexts.empty}</p>
        )}
        {mayWrite && items.length >= AGENDA_ITEMS_MAX && <p>{agendaTexts.full(AGENDA_ITEMS_MAX)}</p>}
        {(mayAdd || proposed) && (
          <ButtonRow>
            {mayAdd && (
              <LinkButton variant="quiet" icon={mdiPlus} href={addAgendaItemPath(id)}>
                {agendaTexts.add}
              </LinkButton>
            )}
            {proposed}
          </ButtonRow>
        )}
      </Stack>
    </Section>
  );
}
