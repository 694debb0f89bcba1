import { parseArgs } from 'node:util';
import {
  type AssociationSummary,
  listAssociationSummaries,
} from '../modules/accounts/auth/accounts.repository.ts';
import { json, printPages, type Run } from './run.ts';
import { UsageFault } from './usage.ts';

const lineOf = ({ code, name, title, members }: AssociationSummary): string =>
  `${code}  ${name}${title === null ? '' : ` (${title})`}  ${members} members`;

export function associationsCommand([action, ...args]: string[]): Run {
  if (action !== 'list') throw new UsageFault('associations needs the word list.');
  const { values } = parseArgs({ args, options: { search: { type: 'string' }, ...json } });
  const look = { isJson: values.json, lineOf, empty: 'There are no such associations.' };
  return ({ database }) => printPages(listAssociationSummaries(database, values.search), look);
}
