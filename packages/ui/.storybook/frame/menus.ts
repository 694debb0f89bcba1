import type { FooterColumn } from '../../src/footer/footer.tsx';
import type { NavListGroup } from '../../src/navigation-list/navigation-list.tsx';

const badge = (count: number) => ({ count, label: `${count} nieuw` });

/** The entries of the top menu that have no submenu. */
export const mainEntries = [
  { id: 'todos', label: 'Actiepunten', href: '#todos', isCurrent: true },
  { id: 'meetings', label: 'Vergaderingen', href: '#meetings' },
  { id: 'invoices', label: 'Factuur controle', href: '#invoices-check', badge: badge(12) },
  { id: 'forms', label: 'Formulieren', href: '#forms' },
  { id: 'archive', label: 'Archief', href: '#archive' },
];

export const mediaGroups: NavListGroup[] = [
  {
    id: 'association',
    heading: 'VvE De Kade',
    entries: [
      { id: 'bulletin', label: 'Prikbord', href: '#bulletin-board', badge: badge(2) },
      { id: 'letter', label: 'Nieuwsbrief', href: '#news-letter', badge: badge(1) },
      { id: 'photos', label: "Foto's", href: '#photo-albums', badge: badge(0) },
    ],
  },
  {
    id: 'provider',
    heading: 'Waterpas',
    entries: [{ id: 'news', label: 'Waterpas nieuws', href: '#news', badge: badge(0) }],
  },
];

export const boardGroups: NavListGroup[] = [
  {
    id: 'board',
    heading: 'Bestuur VvE De Kade',
    entries: [
      { id: 'groups', label: 'Zichtbaarheid archiefgroepen', href: '#archive-settings' },
      { id: 'forms', label: 'Zichtbaarheid formulieren', href: '#document-settings' },
    ],
  },
];

export const userGroups: NavListGroup[] = [
  {
    id: 'user',
    heading: 'Uw account',
    entries: [
      { id: 'data', label: 'Mijn gegevens', href: '#data' },
      { id: 'settings', label: 'Mijn instellingen', href: '#settings' },
      { id: 'addresses', label: 'Mijn adressen', href: '#addresses' },
      { id: 'password', label: 'Wijzig wachtwoord', href: '#update-password' },
    ],
  },
];

export const allGroups: NavListGroup[] = [
  { id: 'main', entries: mainEntries },
  ...mediaGroups,
  ...boardGroups,
  ...userGroups,
];

const link = (label: string) => ({ id: label, label, href: `#${label}` });

export const footerColumns = (onLogOut: () => void): FooterColumn[] => [
  {
    id: 'manager',
    heading: 'Uw VvE beheerder',
    entries: ['Veelgestelde vragen', 'Compliment of klacht', 'Contact'].map(link),
  },
  {
    id: 'certificates',
    entries: [
      ...[
        'ISO 9001:2015 kwaliteitscertificaat',
        'BRL 5016 gecertificeerd VvE-beheerder',
        'Persoonscertificering',
      ].map(link),
      { id: 'logout', label: 'Uitloggen', onPress: onLogOut },
    ],
  },
];

export const provider = {
  company: 'Waterpas VvE Beheer',
  address: 'Postbus 1234, 3000 AB Rotterdam',
  email: 'info@waterpas.example',
  phone: '010 123 45 67',
  phoneHref: 'tel:+31101234567',
};
