import { Button } from '@mijn/ui/button';
import type { InvoiceInList } from '@mijn/domain/invoices';
import { type Column, DataTable } from '@mijn/ui/data-table';
import { DateText } from '@mijn/ui/date-text';
import { EmptyState } from '@mijn/ui/empty-state';
import { Stack } from '@mijn/ui/stack';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { pageOf, tableContent } from '../../../../shared/tables/table-content.tsx';
import { Cents, StatusTag } from '../../components/invoice-parts.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { useListInvoicesQuery } from '../../invoices.endpoints.ts';
import { type InvoiceKind, type InvoicesProps, toQuery } from '../../invoices-address.ts';
import { invoicePath } from '../../invoices.routes.ts';
import { texts } from './texts.ts';

type SortName = keyof typeof texts.columns;

const sortable = <Name extends SortName>(id: Name) =>
  ({ id, header: texts.columns[id], isSortable: true }) as const;

/** Returns the columns of the invoices (decisions §6). */
const columnsFor = (canCheck: boolean): readonly Column<InvoiceInList, SortName>[] => [
  {
    ...sortable('created_at'),
    width: '9.5rem',
    cardPlace: 'line',
    cell: ({ created_at }) => <DateText date={created_at} />,
  },
  { ...sortable('name'), isRowHeader: true, cell: ({ name }) => name },
  {
    ...sortable('supplier'),
    cardPlace: 'line',
    cell: ({ supplier }) => supplier ?? sharedTexts.unknown,
    cardCell: ({ supplier }) => supplier ?? sharedTexts.unknownSupplier,
  },
  {
    ...sortable('total_cents'),
    width: '9rem',
    align: 'end',
    cardPlace: 'end',
    cell: ({ total_cents, currency }) => <Cents cents={total_cents} currency={currency} />,
  },
  {
    ...sortable('check_status'),
    width: canCheck ? '9.5rem' : '14rem',
    cardPlace: 'mark',
    cell: ({ check_status }) => <StatusTag status={check_status} canCheck={canCheck} />,
  },
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

function NoInvoices({ kind, settings: { q }, onChange }: InvoiceTableProps) {
  const { title, text } = q ? texts.nothingFound : emptyTexts[kind];
  return (
    <EmptyState
      drawing={q ? 'search' : 'invoices'}
      title={title}
      action={
        q && (
          <Button variant="quiet" onPress={() => onChange({ q: undefined })}>
            {texts.nothingFound.clear}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}

/** Shows the invoices of one kind, one page at a time. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { kind, settings, onChange } = props;
  const { id: association_id } = useAssociation();
  const { q, sort } = settings;
  const query = useWithinPages(
    useListInvoicesQuery({ params: { association_id }, query: toQuery(settings, kind) }),
    (last, options) => onChange({ page: last }, options),
  );
  return (
    <Stack>
      <ListSearch label={texts.search} q={q} onChange={onChange} />
      <DataTable
        label={texts.invoices}
        columns={columnsFor(kind !== 'all')}
        content={tableContent(query, texts.failed)}
        empty={<NoInvoices {...props} />}
        rowHref={({ id }) => invoicePath(id)}
        sorting={{ sort: sort ?? ownSort[kind], onSort: (chosen) => onChange({ sort: chosen }) }}
        paging={{ ...pageOf(query), onPage: (chosen) => onChange({ page: chosen }) }}
      />
    </Stack>
  );
}
