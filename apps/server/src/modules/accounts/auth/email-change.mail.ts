import { dutchTime, formatDate, formatTime } from '@mijn/domain/formats';
import { EMAIL_CHANGE_MS, EMAIL_UNDO_MS } from '@mijn/domain/limits';
import { defineMail, type Sender } from '../../../platform/mail/define-mail.ts';
import { greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';
import { exampleNotice } from '../../../platform/mail/security-notice.ts';
import { texts as mailTexts } from '../../../platform/mail/texts.ts';

interface Change {
  old_email: string;
  new_email: string;
}

/** Matches signs of markup and of addresses, which no name has. Mail programs make a link of `voorbeeld.nl`. */
const NO_NAME = /[<>[\]{}|\\/@:;&%]|\.\p{L}{2,}/u;

/**
 * Leaves out the salutation, which is nothing for a stranger, and a name with markup or an address, which would reach a
 * stranger's mailbox in the name of the provider.
 */
const greetingOfStranger = ({ name }: Pick<Receiver, 'name'>): string =>
  NO_NAME.test(name) ? 'Geachte heer of mevrouw,' : mailTexts.greetingByName(name);

const reasonOf = ({ brand }: Sender): string =>
  `U krijgt deze mail omdat het om de veiligheid van uw account in ${brand.portal_name} gaat.`;

const CHANGE_HOURS = EMAIL_CHANGE_MS / 3_600_000;

const { member, now } = exampleNotice;
const token = '019ab0c4-7e8a-7b1c-9f2d-3e4f5a6b7c8d.3f1c9Zl2m0aQ7r5b8XwE';
const change: Change = { old_email: member.email, new_email: 'anna@example.nl' };
const confirm = `https://mijn.example.nl/email/confirm/${token}`;
const undo = `https://mijn.example.nl/email/undo/${token}`;

export const confirmEmailMail = defineMail<{ member: Receiver; newEmail: string; link: string }>({
  examples: { email_confirm: { member, newEmail: change.new_email, link: confirm } },
  compose: ({ brand }, { member: user, newEmail, link }) => ({
    recipient: newEmail,
    subject: `Bevestig uw nieuwe e-mailadres voor ${brand.portal_name}`,
    content: {
      greeting: greetingOfStranger(user),
      before: [
        {
          html: `U wilt voortaan met dit e-mailadres inloggen in ${brand.portal_name}. Klik op de knop, en bevestig het op de pagina die dan opent.`,
          text: `U wilt voortaan met dit e-mailadres inloggen in ${brand.portal_name}. Open het adres hieronder, en bevestig het op die pagina.`,
        },
      ],
      button: { label: 'Nieuw e-mailadres bevestigen', link },
      after: [
        `De link werkt ${CHANGE_HOURS} uur. Tot u bevestigt, logt u in met uw oude e-mailadres.`,
        'Hebt u dit niet gevraagd? Dan hoeft u niets te doen. Er verandert niets.',
      ],
      isLetter: true,
      reason: `U krijgt deze mail omdat iemand dit e-mailadres invulde in ${brand.portal_name}.`,
    },
  }),
});

/** The mail to an address that another user asked for, and that has an account already. */
export const existingAccountMail = defineMail<{ holder: Receiver }>({
  examples: { email_exists: { holder: member } },
  compose: ({ brand, appUrl }, { holder }) => ({
    recipient: holder.email,
    subject: `U hebt al een account in ${brand.portal_name}`,
    content: {
      greeting: greetingOf(holder),
      before: [
        `Iemand heeft dit e-mailadres ingevuld voor een ander account in ${brand.portal_name}. Dat kan niet: met dit e-mailadres is er al een account. Er is niets veranderd.`,
        'Was u dit zelf? Log dan in met dit e-mailadres. Wilt u uw accounts samenvoegen? Neem dan contact op met uw beheerder.',
      ],
      button: { label: 'Naar het portaal', link: new URL('/login', appUrl).href },
      after: ['Was u dit niet? Dan hoeft u niets te doen.'],
      isLetter: true,
      reason: `U krijgt deze mail omdat iemand dit e-mailadres invulde in ${brand.portal_name}.`,
    },
  }),
});

export const emailRequestedMail = defineMail<{ member: Receiver; change: Change; undo: string }>({
  examples: { email_requested: { member, change, undo } },
  compose: (sender, { member: user, change: { old_email, new_email }, undo: link }) => ({
    recipient: old_email,
    subject: `Er is een ander e-mailadres gevraagd voor ${sender.brand.portal_name}`,
    content: {
      greeting: greetingOf(user),
      before: [
        `U wilt voortaan inloggen met ${new_email}. Dat adres telt pas als u het bevestigt met de mail die wij ernaartoe hebben gestuurd.`,
        {
          html: 'Was u dit niet? Klik dan op de knop. Wij zorgen dat niemand meer in uw account is, en u kiest een nieuw wachtwoord.',
          text: 'Was u dit niet? Open dan het adres hieronder. Wij zorgen dat niemand meer in uw account is, en u kiest een nieuw wachtwoord.',
        },
      ],
      button: { label: 'Dit was ik niet', link },
      after: ['Was u dit wel? Dan hoeft u met deze mail niets te doen.'],
      isLetter: true,
      reason: reasonOf(sender),
    },
  }),
});

export const emailChangedMail = defineMail<{ member: Receiver; change: Change; undo: string; now: Date }>({
  examples: { email_changed: { member, change, undo, now } },
  compose: (sender, { member: user, change: { old_email, new_email }, undo: link, now: changed }) => {
    const end = dutchTime(new Date(changed.getTime() + EMAIL_UNDO_MS));
    return {
      recipient: old_email,
      subject: `Uw e-mailadres voor ${sender.brand.portal_name} is gewijzigd`,
      content: {
        greeting: greetingOf(user),
        before: [
          `U logt voortaan in met ${new_email}. Met dit e-mailadres kunt u niet meer inloggen.`,
          `Was u dit niet? Maak het dan ongedaan. Dat kan tot ${formatDate(end)}, ${formatTime(end)}. Wij zorgen dat niemand meer in uw account is, en u kiest een nieuw wachtwoord.`,
        ],
        button: { label: 'Ongedaan maken', link },
        after: ['Was u dit wel? Dan hoeft u niets te doen.'],
        isLetter: true,
        reason: reasonOf(sender),
      },
    };
  },
});
