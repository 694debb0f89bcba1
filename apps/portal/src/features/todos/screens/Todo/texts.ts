import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Actiepunt',
  back: 'Actiepunten',
  print: 'Afdrukken',
  facts: 'Gegevens',
  failed: 'Het actiepunt is niet geladen',
  missing: 'Dit actiepunt is er niet',
  internalReference: 'Interne referentie',
  externalReference: 'Externe referentie',
  handler: 'Behandelaar',
  group: 'Groep',
  concerns: 'Betreft',
  reporter: 'Melder',
  startDate: 'Startdatum',
  tasks: 'Taken',
  task: 'Taak',
  taskDone: 'Gereed',
  tasksDone: (done: number, count: number) => `${done} van ${formatCount(count, 'taak', 'taken')} gereed`,
  attachments: 'Bijlagen',
} as const;
