import type { InvoicesQuery } from '@mijn/domain/invoices';
import { addressFormat, type SettingsOf } from '../../shared/tables/address-format.ts';
import type { ChangeSettings } from '../../shared/tables/use-list-settings.ts';
import { invoicesPath } from './invoices.routes.ts';

export type InvoicesSort = NonNullable<InvoicesQuery['sort']>;

const sortNames = ['created_at', 'name', 'supplier', 'total_cents', 'check_status'] as const;

const sorts: readonly InvoicesSort[] = sortNames.flatMap((name) => [name, `-${name}` as const]);

const spec = {
  is_checked: ['gecontroleerd', 'flag'],
  q: ['zoek', 'text', 'passing'],
  sort: ['volgorde', sorts],
  page: ['pagina', 'page'],
} as const;

/** What a member set above the invoices; it stands in the address. */
export type InvoicesSettings = SettingsOf<typeof spec>;

export type ChangeInvoices = ChangeSettings<InvoicesSettings>;

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
