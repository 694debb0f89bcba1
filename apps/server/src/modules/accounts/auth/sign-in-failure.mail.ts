import { defineMail } from '../../../platform/mail/define-mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';

interface Failures {
  member: Receiver;
  /** The number of failed attempts in the last hour. */
  total: number;
  /** True if codes were among the attempts, which are asked after the right password. */
  knowsPassword: boolean;
}

export const failuresMail = defineMail<Failures>({
  examples: {
    failed_attempts: { member: exampleReceiver, total: 10, knowsPassword: false },
    failed_codes: { member: exampleReceiver, total: 10, knowsPassword: true },
  },
  compose: ({ brand, appUrl }, { member, total, knowsPassword }) => ({
    recipient: member.email,
    subject: `Er wordt vaak geprobeerd om in te loggen met uw account in ${brand.portal_name}`,
    content: {
      greeting: greetingOf(member),
      before: [
        knowsPassword
          ? `In het afgelopen uur is ${total} keer een verkeerd wachtwoord of een verkeerde code ingevuld voor uw account. Was u dit niet? Dan kent iemand uw wachtwoord. Kies nu een nieuw wachtwoord.`
          : `In het afgelopen uur is ${total} keer een verkeerd wachtwoord ingevuld voor uw account. Was u dit niet? Dan probeert iemand uw wachtwoord te raden. Dat is niet gelukt.`,
        'Op apparaten waarop u eerder inlogde, logt u gewoon in.',
      ],
      button: { label: 'Nieuw wachtwoord kiezen', link: new URL('/forgot-password', appUrl).href },
      after: [
        'Gebruikt u uw wachtwoord ook ergens anders, of is het makkelijk te raden? Kies dan een nieuw wachtwoord.',
        `Was u dit zelf? Dan hoeft u niets te doen. Komt u er niet uit? Bel dan ${brand.phone}.`,
      ],
      isLetter: true,
      reason: `U krijgt deze mail omdat het om de veiligheid van uw account in ${brand.portal_name} gaat.`,
    },
  }),
});
