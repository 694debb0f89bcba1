import type { Association } from '@mijn/domain/associations';
import type { Brand } from '@mijn/domain/brand';
import { formatCount } from '@mijn/domain/formats';
import { canCheckInvoices, canSeeInvoices } from '@mijn/domain/roles';
import type { MediaCounts } from '../../shared/session/media-counts.slice.ts';
import { paths } from '../paths.ts';

/** An entry of a menu (specification §3). One without a route is a bold heading above what follows. */
export interface MenuEntry {
  name: string;
  route?: string;
  /** How much behind the entry asks for attention; not shown at 0, undefined while it is not known. */
  count?: number | undefined;
  /** What is counted, where it is not what is new: "12 te controleren". */
  countLabel?: string;
  children?: readonly MenuEntry[];
}

type Provider = Pick<Brand, 'name' | 'slug'>;

/** The top menu (specification §2): invoices only for those who check them or get copies. */
export function topMenu(
  association: Association,
  brand: Provider,
  counts: MediaCounts,
): readonly MenuEntry[] {
  const toCheck = canCheckInvoices(association) ? counts['invoices'] : 0;
  const invoices = {
    name: 'Factuur controle',
    route: paths.invoices.build(),
    count: toCheck,
    countLabel: formatCount(toCheck ?? 0, 'factuur te controleren', 'facturen te controleren'),
  };
  return [
    { name: 'Actiepunten', route: paths.todos.build() },
    { name: 'Vergaderingen', route: paths.meetings.build() },
    ...(canSeeInvoices(association) ? [invoices] : []),
    { name: 'Formulieren', route: paths.forms.build() },
    { name: 'Nieuws en media', children: mediaMenu(association, brand, counts) },
    { name: 'Archief', route: paths.archive.build() },
  ];
}

function mediaMenu(association: Association, brand: Provider, counts: MediaCounts): readonly MenuEntry[] {
  return [
    { name: association.name },
    { name: 'Prikbord', route: paths.bulletinBoard.build(), count: counts['bulletin_board'] ?? 0 },
    { name: 'Nieuwsbrief', route: paths.newsletters.build(), count: counts['newsletters'] ?? 0 },
    { name: "Foto's", route: paths.albums.build(), count: counts['albums'] ?? 0 },
    { name: brand.name },
    { name: `${brand.name} nieuws`, route: paths.providerNews.build(brand.slug), count: counts['news'] ?? 0 },
  ];
}

/** The user menu (specification §2); logging out stands below it, since it is no page. */
export const userMenu: readonly MenuEntry[] = [
  { name: 'Mijn gegevens', route: paths.account.build() },
  { name: 'Mijn instellingen', route: paths.settings.build() },
  { name: 'Mijn adressen', route: paths.addresses.build() },
  { name: 'Wijzig wachtwoord', route: paths.updatePassword.build() },
];

/** The board menu (specification §2), for board members of the active association only. */
export const boardMenu: readonly MenuEntry[] = [
  { name: 'Zichtbaarheid archiefgroepen', route: paths.archiveSettings.build() },
  { name: 'Zichtbaarheid formulieren', route: paths.documentSettings.build() },
];
