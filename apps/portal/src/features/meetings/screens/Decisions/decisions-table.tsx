import { sinceConvocationMarks } from '@mijn/domain/agenda';
import type { DecisionInList } from '@mijn/domain/decisions';
import { ClampedText } from '@mijn/ui/clamped-text';
import { type Column } from '@mijn/ui/data-table';
import { DateText } from '@mijn/ui/date-text';
import { FactLine } from '@mijn/ui/fact-line';
import { Tag } from '@mijn/ui/tag';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ListTable } from '../../../../shared/tables/list-table.tsx';
import { useList } from '../../../../shared/tables/use-list.ts';
import { type DecisionsProps, decisionsUrl } from '../../decisions/decision-calls.ts';
import { OutcomeStatus } from '../../decisions/outcome-status.tsx';
import { texts as sharedTexts } from '../../decisions/texts.ts';
import { useLazyListDecisionsQuery, useListDecisionsQuery } from '../../meeting-calls.ts';
import { decisionPath } from '../../../../shared/routing/paths.ts';
import { texts } from './texts.ts';

const { columns: headers } = texts;

const columns: readonly Column<DecisionInList>[] = [
  {
    id: 'title',
    header: headers.title,
    isRowHeader: true,
    cell: ({ title }) => <ClampedText>{title}</ClampedText>,
    under: ({ register_number, superseded_by, since_convocation, is_outside_meeting }) =>
      (register_number !== null ||
        superseded_by !== null ||
        since_convocation !== null ||
        is_outside_meeting) && (
        <FactLine>
          {register_number !== null && (
            <>
              <VisuallyHidden>{`${texts.number}: `}</VisuallyHidden>
              {register_number}
            </>
          )}
          {is_outside_meeting && <Tag>{sharedTexts.outsideMeeting}</Tag>}
          {superseded_by && <Tag>{sharedTexts.superseded}</Tag>}
          {since_convocation && <Tag look="warning">{sinceConvocationMarks[since_convocation]}</Tag>}
        </FactLine>
      ),
  },
  {
    id: 'decided_on',
    header: headers.decided_on,
    width: '8rem',
    cardPlace: 'line',
    cell: ({ decided_on }) => <DateText date={decided_on} />,
  },
  {
    id: 'outcome',
    header: headers.outcome,
    width: '10rem',
    cardPlace: 'mark',
    cell: ({ outcome }) => <OutcomeStatus outcome={outcome} />,
  },
  {
    id: 'votes',
    header: headers.votes,
    width: '30%',
    cardPlace: 'line',
    cell: (decision) => sharedTexts.votes(decision),
    cardCell: (decision) => sharedTexts.votes(decision) || null,
  },
];

export function DecisionsTable({ settings, onChange }: DecisionsProps) {
  const { id: association_id } = useAssociation();
  const input = { params: { association_id }, query: settings };
  const lazy = useLazyListDecisionsQuery();
  const list = useList(useListDecisionsQuery(input), { url: decisionsUrl, settings, onChange, input, lazy });
  return (
    <ListTable
      list={list}
      drawing="meetings"
      texts={{ ...sharedTexts, ...texts }}
      columns={columns}
      cardsUpTo="tablet"
      rowHref={({ id }) => decisionPath(id)}
    />
  );
}
