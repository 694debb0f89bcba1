import { settingsPath } from '../../shared/routing/paths.ts';
import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { texts } from './screens/Settings/texts.ts';

const {
  signIn,
  passkeys,
  devices,
  notifications,
  calendar,
  display,
  staff,
  activity,
  personalData,
  accessTokens,
} = texts.parts;

const part = ({ id, title }: { id: string; title: string }, words: string): SearchPlace => ({
  path: `${settingsPath}#${id}`,
  title,
  words,
});

const own = (place: SearchPlace): SearchPlace => ({ ...place, isOwn: true });

export const settingsPlaces: readonly SearchPlace[] = [
  { path: settingsPath, words: 'instellen instelling voorkeuren opties aanzetten uitzetten' },
  own(
    part(
      notifications,
      'melding mail mails email e-mail berichten notificaties ontvangen krijgen afmelden uitzetten aanzetten stoppen uitschrijven nieuwsbrief nieuwsbrieven prikbord',
    ),
  ),
  part(
    display,
    'donker licht kleuren letters groter lettergrootte scherm thema donkere modus nachtstand sneltoetsen',
  ),
  part(
    signIn,
    'inloggen tweestaps tweestapsverificatie tweede twee stap staps verificatie 2 2fa code beveiliging veiligheid app herstelcodes',
  ),
  own(part(passkeys, 'inloggen vingerafdruk gezicht pincode zonder wachtwoord')),
  own(
    part(
      devices,
      'apparaat uitloggen telefoon tablet computer overal sessies ingelogd kwijt gestolen verloren',
    ),
  ),
  own(part(calendar, 'kalender agenda telefoon abonnement outlook google vergaderingen automatisch')),
  part(staff, 'toegang meekijken medewerker beheerder namens'),
  own(part(activity, 'geschiedenis logboek wie heeft ingelogd activiteiten')),
  own(part(personalData, 'privacy avg gegevens downloaden opvragen bewaren')),
  own(part(accessTokens, 'sleutel app api koppeling token')),
];
