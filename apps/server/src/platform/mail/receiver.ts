import type { Salutation } from '@mijn/domain/names';
import { users } from '../database/index.ts';
import { texts } from './texts.ts';

/** The member to whom a mail is. */
export interface Receiver {
  email: string;
  name: string;
  salutation: Salutation | null;
  name_prefix: string | null;
  last_name: string | null;
}

const { email, name, salutation, name_prefix, last_name } = users;

/** The columns of a `Receiver`. */
export const receiverColumns = { email, name, salutation, name_prefix, last_name };

export const exampleReceiver: Receiver = {
  email: 'anna.eigenaar@example.nl',
  name: 'Anna Eigenaar',
  salutation: 'ms',
  name_prefix: null,
  last_name: 'Eigenaar',
};

/** A prefix has a capital where no first name stands before it: `Van den Berg`, but `'t Hart`. */
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the first line of each mail to a member, by the salutation that the member chose (docs/product.md#mail). */
export function greetingOf(receiver: Omit<Receiver, 'email'>): string {
  const title = receiver.salutation === null ? undefined : texts.titles[receiver.salutation];
  const last = receiver.last_name?.trim() ?? '';
  if (title === undefined || last === '') return texts.greetingByName(receiver.name);
  const prefix = receiver.name_prefix?.trim() ?? '';
  return texts.greetingByTitle(`${title} ${capitalised(prefix === '' ? last : `${prefix} ${last}`)}`);
}
