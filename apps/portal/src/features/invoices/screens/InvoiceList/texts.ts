export const texts = {
  title: 'Factuur controle',
  tabs: 'Soort facturen',
  toCheck: 'Te controleren',
  toCheckBadge: (count: number) => `${count} te controleren`,
  checked: (count: number | undefined) =>
    count === undefined ? 'Gecontroleerd' : `Gecontroleerd (${count})`,
  search: 'Zoek op naam, bedrag of woord',
  invoices: 'Facturen',
  failed: 'De facturen zijn niet geladen',
  columns: {
    created_at: 'Aangemaakt op',
    name: 'Naam',
    supplier: 'Leverancier',
    total_cents: 'Bedrag',
    check_status: 'Status',
  },
  allDone: {
    title: 'Alles is gecontroleerd',
    text: 'Er wacht geen factuur op u. Komt er een nieuwe, dan ziet u dat aan het getal in het menu.',
  },
  noneChecked: {
    title: 'Nog geen gecontroleerde facturen',
    text: 'Hier komen de facturen waarover u of een ander bestuurslid heeft beslist.',
  },
  none: {
    title: 'Nog geen facturen',
    text: 'Hier komen de facturen van uw vereniging.',
  },
  nothingFound: {
    title: 'Niets gevonden',
    text: 'Er is geen factuur die past bij wat u zoekt. Probeer een ander woord.',
    clear: 'Alle facturen tonen',
  },
} as const;
