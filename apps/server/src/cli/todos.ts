import { parseArgs } from 'node:util';
import { REACTION_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { StartFault } from '../platform/config/errors.ts';
import { typedLine, typedText } from '../platform/texts/typed-text.ts';
import { replyAsProvider } from '../modules/todos/timeline/provider-replies.repository.ts';
import type { Foundation } from '../platform/foundation.ts';
import { UsageFault } from './usage.ts';

const NAME_LENGTH_MAX = 200;

function faultOf(option: string, text: string, max: number): string | undefined {
  if (text === '') return `todos reply needs --${option} <text>.`;
  return text.length > max
    ? `todos reply: --${option} has ${text.length} characters; at most ${max} are allowed.`
    : undefined;
}

/** Writes a reply of the provider on an action item, which its followers are told of. */
export function todosCommand([action, ...args]: string[]): (foundation: Foundation) => Promise<string> {
  if (action !== 'reply')
    throw new UsageFault(
      'todos needs the word reply: todos reply <reference> --association … --name … --text ….',
    );
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { association: { type: 'string' }, name: { type: 'string' }, text: { type: 'string' } },
  });
  const [reference, ...others] = positionals;
  const { association } = values;
  const [name, text] = [typedLine(values.name ?? ''), typedText(values.text ?? '')];
  const faults = [
    reference && others.length === 0
      ? undefined
      : 'todos reply needs one reference of an action item, such as AP-2026-029 or M-2026-0031.',
    association ? undefined : 'todos reply needs --association <code>.',
    faultOf('name', name, NAME_LENGTH_MAX),
    faultOf('text', text, REACTION_TEXT_LENGTH_MAX),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0 || !reference || !association) throw new UsageFault(faults.join('\n'));
  return async ({ database, now }) => {
    const replied = await replyAsProvider(database.queries, { association, reference, name, text }, now());
    if (replied === 'none')
      throw new StartFault(`There is no action item ${reference} in association ${association}.`);
    if (replied === 'several')
      throw new StartFault(
        `There are several action items ${reference} in association ${association}: reply with todo-notes.csv, which names them by their code.`,
      );
    return `Wrote the reply on ${reference}. Members who follow it are told.`;
  };
}
