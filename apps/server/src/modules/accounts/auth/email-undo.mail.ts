import { formatList } from '@mijn/domain/formats';
import { PASSWORD_RESET_MS } from '@mijn/domain/limits';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';
import { exampleNotice } from '../../../platform/mail/security-notice.ts';
import { momentText, nameList } from './hold.mail.ts';
import type { Held } from './hold.service.ts';

const { member, now } = exampleNotice;
const link = 'https://mijn.example.nl/password/reset/3f1c9Zl2m0aQ7r5b8XwE/anna.eigenaar%40example.nl';

interface HeldInMail extends Pick<
  Held,
  'isTwoFactorSuspended' | 'areCodesSuspended' | 'passkeys' | 'isOpenAfterWait'
> {
  hold: Pick<Held['hold'], 'ends_at'>;
}

function waitingTexts({ hold, isOpenAfterWait, ...suspended }: HeldInMail, phone: string): string[] {
  const { isTwoFactorSuspended, areCodesSuspended, passkeys } = suspended;
  const kinds = [
    ...(isTwoFactorSuspended ? ['de code van uw app'] : []),
    ...(areCodesSuspended ? ['uw herstelcodes'] : []),
    ...(passkeys.length > 0 ? [`de passkeys ${nameList(passkeys)}`] : []),
  ];
  return [
    'Na uw nieuwe wachtwoord vragen wij een code van uw app, een herstelcode of een passkey. Zo komt iemand die alleen uw mail leest, niet in uw account.',
    ...(isOpenAfterWait && hold.ends_at
      ? [
          `Hebt u dat niet? Dan kunt u vanaf ${momentText(hold.ends_at)} inloggen met alleen uw wachtwoord. Hebt u haast? Bel ${phone}.`,
        ]
      : [`Hebt u dat niet? Bel dan ${phone}.`]),
    ...(kinds.length > 0
      ? [
          `Dit is kort voor of na de wijziging toegevoegd: ${formatList(kinds)}. Wat u daarvan bij het inloggen gebruikt, blijft. De rest wordt dan verwijderd.`,
        ]
      : []),
  ];
}

export const emailUndoneMail = defineMail<{
  member: Receiver;
  old_email: string;
  link: string;
  /** The field is undefined if the password alone signs in. */
  held: HeldInMail | undefined;
  revokedTokens: readonly string[];
}>({
  examples: {
    email_undone: {
      member,
      old_email: member.email,
      link,
      held: {
        hold: { ends_at: new Date(now.getTime() + 72 * 3_600_000) },
        isTwoFactorSuspended: true,
        areCodesSuspended: false,
        passkeys: ['Mijn telefoon', 'Laptop'],
        isOpenAfterWait: true,
      },
      revokedTokens: ['Boekhouding'],
    },
  },
  compose: ({ brand }, { member: user, old_email, link: reset, held, revokedTokens }) => ({
    recipient: old_email,
    subject: `Kies een nieuw wachtwoord voor ${brand.portal_name}`,
    content: {
      greeting: greetingOf(user),
      before: [
        {
          html: 'U logt weer in met dit e-mailadres. Overal is uw account uitgelogd, en het oude wachtwoord werkt niet meer. Klik op de knop om een nieuw wachtwoord te kiezen.',
          text: 'U logt weer in met dit e-mailadres. Overal is uw account uitgelogd, en het oude wachtwoord werkt niet meer. U kiest een nieuw wachtwoord op het adres hieronder.',
        },
      ],
      button: { label: 'Nieuw wachtwoord kiezen', link: reset },
      after: [
        `De link werkt één keer, en nog ${PASSWORD_RESET_MS / 60_000} minuten. Werkt de link niet meer? Klik dan op de inlogpagina op “Wachtwoord vergeten?”.`,
        ...(held ? waitingTexts(held, brand.phone) : []),
        ...(revokedTokens.length > 0
          ? [`Deze sleutels voor apps werken niet meer: ${nameList(revokedTokens)}.`]
          : []),
        'Staan uw vergaderingen in een andere kalender? Voeg ze daar opnieuw toe: het oude adres werkt niet meer.',
        `Controleert u na het inloggen ook uw gegevens en instellingen. Klopt er iets niet, bel dan ${brand.phone}.`,
      ],
      isLetter: true,
      reason: `U krijgt deze mail omdat het om de veiligheid van uw account in ${brand.portal_name} gaat.`,
    },
  }),
});
