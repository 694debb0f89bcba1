import { withoutBidiControls } from '@mijn/domain/texts';
import type { Config } from '../config/read-config.ts';
import type { MailContent } from './content.ts';
import { layOut, type MailBodies } from './layout.ts';

export type Sender = Pick<Config, 'brand' | 'appUrl'>;

export interface MailingList {
  /** The name of the list, such as "Prikbord van VvE De Kade". */
  name: string;
  /** The id of the list below the host of the portal (RFC 2919), such as `bulletin.{association_id}`. */
  id: string;
  /** The address that unsubscribes in one click (RFC 8058). */
  unsubscribe: string;
}

const defined = Symbol('defined');

/** A mail to one recipient. Only `defineMail` makes mails, so that the preview knows every kind. */
export interface Mail extends MailBodies {
  readonly [defined]: true;
  recipient: string;
  subject: string;
  list: MailingList | undefined;
  /** The id that all mails of a conversation share. */
  thread: string | undefined;
}

interface Draft {
  recipient: string;
  subject: string;
  /** The content. Its heading is the subject. */
  content: Omit<MailContent, 'heading'>;
  list?: MailingList;
  thread?: string;
}

interface MailDefinition<Input> {
  /** The inputs of the preview, by the name of its file. */
  examples: Readonly<Record<string, Input>>;
  compose: (sender: Sender, input: Input) => Draft;
}

const examples = new Map<string, (sender: Sender) => Mail>();

export function listExampleMails(sender: Sender): [name: string, mail: Mail][] {
  return [...examples].map(([name, compose]) => [name, compose(sender)]);
}

export function defineMail<Input>(definition: MailDefinition<Input>): (sender: Sender, input: Input) => Mail {
  const compose = (sender: Sender, input: Input): Mail => {
    const { recipient, content, list, thread, ...draft } = definition.compose(sender, input);
    const subject = withoutBidiControls(draft.subject);
    const bodies = layOut(sender.brand, { heading: subject, ...content });
    return { [defined]: true, recipient, subject, ...bodies, list, thread };
  };
  for (const [name, input] of Object.entries(definition.examples)) {
    if (examples.has(name)) throw new Error(`There are two mails named ${name}.`);
    examples.set(name, (sender) => compose(sender, input));
  }
  return compose;
}
