import type { Brand } from '@mijn/domain/brand';
import { dutchTime, formatDate, formatTime } from '@mijn/domain/formats';
import { EMAIL_CHANGE_MS, EMAIL_UNDO_MS, PASSWORD_RESET_MS } from '@mijn/domain/limits';
import type { Config } from '../../config/read-config.ts';
import { layOut } from '../../mail/layout.ts';
import type { NewMail } from '../../mail/send-mail.job.ts';

interface Person {
  email: string;
  name: string;
}

interface Change {
  id: string;
  old_email: string;
  new_email: string;
}

const greetingOf = ({ name }: Pick<Person, 'name'>): string => `Beste ${name},`;

const CHANGE_HOURS = EMAIL_CHANGE_MS / 3_600_000;

/** Returns the mail to a new address, with the link that confirms it. */
export function confirmEmailMail(
  brand: Brand,
  user: Person,
  newEmail: string,
  link: string,
  key: string,
): NewMail {
  return {
    dedupe_key: `email_confirm:${key}`,
    recipient: newEmail,
    subject: `Bevestig uw nieuwe e-mailadres voor ${brand.portal_name}`,
    ...layOut(brand, {
      greeting: greetingOf(user),
      before: [
        `U wilt voortaan met dit e-mailadres inloggen in ${brand.portal_name}. Klik op de knop, en bevestig het op de pagina die dan opent.`,
      ],
      button: { label: 'Nieuw e-mailadres bevestigen', link },
      after: [
        `De link werkt ${CHANGE_HOURS} uur. Tot u bevestigt, logt u in met uw oude e-mailadres.`,
        'Heeft u dit niet gevraagd? Dan hoeft u niets te doen. Er verandert niets.',
      ],
    }),
  };
}

/** Returns the mail to an address that another user asked for, and that has an account already. */
export function existingAccountMail({ brand, appUrl }: Config, holder: Person, key: string): NewMail {
  return {
    dedupe_key: `email_exists:${key}`,
    recipient: holder.email,
    subject: `U hebt al een account in ${brand.portal_name}`,
    ...layOut(brand, {
      greeting: greetingOf(holder),
      before: [
        `Iemand heeft dit e-mailadres ingevuld voor een ander account in ${brand.portal_name}. Dat kan niet: met dit e-mailadres is er al een account. Er is niets veranderd.`,
        'Was u dit zelf? Log dan in met dit e-mailadres. Wilt u uw accounts samenvoegen? Neem dan contact op met uw beheerder.',
      ],
      button: { label: 'Naar het portaal', link: new URL('/login', appUrl).href },
      after: ['Was u dit niet? Dan hoeft u niets te doen.'],
    }),
  };
}

/** Returns the mail that tells the old address that another one was asked for. */
export function emailRequestedMail(brand: Brand, user: Person, change: Change, undo: string): NewMail {
  return {
    dedupe_key: `email_requested:${change.id}`,
    recipient: change.old_email,
    subject: `Er is een ander e-mailadres gevraagd voor ${brand.portal_name}`,
    ...layOut(brand, {
      greeting: greetingOf(user),
      before: [
        `U wilt voortaan inloggen met ${change.new_email}. Dat adres telt pas als u het bevestigt met de mail die we ernaartoe stuurden.`,
        'Was u dit niet? Klik dan op de knop. We zorgen dat niemand meer in uw account is, en u kiest een nieuw wachtwoord.',
      ],
      button: { label: 'Dit was ik niet', link: undo },
      after: ['Was u dit wel? Dan hoeft u met deze mail niets te doen.'],
    }),
  };
}

/** Returns the mail that tells the old address that the new one counts now, with the link that undoes it. */
export function emailChangedMail(
  brand: Brand,
  user: Person,
  change: Change,
  undo: string,
  now: Date,
): NewMail {
  const end = dutchTime(new Date(now.getTime() + EMAIL_UNDO_MS));
  return {
    dedupe_key: `email_changed:${change.id}`,
    recipient: change.old_email,
    subject: `Uw e-mailadres voor ${brand.portal_name} is gewijzigd`,
    ...layOut(brand, {
      greeting: greetingOf(user),
      before: [
        `U logt voortaan in met ${change.new_email}. Met dit e-mailadres kunt u niet meer inloggen.`,
        `Was u dit niet? Maak het dan ongedaan. Dat kan tot ${formatDate(end)}, ${formatTime(end)}. We zorgen dat niemand meer in uw account is, en u kiest een nieuw wachtwoord.`,
      ],
      button: { label: 'Ongedaan maken', link: undo },
      after: ['Was u dit wel? Dan hoeft u niets te doen.'],
    }),
  };
}

/** Returns the mail after a change was undone, with the link to choose another password. */
export function emailUndoneMail(brand: Brand, user: Person, change: Change, link: string): NewMail {
  return {
    dedupe_key: `email_undone:${change.id}`,
    recipient: change.old_email,
    subject: `Kies een nieuw wachtwoord voor ${brand.portal_name}`,
    ...layOut(brand, {
      greeting: greetingOf(user),
      before: [
        'U logt weer in met dit e-mailadres. Overal is uw account uitgelogd, en het oude wachtwoord werkt niet meer. Klik op de knop om een nieuw wachtwoord te kiezen.',
      ],
      button: { label: 'Nieuw wachtwoord kiezen', link },
      after: [
        `De link werkt één keer, en nog ${PASSWORD_RESET_MS / 60_000} minuten. Werkt de link niet meer? Klik dan op de inlogpagina op "Wachtwoord vergeten?".`,
        `Controleert u na het inloggen ook uw gegevens en instellingen. Klopt er iets niet, bel dan ${brand.phone}.`,
      ],
    }),
  };
}
