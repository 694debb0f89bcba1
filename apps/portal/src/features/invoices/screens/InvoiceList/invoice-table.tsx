import { formatDate } from '@mijn/domain/formats';
import type { InvoiceInList } from '@mijn/domain/invoices';
import { type Column, sortOptions } from '@mijn/ui/data-table';
import { DateText } from '@mijn/ui/date-text';
import { Stack } from '@mijn/ui/stack';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { countSet, ListFilterBar, type TotalProps } from '../../../../shared/tables/list-filter-bar.tsx';
import { sortChoice } from '../../../../shared/tables/sort-choice.ts';
import { ListTable } from '../../../../shared/tables/list-table.tsx';
import { useList } from '../../../../shared/tables/use-list.ts';
import { Cents, StatusTag } from '../../components/invoice-parts.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { useLazyListInvoicesQuery, useListInvoicesQuery } from '../../invoices.endpoints.ts';
import { type InvoiceKind, invoicesUrl, type InvoicesProps, toQuery } from '../../invoices-url.ts';
import { invoicePath } from '../../invoices.paths.ts';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceMarks } from './invoice-marks.tsx';
import { texts } from './texts.ts';

type SortName = keyof typeof texts.columns;

const sortable = <Name extends SortName>(id: Name) =>
  ({ id, header: texts.columns[id], isSortable: true }) as const;

const dates: Column<InvoiceInList, SortName> = {
  ...sortable('created_at'),
  width: '9.5rem',
  cardPlace: 'line',
  cell: ({ created_at }) => <DateText date={created_at} />,
};

const dueDate: Column<InvoiceInList, SortName> = {
  ...sortable('due_date'),
  width: '8.5rem',
  cardPlace: 'line',
  cell: ({ due_date }) => due_date && <DateText date={due_date} />,
  cardCell: ({ due_date }) => due_date && texts.due(formatDate(due_date)),
};

const statusFor = (kind: InvoiceKind): Column<InvoiceInList, SortName> => ({
  ...sortable('check_status'),
  width: kind === 'all' ? '14rem' : '9.5rem',
  cardPlace: 'mark',
  cell: ({ check_status }) => <StatusTag size="small" status={check_status} canCheck={kind !== 'all'} />,
});

/** Returns the columns, without those that say the same in every row (docs/product.md#invoices-list). */
const columnsFor = (kind: InvoiceKind, hasDueDates: boolean): readonly Column<InvoiceInList, SortName>[] => [
  {
    ...sortable('name'),
    isRowHeader: true,
    cell: ({ name }) => name,
    under: (invoice) => <InvoiceMarks invoice={invoice} canCheck={kind !== 'all'} />,
  },
  dates,
  {
    ...sortable('supplier'),
    width: '22%',
    cardPlace: 'line',
    cell: ({ supplier }) => supplier ?? sharedTexts.unknown,
    cardCell: ({ supplier }) => supplier ?? sharedTexts.unknownSupplier,
  },
  ...(hasDueDates ? [dueDate] : []),
  {
    ...sortable('total_cents'),
    width: '9rem',
    align: 'end',
    cardPlace: 'end',
    cell: ({ total_cents, currency }) => <Cents cents={total_cents} currency={currency} />,
  },
  ...(kind === 'to_check' ? [] : [statusFor(kind)]),
];

interface InvoiceTableProps extends InvoicesProps {
  kind: InvoiceKind;
  search: URLSearchParams;
}

/** The default sort order of each kind. The invoice to check that has waited longest is first. */
const ownSort = { to_check: 'created_at', checked: '-created_at', all: '-created_at' } as const;

const emptyTexts = { to_check: texts.allDone, checked: texts.noneChecked, all: texts.none };

const activeCount = ({
  supplier,
  total_from,
  total_to,
  created_from,
  created_to,
}: InvoicesProps['settings']) => countSet(supplier, total_from ?? total_to, created_from ?? created_to);

const totalOf = (kind: InvoiceKind) =>
  function InvoicesTotal({ settings, children }: TotalProps<InvoicesProps['settings']>) {
    const { id: association_id } = useAssociation();
    const { data } = useListInvoicesQuery({ params: { association_id }, query: toQuery(settings, kind) });
    return children(data?.meta.total);
  };

const totals = { to_check: totalOf('to_check'), checked: totalOf('checked'), all: totalOf('all') };

export function InvoiceTable(props: InvoiceTableProps) {
  const { kind, settings, onChange, search } = props;
  const { id: association_id } = useAssociation();
  const { sort } = settings;
  const input = { params: { association_id }, query: toQuery(settings, kind) };
  const lazy = useLazyListInvoicesQuery();
  const list = useList(useListInvoicesQuery(input), { url: invoicesUrl, settings, onChange, input, lazy });
  const rows = list.query.data?.data ?? [];
  const hasDueDates = sort?.endsWith('due_date') === true || rows.some(({ due_date }) => due_date !== null);
  const columns = columnsFor(kind, hasDueDates);
  return (
    <Stack>
      <ListFilterBar
        list={{ settings, onChange, search }}
        format={invoicesUrl}
        searchLabel={texts.search}
        filters={InvoiceFilters}
        sortOf={(shown) =>
          sortChoice(sortOptions(columns), shown.settings.sort ?? ownSort[kind], (chosen) =>
            shown.onChange({ sort: chosen }),
          )
        }
        activeCount={activeCount}
        total={totals[kind]}
        count={texts.count}
      />
      <ListTable
        list={list}
        drawing="invoices"
        texts={{ ...texts, title: texts.invoices, empty: emptyTexts[kind] }}
        columns={columns}
        isCountInTab={kind !== 'all' && !list.isFiltered}
        cardsUpTo="tablet"
        rowHref={({ id }) => invoicePath(id)}
        sorting={{
          sort: sort ?? ownSort[kind],
          onSort: (chosen) => onChange({ sort: chosen }),
          isInFilters: true,
        }}
      />
    </Stack>
  );
}
