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
  how: (address: string) => `Stem op uw telefoon: ${address}`,
  wait: (address: string) => `Doe mee op uw telefoon: ${address}`,
  code: 'QR-code naar de bladzijde waarop u stemt',
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
