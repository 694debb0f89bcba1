import { dutchTime, formatDate, formatTime } from '@mijn/domain/formats';
import { EXPORT_MS } from '@mijn/domain/limits';
import { defineMail } from '../../platform/mail/define-mail.ts';
import { greetingOf, type Receiver } from '../../platform/mail/receiver.ts';
import { exampleNotice } from '../../platform/mail/security-notice.ts';

interface Input {
  member: Receiver;
  link: string;
  now: Date;
}

const exampleLink = 'https://mijn.example.nl/profile/personal-data/3f1c9Zl2m0aQ7r5b8XwE';

export const exportReadyMail = defineMail<Input>({
  examples: { personal_data_ready: { ...exampleNotice, link: exampleLink } },
  compose: ({ brand }, { member, link, now }) => {
    const end = dutchTime(new Date(now.getTime() + EXPORT_MS));
    return {
      recipient: member.email,
      subject: `Uw gegevens uit ${brand.portal_name} staan klaar`,
      content: {
        greeting: greetingOf(member),
        before: [
          {
            html: `U hebt om uw gegevens uit ${brand.portal_name} gevraagd. Ze staan klaar in één zipbestand. Klik op de knop, en geef uw wachtwoord.`,
            text: `U hebt om uw gegevens uit ${brand.portal_name} gevraagd. Ze staan klaar in één zipbestand. Open het adres hieronder, en geef uw wachtwoord.`,
          },
        ],
        button: { label: 'Gegevens downloaden', link },
        after: [
          `De link werkt tot ${formatDate(end)}, ${formatTime(end)}. Daarna wissen wij het bestand. Op de pagina Mijn instellingen kunt u een nieuw bestand vragen.`,
          `Hebt u dit niet gevraagd? Kies dan meteen een nieuw wachtwoord, en bel ons: ${brand.phone}. Zonder uw wachtwoord kan niemand het bestand openen.`,
        ],
        isLetter: true,
        reason: `U krijgt deze mail omdat in ${brand.portal_name} om uw gegevens is gevraagd.`,
      },
    };
  },
});
