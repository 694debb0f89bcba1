import { attendanceChoices, attendanceTexts, type MemberAttendance } from '@mijn/domain/attendance';
import { formatNumber } from '@mijn/domain/formats';
import { type Column } from '@mijn/ui/data-table';
import { FilterChip } from '@mijn/ui/filter-chip';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { ListTable } from '../../../../shared/tables/list-table.tsx';
import { urlFormat } from '../../../../shared/tables/url-format.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { useList, withRows } from '../../../../shared/tables/use-list.ts';
import {
  useLazyListAttendancesQuery,
  useListAttendancesQuery,
} from '../../attendance/attendance.endpoints.ts';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { Lines } from '../../attendance/lines.tsx';
import { texts as sharedTexts } from '../../attendance/texts.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { useProxyChanges } from '../../proxies/use-proxy-changes.ts';
import { texts } from './texts.ts';

const attendancesUrl = urlFormat({
  choice: ['keuze', attendanceChoices, 'passing'],
  page: ['pagina', 'page'],
} as const);

type Row = MemberAttendance & { id: string };

const { columns: headers } = texts;

/** The choices of members. `Ik machtig iemand` is what a member says, and not what the board looks for. */
const filterTexts = { ...attendanceTexts, proxy: sharedTexts.quorum.parts.proxy };

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowHeader: true,
    cell: ({ name }) => name,
    under: ({ apartments }) =>
      apartments.map(({ name, votes }) => sharedTexts.apartment(name, votes)).join(', '),
  },
  {
    id: 'choice',
    header: headers.choice,
    width: '13rem',
    cardPlace: 'mark',
    cell: ({ choice, holder }) =>
      holder === null ? sharedTexts.quorum.parts[choice] : texts.proxyTo(holder),
  },
  {
    id: 'guests',
    header: headers.guests,
    width: '7rem',
    align: 'end',
    cardPlace: 'line',
    cell: ({ guests }) => formatNumber(guests),
    cardCell: ({ guests }) => (guests === 0 ? null : sharedTexts.quorum.guests(guests)),
  },
  {
    id: 'remark',
    header: headers.remark,
    width: '36%',
    cardPlace: 'line',
    cell: ({ remark }) => <Lines text={remark} />,
  },
];

/** The members of a page have no ids in the API, because nobody refers to them. */
const withIds = (rows: readonly MemberAttendance[]): Row[] =>
  rows.map((row, at) => Object.assign({}, row, { id: String(at) }));

/** Shows the board what members said about a meeting (docs/product.md#attendance). */
export function AttendancesScreen() {
  useProxyChanges();
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const { settings, onChange } = useListSettings('attendances', attendancesUrl);
  const input = { params: { association_id, meeting_id: meetingId }, query: settings };
  const lazy = useLazyListAttendancesQuery();
  const list = useList(useListAttendancesQuery(input), {
    url: attendancesUrl,
    settings,
    onChange,
    input,
    lazy,
  });
  return (
    <Page
      title={texts.title}
      sub={<MeetingLine meetingId={meetingId} />}
      back={
        <Link href={meetingPath(meetingId)} isBack>
          {texts.back}
        </Link>
      }
    >
      <Stack>
        <FilterChip
          label={headers.choice}
          options={attendanceChoices.map((id) => ({ id, label: filterTexts[id] }))}
          value={settings.choice ?? null}
          onChange={(value) => onChange({ choice: attendanceChoices.find((id) => id === value) })}
        />
        <ListTable list={withRows(list, withIds)} drawing="meetings" texts={texts} columns={columns} />
      </Stack>
    </Page>
  );
}
