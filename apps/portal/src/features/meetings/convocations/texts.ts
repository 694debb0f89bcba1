import type { ConvocationList } from '@mijn/domain/convocations';
import { formatCount, formatMoment, formatNumber } from '@mijn/domain/formats';

const members = (count: number): string => formatCount(count, 'lid', 'leden');

const days = (count: number): string => formatCount(count, 'dag', 'dagen');

type Notice = NonNullable<ConvocationList['notice']>;

export const texts = {
  title: 'Oproep',
  failed: 'De oproep is niet geladen',
  sent: (version: number, moment: string, now: Date) =>
    `${version === 1 ? 'Verstuurd' : `Versie ${version} (gewijzigd), verstuurd`}: ${formatMoment(moment, now)}`,
  pdf: 'Oproep (PDF)',
  zip: 'Oproep met stukken (zip)',
  of: (version: number) => `versie ${version}`,
  earlier: 'Eerder verstuurd',
  deliveries: (count: number) =>
    count === 0 ? 'De mails worden nu geschreven' : `Verstuurd aan ${members(count)}`,
  none: 'De leden hebben nog geen oproep uit het portaal gekregen.',
  changed: 'De agenda of de stukken zijn sinds de laatste oproep gewijzigd.',
  notice: {
    enough: ({ days_given, days_needed }: Notice) =>
      `Als u de oproep vandaag verstuurt, hebben de leden ${days(days_given)}. Nodig: ${days(days_needed)}.`,
    short: ({ days_given, days_needed }: Notice) =>
      `De oproep is te laat: er ${days_given === 1 ? 'zit' : 'zitten'} nog ${days(days_given)} tussen, en de stemregels vragen ${days(days_needed)}`,
    risk: 'Een lid kan de rechter vragen om besluiten van een vergadering die te laat is bijeengeroepen, te vernietigen.',
    urgent: (count: number) => `Alleen bij spoed is ${days(count)} genoeg.`,
  },
  send: {
    label: (version: number) => (version === 1 ? 'Oproep versturen' : 'Gewijzigde oproep versturen'),
    title: (version: number, count: number) =>
      `${version === 1 ? 'De oproep' : 'Een gewijzigde oproep'} sturen aan ${members(count)}?`,
    text: 'Alle leden krijgen een mail met de agenda. De agenda en de stukken liggen dan vast zoals ze nu zijn, met datum en controlegetal. Latere wijzigingen zien de leden op de agenda.',
    letters: (count: number) =>
      `${formatCount(count, 'eigenaar heeft', 'eigenaren hebben')} geen account en ${count === 1 ? 'krijgt' : 'krijgen'} een brief. Die drukt u daarna af.`,
    confirm: 'Versturen',
    confirmShort: 'Toch versturen',
    done: (count: number) => `De oproep gaat naar ${members(count)}.`,
  },
  letters: {
    due: (count: number) =>
      `${formatCount(count, 'eigenaar', 'eigenaren')} zonder account ${count === 1 ? 'moet' : 'moeten'} de oproep nog per brief krijgen.`,
    pdf: 'Brieven (PDF)',
    post: 'Brieven zijn op de post',
    title: (count: number) =>
      count === 1 ? 'Is de brief op de post?' : `Zijn de ${formatNumber(count)} brieven op de post?`,
    code: 'Code van de brieven',
    codeHelp: 'De zes cijfers op het eerste blad van “Brieven (PDF)”',
    text: 'De brieven komen met de datum van vandaag in de lijst van wie de oproep heeft gekregen. Dat kunt u niet ongedaan maken.',
    confirm: 'Ja, vastleggen',
    done: (count: number) => `${formatCount(count, 'brief staat', 'brieven staan')} in de lijst.`,
  },
} as const;
