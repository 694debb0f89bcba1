import type { InvoicesQuery } from '@mijn/domain/invoices';
import { addressFormat, type SettingsOf } from '../../shared/tables/address-format.ts';
import { paths } from '../../app/paths.ts';

const spec = {
  isChecked: ['gecontroleerd', 'flag'],
  q: ['zoek', 'text', 'passing'],
  sort: ['volgorde', 'text'],
  page: ['pagina', 'page'],
} as const;

/** What a member set above the invoices; it stands in the address. */
export type InvoicesSettings = SettingsOf<typeof spec>;

export const invoicesAddress = addressFormat(spec);

/** Where the invoices to check stand, whatever was looked at before. */
export const toCheckAddress = paths.invoices.build() + invoicesAddress.write({ isChecked: false });

const sortNames = ['created_at', 'name', 'supplier', 'total_cents', 'check_status'] as const;

export type InvoicesSort = NonNullable<InvoicesQuery['sort']>;

const sorts: readonly InvoicesSort[] = sortNames.flatMap((name) => [name, `-${name}` as const]);

/** The order that an address asks for; undefined where it asks for none that there is. */
export function sortOf({ sort }: InvoicesSettings): InvoicesSort | undefined {
  return sorts.find((known) => known === sort);
}
