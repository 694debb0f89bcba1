import { Tabs } from '@mijn/ui/tabs';
import type { ChangeInvoices, InvoicesSettings } from '../../invoices-address.ts';
import { FRESH_S, useCountInvoicesQuery } from '../../invoices.endpoints.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { texts } from './texts.ts';

interface InvoiceTabsProps {
  associationId: string;
  settings: InvoicesSettings;
  change: ChangeInvoices;
}

/** The invoices to check and those that were, with how many there are of each. */
export function InvoiceTabs(props: InvoiceTabsProps) {
  const { associationId, settings, change } = props;
  const { currentData: counts } = useCountInvoicesQuery(
    { associationId },
    { refetchOnMountOrArgChange: FRESH_S },
  );
  const selected = settings.isChecked ? 'checked' : 'to_check';
  const table = <InvoiceTable kind={selected} {...props} />;
  return (
    <Tabs
      label={texts.tabs}
      selected={selected}
      onChange={(tab) => change({ isChecked: tab === 'checked' })}
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
