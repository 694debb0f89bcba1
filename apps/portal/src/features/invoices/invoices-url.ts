import { urlFormat, type SettingsOf, sortsBy } from '../../shared/tables/url-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';
import { invoicesPath } from './invoices.paths.ts';

const spec = {
  // A filter of an earlier visit never hides an invoice to check.
  is_checked: ['gecontroleerd', 'flag', 'passing'],
  q: ['zoek', 'text', 'passing'],
  supplier: ['leverancier', 'text', 'passing'],
  total_from: ['bedrag_vanaf', 'amount', 'passing'],
  total_to: ['bedrag_tot', 'amount', 'passing'],
  created_from: ['datum_vanaf', 'day', 'passing'],
  created_to: ['datum_tot', 'day', 'passing'],
  sort: ['volgorde', sortsBy('created_at', 'name', 'supplier', 'due_date', 'total_cents', 'check_status')],
  page: ['pagina', 'page'],
} as const;

type InvoicesSettings = SettingsOf<typeof spec>;

export type InvoicesProps = ListProps<InvoicesSettings>;

export const invoicesUrl = urlFormat(spec, ['is_checked']);

/** The URL of the list of invoices to check. It does not depend on the settings of an earlier visit. */
export const toCheckUrl = invoicesPath + invoicesUrl.write({ is_checked: false });

/** The kind of invoices that a list shows. It is `all` for members who do not check invoices. */
export type InvoiceKind = 'to_check' | 'checked' | 'all';

export const toQuery = (settings: InvoicesSettings, kind: InvoiceKind) => ({
  ...settings,
  is_checked: kind === 'all' ? undefined : kind === 'checked',
});
