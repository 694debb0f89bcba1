import { defineMail, type Sender } from '../../../platform/mail/define-mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';
import { nameList } from './hold.mail.ts';

/** A letter without a link to the portal, because the member can't sign in. */
const letter = (
  { brand }: Sender,
  receiver: Receiver,
  { subject, before }: { subject: string; before: string[] },
) => ({
  recipient: receiver.email,
  subject,
  content: {
    greeting: greetingOf(receiver),
    before: [...before, `Klopt dit niet, of hebt u een vraag? Bel dan ${brand.phone}.`],
    after: [],
    isLetter: true,
    reason: `U krijgt deze mail omdat het om uw account in ${brand.portal_name} gaat.`,
  },
});

export const disabledMail = defineMail<Receiver>({
  examples: { account_disabled: exampleReceiver },
  compose: (sender, member) =>
    letter(sender, member, {
      subject: `Uw account voor ${sender.brand.portal_name} is uitgezet`,
      before: [
        `Wij hebben uw account voor ${sender.brand.portal_name} uitgezet. U kunt niet meer inloggen, en u krijgt geen mails meer van het portaal.`,
        'Wat u in het portaal hebt geschreven, is niet verwijderd.',
      ],
    }),
});

export const enabledMail = defineMail<Receiver>({
  examples: { account_enabled: exampleReceiver },
  compose: (sender, member) =>
    letter(sender, member, {
      subject: `Uw account voor ${sender.brand.portal_name} werkt weer`,
      before: [
        `Wij hebben uw account voor ${sender.brand.portal_name} weer aangezet. U logt in zoals u gewend was.`,
        'Gebruikte u sleutels voor apps? Maak die dan opnieuw bij Mijn instellingen.',
      ],
    }),
});

export const deletedMail = defineMail<Receiver>({
  examples: { account_deleted: exampleReceiver },
  compose: (sender, member) =>
    letter(sender, member, {
      subject: `Uw account voor ${sender.brand.portal_name} is verwijderd`,
      before: [
        `Wij hebben uw account voor ${sender.brand.portal_name} en uw gegevens daarin verwijderd.`,
        "Uw berichten, nieuwsbrieven en foto's blijven bij de vereniging staan, zonder uw naam. Wat u over facturen besliste, blijft met uw naam in de administratie van de vereniging.",
      ],
    }),
});

export const signedOutMail = defineMail<Receiver & { tokens: readonly string[] }>({
  examples: { signed_out_by_provider: { ...exampleReceiver, tokens: ['Boekhouding'] } },
  compose: (sender, { tokens, ...member }) =>
    letter(sender, member, {
      subject: `U bent uitgelogd in ${sender.brand.portal_name}`,
      before: [
        `Wij hebben u op al uw apparaten uitgelogd in ${sender.brand.portal_name}. U kunt weer inloggen zoals u gewend bent.`,
        ...(tokens.length > 0
          ? [
              `Deze sleutels voor apps werken niet meer: ${nameList(tokens)}. Maak nieuwe bij Mijn instellingen, als u ze nog gebruikt.`,
            ]
          : []),
      ],
    }),
});
