import { addressFormat, type SettingsOf, sortsBy } from '../../shared/tables/address-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';
import { invoicesPath } from './invoices.routes.ts';

const spec = {
  is_checked: ['gecontroleerd', 'flag'],
  q: ['zoek', 'text', 'passing'],
  sort: ['volgorde', sortsBy('created_at', 'name', 'supplier', 'total_cents', 'check_status')],
  page: ['pagina', 'page'],
} as const;

/** The settings that a member has chosen above the invoices. They are in the URL. */
type InvoicesSettings = SettingsOf<typeof spec>;

export type InvoicesProps = ListProps<InvoicesSettings>;

export const invoicesAddress = addressFormat(spec);

/** The URL of the list of invoices to check. It does not depend on the settings of an earlier visit. */
export const toCheckAddress = invoicesPath + invoicesAddress.write({ is_checked: false });

/** The kind of invoices that a list shows. It is `all` for members who do not check invoices. */
export type InvoiceKind = 'to_check' | 'checked' | 'all';

/** Returns the settings as the query of the request. */
export const toQuery = (settings: InvoicesSettings, kind: InvoiceKind) => ({
  ...settings,
  is_checked: kind === 'all' ? undefined : kind === 'checked',
});
