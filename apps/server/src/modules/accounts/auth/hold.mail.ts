import { formatList } from '@mijn/domain/formats';
import { SIGN_IN_HOLD_MS } from '@mijn/domain/limits';
import { defineMail, type Sender } from '../../../platform/mail/define-mail.ts';
import { greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';
import { exampleNotice } from '../../../platform/mail/security-notice.ts';
import { texts as mailTexts } from '../../../platform/mail/texts.ts';

const { member, now } = exampleNotice;
const ends_at = new Date(now.getTime() + SIGN_IN_HOLD_MS);
const newEmail = 'anna@example.nl';
const stop = 'https://mijn.example.nl/email/stop/019ab0c4-7e8a-7b1c-9f2d-3e4f5a6b7c8d.3f1c9Zl2m0aQ7r5b8XwE';
const reset = 'https://mijn.example.nl/password/reset/3f1c9Zl2m0aQ7r5b8XwE/anna%40example.nl';

const reasonOf = ({ brand }: Sender): string =>
  `U krijgt deze mail omdat het om de veiligheid van uw account in ${brand.portal_name} gaat.`;

/** Returns a text such as “Telefoon” en “Laptop”. */
export const nameList = (names: readonly string[]): string => formatList(names.map((name) => `“${name}”`));

/** Returns a text such as "19 november 2026 om 10.00 uur". */
export const momentText = mailTexts.moment;

/** The greeting of mails to addresses that need not be of the member. */
const GREETING = 'Goedendag,';

interface TakenBack {
  recipient: string;
  /** The field is undefined if the recipient was not confirmed, and may be a stranger. */
  old_email: string | undefined;
  /** The time from which a reader of the old mailbox can sign in without a factor; undefined if never. */
  opensAt: Date | undefined;
  /** The field is undefined if the account has no factor that stops the waiting. */
  stop: string | undefined;
}

export const emailTakenBackMail = defineMail<TakenBack>({
  examples: {
    email_taken_back: { recipient: newEmail, old_email: member.email, opensAt: ends_at, stop },
    email_taken_back_by_phone: {
      recipient: newEmail,
      old_email: member.email,
      opensAt: ends_at,
      stop: undefined,
    },
    email_withdrawn: { recipient: newEmail, old_email: undefined, opensAt: undefined, stop: undefined },
  },
  compose: ({ brand }, { recipient, old_email, opensAt, stop: link }) => ({
    recipient,
    subject: `U logt in ${brand.portal_name} niet in met dit e-mailadres`,
    content: {
      greeting: GREETING,
      before: [
        old_email === undefined
          ? `Iemand vulde dit e-mailadres in om ermee in te loggen in ${brand.portal_name}. Dat is ingetrokken. Een eerdere mail daarover werkt niet meer.`
          : `De wijziging van uw e-mailadres is ongedaan gemaakt met een link in een mail aan ${old_email}. Uw account is overal uitgelogd, en uw wachtwoord werkt niet meer.`,
        ...(opensAt === undefined
          ? []
          : [
              `Is dit uw account, en was u dit niet? Wie uw vorige mailbox leest, kan vanaf ${momentText(opensAt)} inloggen, ook zonder code of passkey.`,
            ]),
        ...(link === undefined
          ? []
          : [
              {
                html: 'Klik op de knop om dat tegen te houden. Wij vragen dan een code van uw app, een herstelcode of uw passkey.',
                text: 'Open het adres hieronder om dat tegen te houden. Wij vragen dan een code van uw app, een herstelcode of uw passkey.',
              },
            ]),
      ],
      ...(link !== undefined && { button: { label: 'Inloggen tegenhouden', link } }),
      after: [
        link === undefined
          ? `Was u dit niet? Bel dan meteen ${brand.phone}.`
          : `Bel daarna ${brand.phone}. Dan zorgen wij samen dat u weer in uw account kunt.`,
        'Was u dit wel? Dan hoeft u met deze mail niets te doen.',
      ],
      isLetter: true,
      reason: `U krijgt deze mail omdat iemand dit e-mailadres invulde in ${brand.portal_name}.`,
    },
  }),
});

export const waitStoppedMail = defineMail<{ recipient: string }>({
  examples: { sign_in_wait_stopped: { recipient: member.email } },
  compose: ({ brand }, { recipient }) => ({
    recipient,
    subject: `Inloggen in ${brand.portal_name} is tegengehouden`,
    content: {
      greeting: GREETING,
      before: [
        'Iemand heeft de wachttijd gestopt met een code, een herstelcode of een passkey van het account. Ook na 72 uur kan nu niemand inloggen met alleen een wachtwoord.',
      ],
      after: [
        'Hebt u zelf een code, een herstelcode of een passkey? Dan kunt u daarmee inloggen, met het vorige e-mailadres en een nieuw wachtwoord.',
        `Lukt dat niet? Bel dan ${brand.phone}.`,
      ],
      isLetter: true,
      reason: `U krijgt deze mail omdat het om de veiligheid van een account in ${brand.portal_name} gaat.`,
    },
  }),
});

interface HoldEnded {
  member: Receiver;
  end: 'factor' | 'time' | 'operator';
  removed: { isTotpRemoved: boolean; areCodesRemoved: boolean; passkeys: readonly string[] };
  /** The field is undefined if the member has a password. */
  link?: string | undefined;
}

const nothing = { isTotpRemoved: false, areCodesRemoved: false, passkeys: [] };

const starts: Record<HoldEnded['end'], string> = {
  factor:
    'U bent weer ingelogd na een ongedaan gemaakte wijziging van uw e-mailadres. U hoeft niet meer te wachten.',
  time: 'De wachttijd van 72 uur is voorbij. U kunt weer inloggen met dit e-mailadres en uw wachtwoord.',
  operator: 'Wij hebben uw account weer geopend. U kunt inloggen met dit e-mailadres.',
};

export const holdEndedMail = defineMail<HoldEnded>({
  examples: {
    sign_in_hold_ended: {
      member,
      end: 'time',
      removed: { isTotpRemoved: true, areCodesRemoved: true, passkeys: ['Mijn telefoon', 'Laptop'] },
    },
    sign_in_hold_ended_by_phone: { member, end: 'operator', removed: nothing, link: reset },
  },
  compose: (sender, { member: user, end, removed: { isTotpRemoved, areCodesRemoved, passkeys }, link }) => ({
    recipient: user.email,
    subject: `Inloggen in ${sender.brand.portal_name} kan weer`,
    content: {
      greeting: greetingOf(user),
      before: [
        starts[end],
        ...(isTotpRemoved
          ? [
              'Inloggen in twee stappen staat uit, omdat het kort voor of na de wijziging is aangezet. U kunt het bij uw instellingen weer aanzetten.',
            ]
          : []),
        ...(areCodesRemoved
          ? [
              'Uw herstelcodes werken niet meer, omdat ze kort voor of na de wijziging zijn gemaakt. Maak na het inloggen nieuwe herstelcodes.',
            ]
          : []),
        ...(passkeys.length > 0
          ? [
              `Deze passkeys zijn kort voor of na de wijziging toegevoegd, en daarom verwijderd: ${nameList(passkeys)}. Was er een van uzelf? Dan kunt u die opnieuw toevoegen.`,
            ]
          : []),
      ],
      ...(link !== undefined && { button: { label: 'Nieuw wachtwoord kiezen', link } }),
      after: [`Klopt dit niet? Bel dan meteen ${sender.brand.phone}.`],
      isLetter: true,
      reason: reasonOf(sender),
    },
  }),
});

export const holdOfOtherEndedMail = defineMail<{ recipient: string }>({
  examples: { sign_in_hold_of_other_ended: { recipient: newEmail } },
  compose: ({ brand }, { recipient }) => ({
    recipient,
    subject: `Inloggen in ${brand.portal_name} kan weer, met een ander e-mailadres`,
    content: {
      greeting: GREETING,
      before: [
        'Het account waarvoor dit e-mailadres is gebruikt, is weer open. Er wordt nu met een ander e-mailadres ingelogd.',
      ],
      after: [`Is dit uw account, en klopt dit niet? Bel dan meteen ${brand.phone}.`],
      isLetter: true,
      reason: `U krijgt deze mail omdat het om de veiligheid van een account in ${brand.portal_name} gaat.`,
    },
  }),
});
