import { formatLongDate } from '@mijn/domain/formats';
import type { DigestKind } from '@mijn/domain/notifications';
import type { MailList } from '../../platform/mail/content.ts';
import { defineMail, type Sender } from '../../platform/mail/define-mail.ts';
import { greetingOf } from '../../platform/mail/receiver.ts';
import { shorten } from '../../platform/mail/shorten.ts';
import { exampleDigest, exampleLinks } from './examples.ts';
import { pageLink } from './links.ts';
import type { AssociationNews, DigestInput } from './mail-inputs.ts';
import { digestTexts, texts } from './texts.ts';

/** The maximum number of things and of associations that a digest names, so that no mail program cuts it. */
const ITEMS_MAX = 25;
const ASSOCIATIONS_MAX = 6;

const TITLE_LENGTH_MAX = 120;
const DETAILS_LENGTH_MAX = 80;

const listPaths: Readonly<Record<DigestKind, string>> = {
  meeting_documents: '/meetings',
  archive_documents: '/archive',
  albums: '/photo-albums',
  followed_todos: '/todos?mijn=gevolgd',
};

/** Returns a text such as `2 vergaderstukken, 14 documenten in het archief`. */
function summaryOf(associations: readonly AssociationNews[]): string {
  const totals = new Map<DigestKind, number>();
  for (const { kind, news } of associations.flatMap(({ kinds }) => kinds)) {
    totals.set(kind, (totals.get(kind) ?? 0) + news.total);
  }
  return [...totals].map(([kind, total]) => digestTexts[kind].counted(total)).join(', ');
}

function sectionsOf(sender: Sender, { associations, namesAssociation }: DigestInput) {
  let left = ITEMS_MAX;
  return associations.slice(0, ASSOCIATIONS_MAX).map(({ name, code, kinds }) => {
    const linkTo = (path: string): string => pageLink(sender, path, namesAssociation ? code : undefined);
    const lists = kinds.map(({ kind, news }): MailList => {
      const items = news.items.slice(0, left);
      left -= items.length;
      const others = news.total - items.length;
      return {
        heading: digestTexts[kind].heading,
        items: items.map(({ title, details, path }) => ({
          label: shorten(title, TITLE_LENGTH_MAX),
          link: linkTo(path),
          details: details && shorten(details, DETAILS_LENGTH_MAX),
        })),
        ...(others > 0 && { more: { label: texts.more(others), link: linkTo(listPaths[kind]) } }),
      };
    });
    return { heading: name, lists };
  });
}

/** The mail with everything that is new for a member, at most once a day. */
export const digestMail = defineMail<DigestInput>({
  examples: { digest: { ...exampleDigest, links: exampleLinks } },
  compose: (sender, input) => {
    const { recipient, day, associations, links, kindLinks } = input;
    const others = associations.length - ASSOCIATIONS_MAX;
    const kinds = Object.entries(digestTexts).flatMap(([kind, { inSentence }]) => {
      const link = new Map(Object.entries(kindLinks)).get(kind);
      return link === undefined ? [] : [{ label: texts.endKind(inSentence), link }];
    });
    return {
      recipient: recipient.email,
      subject: texts.digestSubject(associations),
      content: {
        kicker: formatLongDate(day),
        preheader: summaryOf(associations),
        greeting: greetingOf(recipient),
        before: [texts.digestIntro],
        sections: sectionsOf(sender, input),
        button: { label: texts.openPortal, link: pageLink(sender, '/', undefined) },
        after: others > 0 ? [texts.moreAssociations(others)] : [],
        reason: texts.digestReason,
        endings: [...kinds, { label: texts.endDigest, link: links.page }],
      },
      list: { name: texts.digestName(sender.brand.portal_name), id: 'digest', unsubscribe: links.oneClick },
    };
  },
});
