const names = [
  'VvE De Kade',
  'VvE Parkzicht',
  'VvE Molenwiek',
  'VvE Havenmeester',
  'VvE Zonnehof',
  'VvE Lindelaan',
];

export const associations = Array.from({ length: 25 }, (_, index) => ({
  id: String(1001 + index),
  label: `${1001 + index} - ${names[index] ?? `VvE Singelgracht ${index}`}`,
}));

const badge = (count: number) => ({ count, label: `${count} nieuw` });

export const navigation = [
  { id: 'todos', label: 'Actiepunten', href: '#todos' },
  { id: 'meetings', label: 'Vergaderingen', href: '#meetings' },
  {
    id: 'invoices',
    label: 'Factuur controle',
    href: '#invoices',
    badge: { count: 12, label: '12 te controleren' },
  },
  { id: 'forms', label: 'Formulieren', href: '#forms' },
  { id: 'archive', label: 'Archief', href: '#archive' },
];

export const media = [
  {
    id: 'association',
    heading: 'VvE De Kade',
    entries: [
      { id: 'board', label: 'Prikbord', href: '#bulletin-board', badge: badge(2) },
      { id: 'letter', label: 'Nieuwsbrief', href: '#news-letter', badge: badge(1) },
      { id: 'photos', label: 'Foto’s', href: '#photo-albums', badge: badge(0) },
    ],
  },
  {
    id: 'provider',
    heading: 'Waterpas VvE Beheer',
    entries: [{ id: 'news', label: 'Waterpas nieuws', href: '#news' }],
  },
];

export const boardMenu = [
  {
    id: 'board',
    heading: 'Bestuur VvE De Kade',
    entries: [
      { id: 'groups', label: 'Zichtbaarheid archiefgroepen', href: '#archive-settings' },
      { id: 'forms', label: 'Zichtbaarheid formulieren', href: '#document-settings' },
    ],
  },
];

export const userMenu = [
  {
    id: 'user',
    heading: 'Bram Bestuur',
    entries: [
      { id: 'data', label: 'Mijn gegevens', href: '#data' },
      { id: 'settings', label: 'Mijn instellingen', href: '#settings' },
      { id: 'addresses', label: 'Mijn adressen', href: '#addresses' },
      { id: 'password', label: 'Wijzig wachtwoord', href: '#update-password' },
    ],
  },
  { id: 'session', entries: [{ id: 'logout', label: 'Uitloggen', href: '#logout' }] },
];

export const footerColumns = [
  { id: 'help', links: ['Veelgestelde vragen', 'Compliment of klacht', 'Contact'] },
  {
    id: 'certificates',
    links: [
      'ISO 9001:2015 kwaliteitscertificaat',
      'BRL 5016 gecertificeerd VvE-beheerder',
      'Persoonscertificering',
      'Uitloggen',
    ],
  },
];

export const archiveGroups = [
  { id: 'all', name: 'Alle documenten', count: 120, href: '#all', isCurrent: true },
  { id: 'meetings', name: 'Vergaderstukken', count: 31, href: '#meetings' },
  { id: 'accounts', name: 'Jaarrekeningen', count: 14, href: '#accounts' },
  { id: 'budgets', name: 'Begrotingen', count: 9, href: '#budgets' },
  { id: 'maintenance', name: 'Onderhoud', count: 27, href: '#maintenance' },
  { id: 'deed', name: 'Splitsingsakte en reglementen', count: 6, href: '#deed' },
  { id: 'insurance', name: 'Verzekeringen', count: 11, href: '#insurance' },
  { id: 'contracts', name: 'Contracten', count: 15, href: '#contracts', isBoardOnly: true },
  { id: 'board', name: 'Bestuur', count: 7, href: '#board', isBoardOnly: true },
];

export const documents = [
  {
    name: 'Notulen ALV 10-6-2026.pdf',
    extension: 'pdf',
    date: '2026-06-24',
    byteSize: 412_000,
    tags: ['notulen'],
    match: {
      page: 3,
      snippet: [
        { text: '… besluit de vergadering de ', is_hit: false },
        { text: 'dakgoot', is_hit: true },
        { text: ' aan de noordzijde in het voorjaar te laten vervangen …', is_hit: false },
      ],
    },
  },
  {
    name: 'Meerjarenonderhoudsplan 2026-2041.pdf',
    extension: 'pdf',
    date: '2026-03-02',
    byteSize: 3_800_000,
    tags: ['mjop', 'onderhoud'],
    match: {
      page: 12,
      snippet: [
        { text: '… ', is_hit: false },
        { text: 'dakgoten', is_hit: true },
        { text: ' en hemelwaterafvoer: vervangen in 2027, geraamd op € 38.400 …', is_hit: false },
      ],
    },
  },
  {
    name: 'Foto dakgoot noordzijde.jpg',
    extension: 'jpg',
    date: '2026-02-14',
    byteSize: 1_900_000,
    tags: ['onderhoud'],
    isHidden: true,
  },
  {
    name: 'Begroting 2027 (concept).xlsx',
    extension: 'xlsx',
    date: '2026-11-09',
    byteSize: 188_000,
    tags: ['begroting'],
  },
];
