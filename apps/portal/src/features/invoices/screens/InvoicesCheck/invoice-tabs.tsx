import { Tabs } from '@mijn/ui/tabs';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import type { ChangeInvoices, InvoicesSettings } from '../../invoices-address.ts';
import { useCountInvoicesQuery } from '../../invoices.endpoints.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { texts } from './texts.ts';

interface InvoiceTabsProps {
  settings: InvoicesSettings;
  change: ChangeInvoices;
}

/** The invoices to check and those that were, with how many there are of each. */
export function InvoiceTabs(props: InvoiceTabsProps) {
  const { settings, change } = props;
  const { id: association_id } = useAssociation();
  const { currentData: counts } = useCountInvoicesQuery({ params: { association_id } });
  const selected = settings.is_checked ? 'checked' : 'to_check';
  const table = <InvoiceTable kind={selected} {...props} />;
  return (
    <Tabs
      label={texts.tabs}
      selected={selected}
      onChange={(tab) => change({ is_checked: tab === 'checked' })}
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
