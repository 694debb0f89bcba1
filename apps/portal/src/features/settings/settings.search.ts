import { settingsPath } from '../../shared/routing/paths.ts';
import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { settingsParts } from './settings-parts.ts';

const {
  signIn,
  passkeys,
  devices,
  notifications,
  push,
  calendar,
  display,
  staff,
  activity,
  personalData,
  accessTokens,
} = settingsParts;

const part = (
  { id, title, isOwn }: (typeof settingsParts)[keyof typeof settingsParts],
  words: string,
): SearchPlace => ({ path: `${settingsPath}#${id}`, title, words, isOwn });

export const settingsPlaces: readonly SearchPlace[] = [
  { path: settingsPath, words: 'instellen instelling voorkeuren opties aanzetten uitzetten' },
  part(
    notifications,
    'melding mail mails email e-mail berichten notificaties ontvangen krijgen afmelden uitzetten aanzetten stoppen uitschrijven nieuwsbrief nieuwsbrieven prikbord',
  ),
  part(push, 'push melding notificatie telefoon beginscherm vergrendelscherm apparaat geluid'),
  part(
    display,
    'donker licht kleuren letters groter lettergrootte scherm thema donkere modus nachtstand sneltoetsen',
  ),
  part(
    signIn,
    'inloggen tweestaps tweestapsverificatie tweede twee stap staps verificatie 2 2fa code beveiliging veiligheid app herstelcodes',
  ),
  part(passkeys, 'inloggen vingerafdruk gezicht pincode zonder wachtwoord'),
  part(
    devices,
    'apparaat uitloggen telefoon tablet computer overal sessies ingelogd kwijt gestolen verloren',
  ),
  part(calendar, 'kalender agenda telefoon abonnement outlook google vergaderingen automatisch'),
  part(staff, 'toegang meekijken medewerker beheerder namens'),
  part(activity, 'geschiedenis logboek wie heeft ingelogd activiteiten'),
  part(personalData, 'privacy avg gegevens downloaden opvragen bewaren'),
  part(accessTokens, 'sleutel app api koppeling token'),
];
