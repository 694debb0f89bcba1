import { formatCount } from '@mijn/domain/formats';

const nothingFound = {
  title: 'Niets gevonden',
  text: 'Er is geen bericht dat past bij wat u zoekt. Probeer een ander woord, of kies een ander jaar.',
  clear: 'Alle berichten',
} as const;

export const texts = {
  messages: 'Berichten',
  count: (count: number) => formatCount(count, 'bericht', 'berichten'),
  failed: 'De berichten zijn niet geladen',
  search: 'Zoek in berichten',
  year: 'Jaar',
  all: 'Alle berichten',
  recentlyDeleted: 'Onlangs verwijderd',
  changed: (date: string) => `gewijzigd ${date}`,
  files: (subject: string) => `Bijlagen bij ${subject}`,
  gone: {
    title: 'Dit bericht bestaat niet (meer)',
    text: 'Misschien is het verwijderd, of klopt de link niet.',
  },
  menu: (subject: string) => `Acties voor ${subject}`,
  edit: 'Wijzigen',
  delete: 'Verwijderen',
  deleted: (subject: string) => `“${subject}” is verwijderd.`,
  restored: (subject: string) => `“${subject}” is teruggezet.`,
  undo: 'Ongedaan maken',
  bulletin: {
    title: 'Prikbord',
    sub: (association: string) => `Berichten van en voor eigenaren van ${association}`,
    subShort: 'Van en voor eigenaren',
    add: 'Bericht plaatsen',
    addShort: 'Plaatsen',
    nothingFound,
    empty: {
      title: 'Nog geen berichten',
      text: 'Hier staan berichten van eigenaren en bestuur, zoals een tuindag of gevonden sleutels. Plaats gerust het eerste.',
    },
  },
  news: {
    title: (provider: string) => `${provider} nieuws`,
    sub: 'Berichten van uw beheerder',
    nothingFound,
    empty: {
      title: 'Nog geen nieuws',
      text: 'Hier staat nieuws van uw beheerder, zoals storingen en gewijzigde openingstijden.',
    },
  },
  notifications: {
    title: 'Meldingen',
    text: 'U krijgt een mail als de schrijver eigenaren op de hoogte stelt.',
    link: 'Uw meldingen wijzigen',
  },
} as const;
