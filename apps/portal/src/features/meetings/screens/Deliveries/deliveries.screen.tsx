import { mdiFileDelimitedOutline } from '@mdi/js';
import {
  convocationsOperations,
  type Delivery,
  deliveryStateTexts,
  type DeliveryState,
} from '@mijn/domain/convocations';
import { dutchTime, formatDate, formatTime } from '@mijn/domain/formats';
import { Alert } from '@mijn/ui/alert';
import { type Column } from '@mijn/ui/data-table';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { Stack } from '@mijn/ui/stack';
import { Status } from '@mijn/ui/status';
import { useParams } from 'react-router';
import { useFileUrl } from '../../../../shared/files/file-links.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { ListTable } from '../../../../shared/tables/list-table.tsx';
import { urlFormat } from '../../../../shared/tables/url-format.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { useList, withRows } from '../../../../shared/tables/use-list.ts';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { useLazyListDeliveriesQuery, useListDeliveriesQuery } from '../../convocations/convocation-calls.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { texts } from './texts.ts';

const deliveriesUrl = urlFormat({ page: ['pagina', 'page'] } as const);

type Row = Delivery & { id: string };

const { columns: headers } = texts;

const tones: Readonly<Record<DeliveryState, 'waiting' | 'done' | 'refused'>> = {
  waiting: 'waiting',
  sent: 'done',
  failed: 'refused',
  skipped: 'refused',
  posted: 'done',
};

const momentOf = (moment: string): string =>
  `${formatDate(dutchTime(moment))}, ${formatTime(dutchTime(moment))}`;

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowHeader: true,
    cell: ({ name }) => name,
    under: ({ email, apartment }) => email ?? apartment,
  },
  {
    id: 'deliveredAt',
    header: headers.deliveredAt,
    width: '14rem',
    cardPlace: 'line',
    cell: ({ delivered_at }) => momentOf(delivered_at),
  },
  {
    id: 'state',
    header: headers.state,
    width: '13rem',
    cardPlace: 'mark',
    cell: ({ state }) => (
      <Status size="small" tone={tones[state]}>
        {deliveryStateTexts[state]}
      </Status>
    ),
  },
  {
    id: 'hash',
    header: headers.hash,
    width: '11rem',
    cardPlace: 'line',
    // The file has the whole number.
    cell: ({ hash }) => `${hash.slice(0, 12)}…`,
    cardCell: ({ hash }) => `${headers.hash}: ${hash.slice(0, 12)}…`,
  },
];

const withIds = (rows: readonly Delivery[]): Row[] =>
  rows.map((row) => Object.assign({}, row, { id: String(row.position) }));

/** Says whether the chain of the deliveries is as it was written. */
function Chain({ isUnchanged }: { isUnchanged: boolean }) {
  return isUnchanged ? (
    <Alert tone="success" title={texts.unchanged}>
      {texts.unchangedText}
    </Alert>
  ) : (
    <Alert tone="danger" title={texts.changed}>
      {texts.changedText}
    </Alert>
  );
}

/** Shows the board to whom a convocation was sent (docs/product.md#convocation). */
export function DeliveriesScreen() {
  const { meetingId = '', convocationId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
  const { settings, onChange } = useListSettings('deliveries', deliveriesUrl);
  const params = { association_id, meeting_id: meetingId, convocation_id: convocationId };
  const input = { params, query: settings };
  const lazy = useLazyListDeliveriesQuery();
  const list = useList(useListDeliveriesQuery(input), {
    url: deliveriesUrl,
    settings,
    onChange,
    input,
    lazy,
  });
  const chain = list.query.currentData;
  return (
    <Page
      title={texts.title}
      sub={<MeetingLine meetingId={meetingId} />}
      back={
        <Link href={meetingPath(meetingId)} isBack>
          {texts.back}
        </Link>
      }
      actions={
        <LinkButton
          variant="quiet"
          icon={mdiFileDelimitedOutline}
          href={fileUrl(convocationsOperations.downloadDeliveries, { params })}
          download
        >
          {texts.csv}
        </LinkButton>
      }
    >
      <Stack>
        {chain && <Chain isUnchanged={chain.is_unchanged} />}
        <ListTable list={withRows(list, withIds)} drawing="meetings" texts={texts} columns={columns} />
      </Stack>
    </Page>
  );
}
