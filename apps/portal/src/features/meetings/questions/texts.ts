import { formatCount, formatDate, dutchTime } from '@mijn/domain/formats';

const countOf = (count: number): string => (count === 0 ? 'Vragen' : formatCount(count, 'vraag', 'vragen'));

export const texts = {
  open: (count: number) => `${countOf(count)} aan het bestuur`,
  openOf: ({ number, title, question_count }: { number: number; title: string; question_count: number }) =>
    `${countOf(question_count)} aan het bestuur over punt ${number}, ${title}`,
  title: (number: number) => `Vragen over punt ${number}`,
  none: 'Er zijn nog geen vragen over dit punt.',
  failed: 'De vragen zijn niet geladen',
  anybody: 'Een eigenaar',
  own: 'U',
  asked: (who: string, moment: string) => `${who} vroeg op ${formatDate(dutchTime(moment))}:`,
  answered: (moment: string) => `Het bestuur antwoordde op ${formatDate(dutchTime(moment))}:`,
  waiting: 'Nog geen antwoord. Alleen de vrager en het bestuur zien deze vraag.',
  close: 'Sluiten',
  ask: {
    label: 'Uw vraag',
    help: 'Het bestuur ziet uw naam. Het antwoord is voor alle eigenaren, die zien niet wie de vraag heeft gesteld.',
    submit: 'Vraag versturen',
    done: 'Uw vraag is verstuurd.',
    closed: 'Vragen stellen kan niet meer. Stel uw vraag in de vergadering.',
  },
  reply: {
    press: 'Beantwoorden',
    correct: 'Antwoord verbeteren',
    label: 'Antwoord',
    help: 'Alle eigenaren lezen de vraag en het antwoord.',
    submit: 'Antwoord versturen',
    done: 'Het antwoord is verstuurd.',
  },
  withdraw: {
    press: 'Vraag intrekken',
    title: 'Uw vraag intrekken?',
    text: 'Het bestuur ziet de vraag dan niet meer.',
    confirm: 'Intrekken',
  },
} as const;
