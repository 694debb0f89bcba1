import { formatNumber } from '@mijn/domain/formats';
import type { ReportSummary } from '@mijn/domain/reports';
import { type Column, DataTable } from '@mijn/ui/data-table';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { BarChart } from './bar-chart/bar-chart.tsx';
import { TodoStateTag } from '../../components/todo-state.tsx';
import { texts } from './texts.ts';

type StateRow = ReportSummary['states'][number] & { id: string };
type GroupRow = ReportSummary['groups'][number] & { id: string };

const { columns: ofStates } = texts.states;
const { columns: ofGroups } = texts.groups;

const figure = (id: 'week' | 'month' | 'older'): Column<StateRow> => ({
  id,
  header: ofStates[id],
  align: 'end',
  cell: (row) => formatNumber(row[id]),
});

const stateColumns: readonly Column<StateRow>[] = [
  {
    id: 'state',
    header: ofStates.state,
    isRowHeader: true,
    width: '34%',
    cell: ({ state }) => <TodoStateTag state={state} />,
  },
  figure('week'),
  figure('month'),
  figure('older'),
  {
    id: 'total',
    header: ofStates.total,
    align: 'end',
    cardPlace: 'end',
    cell: ({ week, month, older }) => formatNumber(week + month + older),
  },
];

/** Shows the numbers of reports by their state and age. */
export function ReportStates({ states }: Pick<ReportSummary, 'states'>) {
  return (
    <Section title={texts.states.title} note={texts.states.note}>
      <DataTable
        label={texts.states.title}
        columns={stateColumns}
        content={{ state: 'loaded', rows: states.map((row) => ({ ...row, id: row.state })) }}
        empty={null}
      />
    </Section>
  );
}

const daysOf = (value: number | null): string => (value === null ? texts.groups.none : texts.days(value));

const groupColumns: readonly Column<GroupRow>[] = [
  {
    id: 'group',
    header: ofGroups.group,
    isRowHeader: true,
    width: '34%',
    cell: ({ group }) => group,
  },
  {
    id: 'report_count',
    header: ofGroups.report_count,
    align: 'end',
    cell: ({ report_count }) => formatNumber(report_count),
  },
  {
    id: 'reply_days',
    header: ofGroups.reply_days,
    align: 'end',
    cell: ({ reply_days }) => daysOf(reply_days),
  },
  {
    id: 'done_days',
    header: ofGroups.done_days,
    align: 'end',
    cell: ({ done_days }) => daysOf(done_days),
  },
];

/** Shows how long the reports of each group take, as a chart and as a table with the same numbers. */
export function ReportGroups({ groups }: Pick<ReportSummary, 'groups'>) {
  const rows = groups.map((row) => ({ ...row, id: row.group }));
  return (
    <Section title={texts.groups.title} note={texts.groups.note}>
      <Stack gap="large">
        <BarChart
          series={[ofGroups.reply_days, ofGroups.done_days]}
          rows={rows.map(({ id, group, reply_days, done_days }) => ({
            id,
            name: group,
            values: [reply_days, done_days],
          }))}
          format={texts.days}
        />
        <DataTable
          label={texts.groups.title}
          columns={groupColumns}
          content={{ state: 'loaded', rows }}
          empty={null}
        />
      </Stack>
    </Section>
  );
}
