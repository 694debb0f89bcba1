import { Button } from '@mijn/ui/button';
import { DataTable } from '@mijn/ui/data-table';
import { EmptyState } from '@mijn/ui/empty-state';
import { Stack } from '@mijn/ui/stack';
import { paths } from '../../../../app/paths.ts';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { pageOf, tableContent } from '../../../../shared/tables/table-content.tsx';
import { useWithinPages } from '../../../../shared/tables/use-within-pages.ts';
import type { ChangeInvoices, InvoicesSettings } from '../../invoices-address.ts';
import { FRESH_S, useListInvoicesQuery } from '../../invoices.endpoints.ts';
import { columnsFor } from './columns.tsx';
import { texts } from './texts.ts';

interface InvoiceTableProps {
  associationId: string;
  /** `all` for who checks none of them. */
  kind: 'to_check' | 'checked' | 'all';
  settings: InvoicesSettings;
  change: ChangeInvoices;
}

/** The order in which they come by themselves (`invoicesQuery`): what waits longest is first in turn. */
const ownSort = { to_check: 'created_at', checked: '-created_at', all: '-created_at' } as const;

const emptyTexts = { to_check: texts.allDone, checked: texts.noneChecked, all: texts.none };

function Nothing({ kind, settings: { q }, change }: Omit<InvoiceTableProps, 'associationId'>) {
  const { title, text } = q ? texts.nothingFound : emptyTexts[kind];
  return (
    <EmptyState
      drawing={q ? 'search' : 'invoices'}
      title={title}
      action={
        q && (
          <Button variant="quiet" onPress={() => change({ q: undefined })}>
            {texts.nothingFound.clear}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}

/** The invoices of one kind, page by page. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { associationId, kind, settings, change } = props;
  const { q, page, sort } = settings;
  const query = useWithinPages(
    useListInvoicesQuery(
      {
        associationId,
        ...(sort ? { sort } : {}),
        ...(kind === 'all' ? {} : { is_checked: kind === 'checked' }),
        ...(q ? { q } : {}),
        ...(page ? { page } : {}),
      },
      { refetchOnMountOrArgChange: FRESH_S },
    ),
    (last, options) => change({ page: last }, options),
  );
  return (
    <Stack>
      <ListSearch label={texts.search} q={q} onChange={change} />
      <DataTable
        label={texts.invoices}
        columns={columnsFor(kind !== 'all')}
        content={tableContent(query, texts.failed)}
        empty={<Nothing {...props} />}
        rowHref={({ id }) => paths.invoice.build(id)}
        sorting={{ sort: sort ?? ownSort[kind], onSort: (chosen) => change({ sort: chosen }) }}
        paging={{ ...pageOf(query), onPage: (chosen) => change({ page: chosen }) }}
      />
    </Stack>
  );
}
