import { formatByteSize } from '@mijn/domain/formats';

export const personalDataTexts = {
  intro:
    "Alles wat het portaal over u bewaart, in één zipbestand: uw gegevens, berichten, foto's en wat er in uw account gebeurde.",
  ask: 'Gegevens opvragen',
  askAgain: 'Opnieuw opvragen',
  runningTitle: 'Wij maken uw bestand',
  running: 'U krijgt een mail als het klaar is. U kunt deze pagina gerust verlaten.',
  readyTitle: (bytes: number) => `Uw bestand is klaar (${formatByteSize(bytes)})`,
  ready: (email: string, end: string) =>
    `Wij hebben een link gemaild naar ${email}. De link werkt tot ${end}, en vraagt om uw wachtwoord.`,
  expiredTitle: 'De link werkt niet meer',
  expired: 'Een link werkt 24 uur. Vraag uw gegevens opnieuw op als u ze nog nodig heeft.',
  failedTitle: 'Het bestand is niet gemaakt',
  failed: 'Er ging iets mis. Vraag uw gegevens opnieuw op.',
  notLoaded: 'Uw downloads zijn niet geladen',
} as const;
