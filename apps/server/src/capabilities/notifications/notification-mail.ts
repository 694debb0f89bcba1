import { defineMail } from '../../platform/mail/define-mail.ts';
import { greetingOf } from '../../platform/mail/receiver.ts';
import { shorten } from '../../platform/mail/shorten.ts';
import { pageLink } from './links.ts';
import type { NotificationInput } from './mail-inputs.ts';
import { exampleLinks, exampleNotifications } from './examples.ts';
import { requestedTexts, texts } from './texts.ts';

/** A paragraph counts for more than its characters, because its HTML is longer. */
const QUOTE_LENGTH_MAX = 1500;
const PARAGRAPH_LENGTH = 20;

function quoteOf(lines: readonly string[]): { lines: string[]; rest?: string } {
  const kept: string[] = [];
  let left = QUOTE_LENGTH_MAX;
  for (const line of lines.filter((one) => one.trim() !== '')) {
    left -= PARAGRAPH_LENGTH;
    if (line.length > left)
      return { lines: [...kept, shorten(line, Math.max(0, left))], rest: texts.shortened };
    kept.push(line);
    left -= line.length;
  }
  return { lines: kept };
}

export const notificationMail = defineMail<NotificationInput>({
  examples: Object.fromEntries(
    Object.entries(exampleNotifications).map(([name, example]) => [
      name,
      { ...example, links: exampleLinks },
    ]),
  ),
  compose: (sender, { kind, recipient, association, namesAssociation, content, links }) => {
    const { part, intro, button, reason } = requestedTexts[kind];
    const { subject, author, lines, path, files = [], thread } = content;
    return {
      recipient: recipient.email,
      subject,
      content: {
        kicker: texts.kicker(part, association.name),
        preheader: lines[0] ?? intro(author.name, association.name),
        greeting: greetingOf(recipient),
        before: [intro(author.name, association.name)],
        ...(lines.length > 0 && { quote: quoteOf(lines) }),
        files,
        button: {
          label: button,
          link: pageLink(sender, path, namesAssociation ? association.code : undefined),
        },
        after: files.length > 0 ? [texts.filesInPortal] : [],
        reason: reason(part, association.name),
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
