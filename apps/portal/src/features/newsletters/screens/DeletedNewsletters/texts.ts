import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Onlangs verwijderde nieuwsbrieven',
  sub: 'Nieuwsbrieven die het bestuur heeft verwijderd. U kunt ze 30 dagen lang terugzetten.',
  back: 'Nieuwsbrief',
  failed: 'De verwijderde nieuwsbrieven zijn niet geladen',
  count: (total: number) => formatCount(total, 'nieuwsbrief', 'nieuwsbrieven'),
  empty: {
    title: 'Niets verwijderd',
    text: 'Hier staan de nieuwsbrieven die het bestuur de afgelopen 30 dagen heeft verwijderd.',
  },
  draft: 'Concept',
  appeared: 'Verschenen op',
  appears: 'Verschijnt op',
  attachments: (count: number) => formatCount(count, 'bijlage', 'bijlagen'),
  atOnce: 'De tijd van deze nieuwsbrief is voorbij. De nieuwsbrief verschijnt meteen als u die terugzet.',
  question: {
    title: (subject: string) => `“${subject}” terugzetten?`,
    text: (notify: boolean) =>
      notify
        ? 'De nieuwsbrief verschijnt dan meteen voor de eigenaren. Zij krijgen er ook een mail over.'
        : 'De nieuwsbrief verschijnt dan meteen voor de eigenaren.',
    confirm: 'Terugzetten en laten verschijnen',
  },
} as const;
