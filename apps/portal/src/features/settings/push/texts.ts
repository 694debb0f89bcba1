import type { PushOutcome } from '@mijn/domain/push';
import type { PushDevice } from './use-push-device.ts';

/** Why this device has no switch; undefined if it has one. */
const reasons: Readonly<Record<PushDevice, string | undefined>> = {
  home_screen:
    'Zet het portaal eerst op uw beginscherm: tik op Delen, en kies “Zet op beginscherm”. Open het portaal daarna vanaf uw beginscherm. Dan kunt u hier meldingen aanzetten.',
  none: 'Deze browser kan geen meldingen van het portaal tonen. Dat kan wel met een recente versie van Chrome, Edge, Firefox of Safari.',
  denied:
    'Deze browser blokkeert de meldingen van het portaal. Sta meldingen voor deze website toe in de instellingen van uw browser. Kom daarna hier terug.',
  off: undefined,
  on: undefined,
};

const outcomes: Readonly<Record<PushOutcome, string>> = {
  sent: 'De proefmelding is verstuurd. Ziet u niets? Kijk of uw apparaat meldingen van uw browser toont.',
  gone: 'Dit apparaat ontvangt geen meldingen meer. Zet ze opnieuw aan.',
  failed: 'De proefmelding is niet verstuurd. Probeer het later opnieuw.',
};

export const pushTexts = {
  intro: 'Een bericht op het scherm van dit apparaat, ook als het portaal niet open is.',
  switches: 'Meldingen op dit apparaat',
  device: 'Meldingen ontvangen',
  until: 'Tot u hier uitlogt. Logt u een maand niet in op dit apparaat? Dan stoppen de meldingen ook.',
  subject: 'Toon ook waar het over gaat',
  subjectMeaning: 'Zolang u bent ingelogd. Wie uw scherm ziet, kan dit lezen.',
  kinds: 'Waarover u meldingen krijgt',
  test: 'Proefmelding versturen',
  notAllowed: 'Uw browser toont geen meldingen, omdat u dat niet hebt toegestaan.',
  noService: 'De meldingen zijn niet aangezet, omdat uw browser zijn meldingendienst niet kon bereiken.',
  failed: 'De meldingen op dit apparaat zijn niet geladen',
  reasons,
  outcomes,
} as const;
