import { type MeetingProxy, type ProxyState } from '@mijn/domain/proxies';
import type { Column } from '@mijn/ui/data-table';
import { Status, type StatusProps } from '@mijn/ui/status';
import { Tag } from '@mijn/ui/tag';
import { apartmentsWithVotes } from '../../proxies/words.ts';
import { AcceptForBoard, OpenPhotos, WithdrawPaper } from './proxy-actions.tsx';
import { texts } from './texts.ts';

const { columns: headers } = texts;

const tones: Readonly<Record<ProxyState, NonNullable<StatusProps['tone']>>> = {
  offered: 'open',
  accepted: 'done',
  refused: 'refused',
  withdrawn: 'refused',
  objected: 'refused',
};

const holderOf = ({ holder, is_to_board }: MeetingProxy): string => {
  if (holder === null) return texts.board;
  return is_to_board ? texts.forBoard(holder) : holder;
};

/** Returns the columns of the proxies of a meeting. */
export const columnsFor = (
  meetingId: string,
  onOpenPhoto: (id: string) => void,
): readonly Column<MeetingProxy>[] => [
  {
    id: 'giver',
    header: headers.giver,
    isRowHeader: true,
    cell: ({ giver }) => giver,
    under: ({ apartments }) => apartmentsWithVotes(apartments),
  },
  {
    id: 'holder',
    header: headers.holder,
    cardPlace: 'line',
    cell: holderOf,
    cardCell: (row) => `${headers.holder}: ${holderOf(row)}`,
  },
  {
    id: 'scope',
    header: headers.scope,
    width: '9.5rem',
    cardPlace: 'line',
    cell: ({ is_whole_meeting, item_numbers }) =>
      is_whole_meeting ? texts.whole : texts.items(item_numbers),
  },
  {
    id: 'state',
    header: headers.state,
    width: '12rem',
    cardPlace: 'mark',
    cell: ({ state, is_paper, accepted_at }) => (
      <>
        <Status size="small" tone={tones[state]}>
          {state === 'refused' && accepted_at !== null ? texts.givenBack : texts.states[state]}
        </Status>{' '}
        {is_paper && <Tag>{texts.paper}</Tag>}
      </>
    ),
  },
  { id: 'code', header: headers.code, width: '7.25rem', cardPlace: 'line', cell: ({ code }) => code },
  {
    id: 'photos',
    header: headers.photos,
    isHeaderHidden: true,
    width: '7.5rem',
    cell: (proxy) => <OpenPhotos proxy={proxy} onOpenPhoto={onOpenPhoto} />,
  },
  {
    id: 'withdraw',
    header: texts.withdraw.label,
    isHeaderHidden: true,
    width: '7.75rem',
    cell: (proxy) => (
      <>
        <AcceptForBoard meetingId={meetingId} proxy={proxy} />
        <WithdrawPaper meetingId={meetingId} proxy={proxy} />
      </>
    ),
  },
];
