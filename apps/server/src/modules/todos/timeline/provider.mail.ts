import { formatCount } from '@mijn/domain/formats';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import type { MailLink } from '../../../platform/mail/content.ts';
import type { todoEntries } from './timeline.tables.ts';

type ProviderMailKind = 'report' | 'reaction' | 'reopened' | 'rejected' | 'restored' | 'joined' | 'separated';

/** An entry about which the provider is mailed. */
interface Input {
  recipient: string;
  kind: ProviderMailKind;
  association: { code: string; name: string };
  reference: string;
  subject: string;
  concerns: string | null;
  author: string;
  lines: readonly string[];
  files: readonly { name: string; byte_size: number }[];
  /** The links to the photos work once signed in. */
  photos: readonly MailLink[];
  /** The number of photos that are missing, because the server could not read them. */
  unreadable_count: number;
  link: string;
  thread: string;
}

const example: Input = {
  recipient: 'meldingen@example.nl',
  kind: 'report',
  association: { code: '1001', name: 'VvE De Kade' },
  reference: 'M-2026-0031',
  subject: 'Natte plek op het plafond van mijn slaapkamer',
  concerns: 'In mijn appartement, Kadestraat 43',
  author: 'Mevrouw I. Brouwer-Smit',
  lines: ['Er zit een natte plek op het plafond van mijn slaapkamer. Als het regent, wordt hij groter.'],
  files: [],
  photos: [{ label: 'Natte plek, 30 cm breed', link: 'https://mijn.example.nl/todos/1' }],
  unreadable_count: 1,
  link: 'https://mijn.example.nl/todos/1',
  thread: 'example',
};

/** The line about photos that the server could not read, or none. */
export const unreadableLines = (count: number): string[] =>
  count === 0 ? [] : [`${formatCount(count, 'foto kon', "foto's konden")} niet worden gelezen.`];

const kindTexts = {
  report: {
    subject: (reference: string, subject: string) => `Nieuwe melding ${reference}: ${subject}`,
    intro: (author: string, association: string) => `${author} heeft iets gemeld bij ${association}.`,
  },
  reaction: {
    subject: (reference: string, subject: string) => `Reactie op ${reference}: ${subject}`,
    intro: (author: string, association: string) =>
      `${author} reageerde op een actiepunt van ${association}.`,
  },
  reopened: {
    subject: (reference: string, subject: string) => `Opnieuw geopend ${reference}: ${subject}`,
    intro: (author: string, association: string) =>
      `${author} heeft een actiepunt van ${association} opnieuw geopend, met deze reden:`,
  },
  rejected: {
    subject: (reference: string, subject: string) => `Niet voor de VvE ${reference}: ${subject}`,
    intro: (author: string, association: string) =>
      `${author} vindt een melding niet voor ${association}. U hoeft er niets aan te doen. Dit is de uitleg:`,
  },
  restored: {
    subject: (reference: string, subject: string) => `Toch voor de VvE ${reference}: ${subject}`,
    intro: (author: string, association: string) =>
      `${author} heeft de afwijzing van een melding bij ${association} ongedaan gemaakt. De melding is weer open.`,
  },
  joined: {
    subject: (reference: string, subject: string) => `Samengevoegd ${reference}: ${subject}`,
    intro: (author: string, association: string) =>
      `${author} voegde een melding bij ${association} samen met een ander actiepunt. U hoeft er niet apart iets aan te doen.`,
  },
  separated: {
    subject: (reference: string, subject: string) => `Weer apart ${reference}: ${subject}`,
    intro: (author: string, association: string) =>
      `${author} heeft een melding bij ${association} losgemaakt van een ander actiepunt. De melding is weer open.`,
  },
};

/** Returns the kind of the mail about an entry, or undefined for an entry about which the provider is not mailed. */
export function mailKindOf({
  kind,
  state_before,
}: Pick<typeof todoEntries.$inferSelect, 'kind' | 'state_before'>): ProviderMailKind | undefined {
  if (kind === 'reopened' && state_before === 'rejected') return 'restored';
  return kind === 'change' || kind === 'received' ? undefined : kind;
}

/** Tells the provider what a member wrote on an action item (docs/product.md#reports-provider). */
export const providerMail = defineMail<Input>({
  examples: {
    todo_reported: example,
    todo_reacted: { ...example, kind: 'reaction', photos: [], unreadable_count: 0 },
    todo_reopened: { ...example, kind: 'reopened', photos: [], unreadable_count: 0 },
    todo_rejected: {
      ...example,
      kind: 'rejected',
      author: 'Bram Bestuur',
      lines: ['De kraan in uw keuken is van uzelf. Bel een loodgieter.'],
      photos: [],
      unreadable_count: 0,
    },
    todo_restored: {
      ...example,
      kind: 'restored',
      author: 'Bram Bestuur',
      lines: [],
      photos: [],
      unreadable_count: 0,
    },
    todo_joined: {
      ...example,
      kind: 'joined',
      author: 'Bram Bestuur',
      lines: ['Samengevoegd met M-2026-0027'],
      photos: [],
      unreadable_count: 0,
    },
    todo_separated: {
      ...example,
      kind: 'separated',
      author: 'Bram Bestuur',
      lines: ['Niet meer samengevoegd met M-2026-0027'],
      photos: [],
      unreadable_count: 0,
    },
  },
  compose: ({ brand }, { kind, association, reference, concerns, photos, ...input }) => {
    const { subject, intro } = kindTexts[kind];
    const place = `${association.code} ${association.name}`;
    return {
      recipient: input.recipient,
      subject: subject(reference, input.subject),
      content: {
        kicker: `Actiepunten, ${place}`,
        greeting: `Beste medewerker van ${brand.company},`,
        before: [
          intro(input.author, association.name),
          ...(kind === 'report' && concerns !== null ? [`Waar: ${concerns}`] : []),
        ],
        ...(input.lines.length > 0 && { quote: { lines: input.lines } }),
        files: input.files,
        ...(photos.length > 0 && {
          sections: [{ heading: "Foto's", lists: [{ heading: 'U ziet ze na het inloggen', items: photos }] }],
        }),
        button: { label: 'Bekijk het actiepunt', link: input.link },
        after: unreadableLines(input.unreadable_count),
        reason: `U krijgt deze mail omdat dit adres bij de instellingen van ${brand.portal_name} staat voor meldingen van leden.`,
      },
      thread: `provider.${input.thread}`,
    };
  },
});
