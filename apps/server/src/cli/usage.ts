import { accountsHelp } from './help/accounts.ts';
import type { CommandHelp, Use } from './help/command-help.ts';
import { dataHelp } from './help/data.ts';
import { operationHelp } from './help/operation.ts';

/** The message and the help to ask for are printed, and the exit code is 2. */
export class UsageFault extends Error {}

const MIJN = 'npx mijn';
const WIDTH = 100;

const groups: Readonly<Record<string, Readonly<Record<string, CommandHelp>>>> = {
  'Members and associations': accountsHelp,
  'Rows and files': dataHelp,
  'Servers and messages': operationHelp,
};

const commands = new Map(Object.values(groups).flatMap((group) => Object.entries(group)));

export const commandNames: readonly string[] = [...commands.keys()];

function wrap(text: string, indent: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent.length + line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `${indent}${line}`).join('\n');
}

const overview = (): string =>
  [
    `Usage: ${MIJN} <command>     ${MIJN} <command> --help     ${MIJN} --version`,
    ...Object.entries(groups).map(([title, group]) =>
      [
        `${title}:`,
        ...Object.entries(group).map(([name, { summary }]) => `  ${name.padEnd(13)} ${summary}`),
      ].join('\n'),
    ),
    wrap(
      'Each works on the same data as the server, and reads the same variables: DATA_DIR, DATABASE_URL, APP_URL, SESSION_SECRET, SESSION_SECRET_OTHER, FILES_URL, FILES_URL_OTHER, MALWARE_SCANNER, ASSOCIATION_QUOTA. A new data folder is made by the server, and by import with --create; other commands refuse one.',
      '',
    ),
  ].join('\n\n');

/** Returns the words of a command line that have a help of their own: none, `users`, or `users grant`. */
export function topicOf([name = '', action = '']: readonly string[]): string {
  const command = commands.get(name);
  if (!command) return '';
  const words = `${name} ${action}`;
  return command.uses.some(({ usage }) => usage === words || usage.startsWith(`${words} `)) ? words : name;
}

async function describeUse({ usage, text }: Use): Promise<string> {
  const written = typeof text === 'string' ? text : await text();
  return `${MIJN} ${usage}\n${wrap(written, '    ')}`;
}

/** @param words what was typed, such as `users grant`. */
export async function helpFor(words: readonly string[]): Promise<string> {
  const topic = topicOf(words);
  const uses = commands.get(topic.split(' ')[0] ?? '')?.uses ?? [];
  if (topic === '') return overview();
  const asked = uses.filter(({ usage }) => usage === topic || usage.startsWith(`${topic} `));
  return (await Promise.all(asked.map(describeUse))).join('\n\n');
}

/** The line below the message about a wrong command line. */
export const whereHelpIs = (words: readonly string[]): string => {
  const topic = topicOf(words);
  return `Ask: ${MIJN} ${topic === '' ? '--help' : `${topic} --help`}`;
};
