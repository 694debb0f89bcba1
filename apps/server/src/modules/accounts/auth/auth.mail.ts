import { PASSWORD_RESET_MS, WELCOME_LINK_MS } from '@mijn/domain/limits';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';
import { texts as mailTexts } from '../../../platform/mail/texts.ts';
import { nameList } from './hold.mail.ts';

interface Input {
  user: Receiver;
  link: string;
}

const MINUTES = PASSWORD_RESET_MS / 60_000;
const WELCOME_DAYS = WELCOME_LINK_MS / 86_400_000;

const example: Input = {
  user: exampleReceiver,
  link: 'https://mijn.example.nl/password/reset/3f1c9Zl2m0aQ7r5b8XwE/anna.eigenaar%40example.nl',
};

export const resetMail = defineMail<Input>({
  examples: { password_reset: example },
  compose: ({ brand }, { user, link }) => ({
    recipient: user.email,
    subject: `Kies een nieuw wachtwoord voor ${brand.portal_name}`,
    content: {
      greeting: greetingOf(user),
      before: [
        {
          html: `U hebt gevraagd om een nieuw wachtwoord voor ${brand.portal_name}. Klik op de knop om het te kiezen.`,
          text: `U hebt gevraagd om een nieuw wachtwoord voor ${brand.portal_name}. U kiest het op het adres hieronder.`,
        },
      ],
      button: { label: 'Nieuw wachtwoord kiezen', link },
      after: [
        `De link werkt één keer, en nog ${MINUTES} minuten.`,
        'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen. Uw wachtwoord blijft hetzelfde.',
      ],
      isLetter: true,
      reason: `U krijgt deze mail omdat iemand met dit e-mailadres om een nieuw wachtwoord heeft gevraagd.`,
    },
  }),
});

export const welcomeMail = defineMail<Input>({
  examples: { welcome: example },
  compose: ({ brand }, { user, link }) => ({
    recipient: user.email,
    subject: `Uw account voor ${brand.portal_name}`,
    content: {
      greeting: greetingOf(user),
      before: [
        {
          html: `Er is een account voor u gemaakt in ${brand.portal_name}. Klik op de knop om een wachtwoord te kiezen. Daarna kunt u inloggen met dit e-mailadres.`,
          text: `Er is een account voor u gemaakt in ${brand.portal_name}. U kiest een wachtwoord op het adres hieronder. Daarna kunt u inloggen met dit e-mailadres.`,
        },
      ],
      button: { label: 'Wachtwoord kiezen', link },
      after: [
        `De link werkt één keer, en nog ${WELCOME_DAYS} dagen. Werkt de link niet meer? Klik dan op de inlogpagina op “Wachtwoord vergeten?”.`,
      ],
      isLetter: true,
      reason: `U krijgt deze mail omdat ${brand.company} voor u een account heeft gemaakt.`,
    },
  }),
});

interface EndedAccess extends Receiver {
  staff_name: string;
  happened_at: Date;
  details: Readonly<Record<string, string | number | boolean>>;
}

export const staffAccessMail = defineMail<EndedAccess>({
  examples: {
    staff_access: {
      ...exampleReceiver,
      staff_name: 'Sara Staf',
      happened_at: new Date('2026-11-19T09:00:00.000Z'),
      details: { reason: 'Uw vraag over een factuur', is_read_only: true },
    },
  },
  compose: ({ brand, appUrl }, { staff_name, happened_at, details, ...receiver }) => {
    const could = details['is_read_only'] === true ? 'kon alleen meekijken' : 'kon ook iets wijzigen';
    return {
      recipient: receiver.email,
      subject: `Een medewerker heeft meegekeken in ${brand.portal_name}`,
      content: {
        greeting: greetingOf(receiver),
        before: [
          `${staff_name} van ${brand.company} heeft op ${mailTexts.moment(happened_at)} namens u het portaal bekeken, en ${could}.`,
          `De reden was: ${String(details['reason'] ?? '')}`,
        ],
        button: {
          label: 'Bekijk wat er is gedaan',
          link: new URL('/profile/settings#medewerkers', appUrl).href,
        },
        after: [],
        isLetter: true,
        reason: 'U krijgt deze mail omdat u inloggen in twee stappen gebruikt.',
      },
    };
  },
});

interface PasswordChange extends Receiver {
  way: 'changed' | 'chosen_by_link';
  /** The new e-mail address that waited for a click, whose request has ended. */
  cancelledEmail: string | undefined;
  revokedTokens: readonly string[];
}

export const passwordChangedMail = defineMail<PasswordChange>({
  examples: {
    password_changed: {
      ...exampleReceiver,
      way: 'changed',
      cancelledEmail: 'anna@example.nl',
      revokedTokens: ['Boekhouding'],
    },
    password_chosen: {
      ...exampleReceiver,
      way: 'chosen_by_link',
      cancelledEmail: undefined,
      revokedTokens: [],
    },
  },
  compose: ({ brand, appUrl }, { way, cancelledEmail, revokedTokens, ...receiver }) => ({
    recipient: receiver.email,
    subject: `Uw wachtwoord voor ${brand.portal_name} is gewijzigd`,
    content: {
      greeting: greetingOf(receiver),
      before: [
        way === 'changed'
          ? `U hebt uw wachtwoord voor ${brand.portal_name} gewijzigd. Op alle andere apparaten bent u uitgelogd.`
          : `U hebt met een link in een mail een nieuw wachtwoord voor ${brand.portal_name} gekozen. Was u nog ergens ingelogd? Dan bent u daar nu uitgelogd.`,
        ...(cancelledEmail === undefined
          ? []
          : [
              `Uw aanvraag om in te loggen met ${cancelledEmail} is vervallen. Wilt u dat adres nog? Vul het dan opnieuw in bij Mijn gegevens.`,
            ]),
        ...(revokedTokens.length > 0
          ? [
              `Deze sleutels voor apps werken niet meer: ${nameList(revokedTokens)}. Maak nieuwe bij Mijn instellingen, als u ze nog gebruikt.`,
            ]
          : []),
        'Was u dit niet? Kies dan meteen een nieuw wachtwoord. Daarmee is ook niemand anders meer ingelogd.',
      ],
      button: { label: 'Nieuw wachtwoord kiezen', link: new URL('/forgot-password', appUrl).href },
      after: [`Komt u er niet uit? Bel dan ${brand.phone}. Was u dit wel? Dan hoeft u niets te doen.`],
      isLetter: true,
      reason: `U krijgt deze mail omdat het om de veiligheid van uw account in ${brand.portal_name} gaat.`,
    },
  }),
});
