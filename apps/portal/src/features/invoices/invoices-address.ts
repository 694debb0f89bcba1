import { addressFormat, type SettingsOf, sortsBy } from '../../shared/tables/address-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';
import { invoicesPath } from './invoices.routes.ts';

const spec = {
  is_checked: ['gecontroleerd', 'flag'],
  q: ['zoek', 'text', 'passing'],
  sort: ['volgorde', sortsBy('created_at', 'name', 'supplier', 'total_cents', 'check_status')],
  page: ['pagina', 'page'],
} as const;

/** What a member set above the invoices; it stands in the address. */
type InvoicesSettings = SettingsOf<typeof spec>;

export type InvoicesProps = ListProps<InvoicesSettings>;

export const invoicesAddress = addressFormat(spec);

/** Where the invoices to check stand, whatever was looked at before. */
export const toCheckAddress = invoicesPath + invoicesAddress.write({ is_checked: false });

/** Which invoices a list shows; `all` for who checks none of them. */
export type InvoiceKind = 'to_check' | 'checked' | 'all';

/** The settings as the query of the call. */
export const toQuery = (settings: InvoicesSettings, kind: InvoiceKind) => ({
  ...settings,
  is_checked: kind === 'all' ? undefined : kind === 'checked',
});
