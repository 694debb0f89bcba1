import { Button } from '@mijn/ui/button';
import { DataTable } from '@mijn/ui/data-table';
import { EmptyState } from '@mijn/ui/empty-state';
import { Stack } from '@mijn/ui/stack';
import { invoicePath } from '../../invoices.routes.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { pageOf, tableContent } from '../../../../shared/tables/table-content.tsx';
import { useWithinPages } from '../../../../shared/tables/use-within-pages.ts';
import {
  type ChangeInvoices,
  type InvoiceKind,
  type InvoicesSettings,
  toQuery,
} from '../../invoices-address.ts';
import { useListInvoicesQuery } from '../../invoices.endpoints.ts';
import { columnsFor } from './columns.tsx';
import { texts } from './texts.ts';

interface InvoiceTableProps {
  kind: InvoiceKind;
  settings: InvoicesSettings;
  change: ChangeInvoices;
}

/** The order in which they come by themselves (`invoicesQuery`): what waits longest is first in turn. */
const ownSort = { to_check: 'created_at', checked: '-created_at', all: '-created_at' } as const;

const emptyTexts = { to_check: texts.allDone, checked: texts.noneChecked, all: texts.none };

function Nothing({ kind, settings: { q }, change }: InvoiceTableProps) {
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
  const { kind, settings, change } = props;
  const { id: association_id } = useAssociation();
  const { q, sort } = settings;
  const query = useWithinPages(
    useListInvoicesQuery({ params: { association_id }, query: toQuery(settings, kind) }),
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
        rowHref={({ id }) => invoicePath(id)}
        sorting={{ sort: sort ?? ownSort[kind], onSort: (chosen) => change({ sort: chosen }) }}
        paging={{ ...pageOf(query), onPage: (chosen) => change({ page: chosen }) }}
      />
    </Stack>
  );
}
