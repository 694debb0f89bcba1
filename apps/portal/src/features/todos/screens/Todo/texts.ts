import { formatNumber } from '@mijn/domain/formats';

export const texts = {
  title: 'Actiepunt',
  back: 'Actiepunten',
  print: 'Afdrukken',
  failed: 'Het actiepunt is niet geladen',
  missing: 'Dit actiepunt is er niet',
  internalReference: 'Interne referentie',
  externalReference: 'Externe referentie',
  handler: 'Behandelaar',
  group: 'Groep',
  concerns: 'Betreft',
  reporter: 'Melder',
  startDate: 'Startdatum',
  plannedOn: 'Gepland op',
  reportNumber: 'Meldnummer',
  ownReportNumber: 'Uw meldnummer',
  since: (day: string) => `sinds ${day}`,
  plannedFor: 'gepland op',
  tasks: 'Taken',
  tasksDone: (done: number, count: number) => `${formatNumber(done)} van ${formatNumber(count)} gereed`,
  attachments: 'Bijlagen',
} as const;
