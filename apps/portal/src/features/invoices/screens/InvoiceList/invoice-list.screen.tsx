import { canCheckInvoices } from '@mijn/domain/roles';
import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { Tabs } from './tabs/tabs.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { texts as sharedTexts } from '../../components/texts.ts';
import { useCountInvoicesQuery } from '../../invoices.endpoints.ts';
import { invoicesUrl, type InvoicesProps } from '../../invoices-url.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { texts } from './texts.ts';

function InvoiceTabs(props: InvoicesProps & { search: URLSearchParams }) {
  const { settings, onChange } = props;
  const { id: association_id } = useAssociation();
  const { currentData: counts } = useCountInvoicesQuery({ params: { association_id } });
  const selected = settings.is_checked ? 'checked' : 'to_check';
  const table = <InvoiceTable kind={selected} {...props} />;
  return (
    <Tabs
      label={texts.tabs}
      selected={selected}
      onChange={(tab) => onChange({ is_checked: tab === 'checked' })}
      tabs={[
        {
          id: 'to_check',
          label: texts.toCheck,
          badge: { count: counts?.to_check, label: texts.toCheckBadge(counts?.to_check ?? 0) },
          content: table,
        },
        { id: 'checked', label: texts.checked(counts?.checked), content: table },
      ]}
    />
  );
}

/** Shows the invoices. A member who only gets copies sees one list, and cannot check (docs/product.md#invoices-list). */
export function InvoiceListScreen() {
  const list = useListSettings('invoices', invoicesUrl);
  return (
    <Page title={texts.title}>
      {canCheckInvoices(useAssociation()) ? (
        <InvoiceTabs {...list} />
      ) : (
        <Stack>
          <Alert tone="info">{sharedTexts.copyOnly}</Alert>
          <InvoiceTable kind="all" {...list} />
        </Stack>
      )}
    </Page>
  );
}
