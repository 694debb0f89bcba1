import { dutchTime, formatLongDate } from '@mijn/domain/formats';
import { SECOND_FACTOR_NOTICE_MS } from '@mijn/domain/limits';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';
import { exampleNotice } from '../../../platform/mail/security-notice.ts';

interface RequiredSecondFactor {
  member: Receiver;
  kind: 'announcement' | 'reminder';
  required_from: Date;
}

const { member, now } = exampleNotice;
const required_from = new Date(now.getTime() + SECOND_FACTOR_NOTICE_MS);

export const requiredSecondFactorMail = defineMail<RequiredSecondFactor>({
  examples: {
    second_factor_required: { member, kind: 'announcement', required_from },
    second_factor_reminder: { member, kind: 'reminder', required_from },
  },
  compose: ({ brand, appUrl }, { member: user, kind, required_from: from }) => {
    const day = formatLongDate(dutchTime(from));
    return {
      recipient: user.email,
      subject:
        kind === 'announcement'
          ? `Stel vóór ${day} een tweede stap in om in te loggen`
          : `Herinnering: stel vóór ${day} een tweede stap in`,
      content: {
        greeting: greetingOf(user),
        before: [
          'U zit in het bestuur van uw vereniging, of u controleert facturen. Daarom is uw wachtwoord straks niet meer genoeg om in te loggen: u hebt ook een tweede stap nodig. Zo komt iemand die alleen uw wachtwoord kent, niet bij de gegevens van uw vereniging.',
          'U kiest zelf: een code uit een app op uw telefoon, of een passkey. Met een passkey logt u in met uw vinger, uw gezicht of de pincode van uw apparaat.',
          `Stel de tweede stap in vóór ${day}. Hebt u dat dan niet gedaan? Dan vragen wij erom als u inlogt. U kunt pas daarna verder in ${brand.portal_name}.`,
        ],
        button: { label: 'Tweede stap instellen', link: new URL('/profile/settings', appUrl).href },
        after: [
          `Lukt het niet? Bel ons dan: ${brand.phone}. Sleutels voor apps die u hebt gemaakt, werken na die dag ook pas weer als u een tweede stap hebt.`,
        ],
        isLetter: true,
        reason: `U krijgt deze mail omdat het om de veiligheid van uw account in ${brand.portal_name} gaat.`,
      },
    };
  },
});
