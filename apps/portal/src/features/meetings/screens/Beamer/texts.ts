import { formatNumber } from '@mijn/domain/formats';

export const texts = {
  failed: 'De vergadering is niet geladen',
  open: 'Stemming open',
  secret: 'Geheime stemming open',
  counting: 'Stemming gesloten, de stemmen worden geteld',
  result: (outcome: string) => `Uitslag: ${outcome.toLowerCase()}`,
  needed: (majority: string) => `Nodig: ${majority}`,
  options: 'U kiest uit',
  agenda: 'Agenda',
  how: (brand: string) => `Stem op uw telefoon: open de vergadering in Mijn ${brand}.`,
  wait: 'Hier ziet u een stemming zodra de voorzitter die opent.',
  closed: 'De vergadering is nog niet geopend',
  apartments: (count: number, total: number) =>
    `${formatNumber(count)} van ${formatNumber(total)} appartementen`,
  fullScreen: 'Volledig scherm',
  leaveFullScreen: 'Volledig scherm verlaten',
  showAgenda: 'Toon de agenda',
  showResult: 'Toon de uitslag',
  back: 'Terug',
  lost: 'Geen verbinding. Wij proberen het steeds opnieuw.',
} as const;
