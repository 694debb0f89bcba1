import { type AgendaItem, agendaItemKindTexts } from '@mijn/domain/agenda';
import type { Ballot } from '@mijn/domain/ballots';
import { Section } from '@mijn/ui/section';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { agendaInput, useListAgendaItemsQuery } from '../../agenda-calls.ts';
import { BallotStatus } from '../../hold/ballot-status.tsx';
import { NumberedRows } from '../../hold/numbered-rows/numbered-rows.tsx';
import { isRunning, lastResults, nextProposal } from '../../hold/results.ts';
import { texts } from '../../voting/texts.ts';

interface AgendaNowProps {
  meetingId: string;
  /** The ballots of the meeting, newest first. */
  ballots: readonly Ballot[];
}

/** Shows the items of the meeting as rows: what was decided, and which ballot comes next. */
export function AgendaNow({ meetingId, ballots }: AgendaNowProps) {
  const { id: association_id } = useAssociation();
  // The page stands without the agenda, which many meetings do not have.
  const { currentData } = useListAgendaItemsQuery(agendaInput(association_id, meetingId));
  const items = currentData?.data ?? [];
  if (items.length === 0) return null;
  const results = lastResults(ballots);
  const running = ballots.find(isRunning);
  const next = running ? undefined : nextProposal(items, ballots);
  const detailOf = ({ id, kind }: AgendaItem): string | undefined => {
    if (id === running?.item_id) return running.state === 'counting' ? texts.agenda.counting : texts.open;
    if (id === next?.id) return texts.agenda.next;
    return results.has(id) ? undefined : agendaItemKindTexts[kind];
  };
  return (
    <Section title={texts.agenda.title}>
      <NumberedRows
        label={texts.agenda.title}
        rows={items.map((item) => {
          const { id, number, title } = item;
          const ballot = results.get(id);
          const detail = detailOf(item);
          return {
            id,
            number,
            title,
            detail: id === next?.id ? <strong>{detail}</strong> : detail,
            mark: ballot && <BallotStatus ballot={ballot} />,
          };
        })}
      />
    </Section>
  );
}
