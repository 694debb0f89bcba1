import type { RequestedKind } from '@mijn/domain/notifications';
import { defineMail } from '../mail/define-mail.ts';
import { pageLink, type UnsubscribeLinks } from './links.ts';
import { exampleLinks, exampleNotifications } from './examples.ts';
import type { NotificationContent } from './sources.ts';
import { requestedTexts, texts } from './texts.ts';

/** The maximum length of the text that a mail quotes, in characters. */
const QUOTE_LENGTH_MAX = 1500;

/** What one member is mailed about one message. */
export interface NotificationInput {
  kind: RequestedKind;
  recipient: { email: string; name: string };
  association: { id: string; name: string; code: string };
  /** Whether the links name the association, because the member has several. */
  namesAssociation: boolean;
  content: NotificationContent;
  links: UnsubscribeLinks;
}

/** Returns the beginning of a text, up to a number of characters, cut between words. */
function beginningOf(lines: readonly string[]): { lines: string[]; rest?: string } {
  const kept: string[] = [];
  let left = QUOTE_LENGTH_MAX;
  for (const line of lines) {
    if (line.length > left) {
      const part = line.slice(0, left).replace(/\s*\S*$/u, '');
      if (part !== '') kept.push(part);
      return { lines: kept, rest: texts.shortened };
    }
    kept.push(line);
    left -= line.length;
  }
  return { lines: kept };
}

/** The mail about a message or newsletter that its author asked to send. */
export const notificationMail = defineMail<NotificationInput>({
  examples: Object.fromEntries(
    Object.entries(exampleNotifications).map(([name, example]) => [
      name,
      { ...example, links: exampleLinks },
    ]),
  ),
  compose: (sender, { kind, recipient, association, namesAssociation, content, links }) => {
    const { part, intro, button } = requestedTexts[kind];
    const { subject, author, lines, path, files = [], thread } = content;
    return {
      recipient: recipient.email,
      subject,
      content: {
        kicker: texts.kicker(part, association.name),
        preheader: lines[0] ?? intro(author.name, association.name),
        greeting: texts.greeting(recipient.name),
        before: [intro(author.name, association.name)],
        ...(lines.length > 0 && { quote: beginningOf(lines) }),
        files,
        button: {
          label: button,
          link: pageLink(sender, path, namesAssociation ? association.code : undefined),
        },
        after: files.length > 0 ? [texts.filesInPortal] : [],
        reason: texts.requestedReason(part, association.name),
        endings: [{ label: texts.endRequested(part, association.name), link: links.page }],
      },
      list: {
        name: texts.kicker(part, association.name),
        id: `${kind}.${association.id}`,
        unsubscribe: links.oneClick,
      },
      thread: `${kind}.${thread}`,
    };
  },
});
