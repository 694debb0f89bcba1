import { formatDate } from '@mijn/domain/formats';
import type { InvoiceInList } from '@mijn/domain/invoices';
import { type Column, DataTable } from '@mijn/ui/data-table';
import { DateText } from '@mijn/ui/date-text';
import { ResultCount } from '@mijn/ui/filter-bar';
import { Stack } from '@mijn/ui/stack';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { pageOf, tableContent } from '../../../../shared/tables/table-content.tsx';
import { Cents, StatusTag } from '../../components/invoice-parts.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { useListInvoicesQuery } from '../../invoices.endpoints.ts';
import {
  type InvoiceKind,
  type InvoicesProps,
  isFiltered,
  toQuery,
  WITHOUT_FILTERS,
} from '../../invoices-address.ts';
import { invoicePath } from '../../invoices.routes.ts';
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
  cell: ({ check_status }) => <StatusTag status={check_status} canCheck={kind !== 'all'} />,
});

/**
 * Returns the columns of the invoices (decisions §6). A column that says the same in every row is left out: the status
 * of invoices to check, and the last day to pay if no invoice of the page has one.
 */
const columnsFor = (kind: InvoiceKind, hasDueDates: boolean): readonly Column<InvoiceInList, SortName>[] => [
  dates,
  {
    ...sortable('name'),
    isRowHeader: true,
    cell: ({ name }) => name,
    under: (invoice) => <InvoiceMarks invoice={invoice} />,
  },
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
}

/**
 * The default sort order of each kind (`invoicesQuery`). Invoices to check are in ascending order of date,
 * because the oldest has waited longest.
 */
const ownSort = { to_check: 'created_at', checked: '-created_at', all: '-created_at' } as const;

const emptyTexts = { to_check: texts.allDone, checked: texts.noneChecked, all: texts.none };

/** Shows the invoices of one kind, one page at a time. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { kind, settings, onChange } = props;
  const { id: association_id } = useAssociation();
  const { sort } = settings;
  const query = useWithinPages(
    useListInvoicesQuery({ params: { association_id }, query: toQuery(settings, kind) }),
    (last, options) => onChange({ page: last }, options),
  );
  const rows = query.data?.data ?? [];
  const hasDueDates = sort?.endsWith('due_date') === true || rows.some(({ due_date }) => due_date !== null);
  const isNarrowed = isFiltered(settings);
  return (
    <Stack>
      <InvoiceFilters settings={settings} onChange={onChange} />
      {query.currentData && isNarrowed && query.currentData.meta.total > 0 && (
        <ResultCount>{texts.count(query.currentData.meta.total)}</ResultCount>
      )}
      <DataTable
        label={texts.invoices}
        columns={columnsFor(kind, hasDueDates)}
        cardsUpTo="tablet"
        content={tableContent(query, texts.failed)}
        empty={
          <EmptyList
            drawing="invoices"
            texts={{ empty: emptyTexts[kind], nothingFound: texts.nothingFound }}
            isFiltered={isNarrowed}
            onClear={() => onChange(WITHOUT_FILTERS)}
          />
        }
        rowHref={({ id }) => invoicePath(id)}
        sorting={{ sort: sort ?? ownSort[kind], onSort: (chosen) => onChange({ sort: chosen }) }}
        paging={{ ...pageOf(query), onPage: (chosen) => onChange({ page: chosen }) }}
      />
    </Stack>
  );
}
