import { readFile, writeFile } from 'node:fs/promises';
import { parseBaseline, writeBaseline } from './baseline.ts';
import { checks } from './checks/checks.ts';
import type { Check } from './kit/check.ts';
import {
  type ConformanceOptions,
  parseVoters,
  type ProgramOptions,
  type Progress,
  readOptions,
  type ReportForm,
  USAGE,
  UsageError,
} from './options.ts';
import type { Report } from './report.ts';
import { jsonReport } from './formats/json.ts';
import { junitReport } from './formats/junit.ts';
import { textReport } from './formats/text.ts';
import { checkConformance } from './run.ts';

export interface Surroundings {
  environment: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
  print: (text: string) => void;
  printError: (text: string) => void;
  showProgress?: (progress: Progress) => void;
}

const printers: Readonly<Record<ReportForm, (report: Report) => string>> = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
};

async function publish(
  report: Report,
  { report: form, out }: ProgramOptions,
  print: Surroundings['print'],
): Promise<void> {
  const text = printers[form](report);
  if (out === undefined) {
    print(text);
    return;
  }
  print(textReport(report));
  await write(out, 'report', text);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function write(file: string, what: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw new UsageError(`The ${what} can't be written to ${file}: ${reasonOf(error)}`);
  });
}

/** Reads and parses a file, if one is given. @throws UsageError */
async function readGiven<Row>(
  file: string | undefined,
  what: string,
  parse: (text: string, where: string) => Row[],
): Promise<Row[]> {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`The ${what} ${file} can't be read: ${reasonOf(error)}`);
  });
  return parse(text, file);
}

/** What a back end can do wrong and the kit does not see. The documentation of the kit has the same list. */
const NOT_CHECKED = [
  'votes before the meeting, instructions of proxies, and proxies that are given, answered or entered',
  'changes of what exists, such as a decision about an invoice, beyond their refusals',
  'which rows a search or a filter without a field of its name finds',
];

/** Returns a line for each check: its id, and what it checks. */
function listOfChecks(): string {
  const width = Math.max(...checks.map(({ id }) => id.length));
  const byGroup = [...Map.groupBy(checks, ({ group }) => group)];
  const lineOf = ({ id, name, changes, about }: Check): string =>
    `  ${id.padEnd(width)}  ${name} (${about.length === 1 ? '1 call' : `${about.length} calls`}${changes ? ', creates or changes something' : ''})`;
  const groups = byGroup.map(([group, some]) => `${[group, ...some.map(lineOf)].join('\n')}\n`);
  return [...groups, `Not checked:\n${NOT_CHECKED.map((line) => `  ${line}\n`).join('')}`].join('\n');
}

/** Says which mails a run causes, because the members who are given receive them. */
function mailsOf({ email, secondEmail, ownerEmail, voters = [] }: ConformanceOptions): string {
  const given = [email, ownerEmail, secondEmail, ...voters.map((voter) => voter.email)];
  const members = given.filter((address) => address !== undefined);
  if (members.length === 0) return 'The checks cause no mails.\n';
  return `The checks cause no mails but those about new sign-ins, to ${members.join(' and ')}, if the back end sends such mails.\n`;
}

/** Runs the program. Its exit code is 0 if everything holds, 1 if something does not or the run was stopped, 2 for a wrong use. */
export async function runProgram(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { print, printError, environment, signal } = surroundings;
  try {
    const read = readOptions(args, environment);
    if (typeof read === 'string') {
      print(read === 'help' ? USAGE : listOfChecks());
      return 0;
    }
    const options = { ...read, voters: await readGiven(read.votersFile, 'file with voters', parseVoters) };
    printError(mailsOf(options));
    const accepted = await readGiven(options.baseline, 'baseline', parseBaseline);
    const onProgress = surroundings.showProgress;
    const report = await checkConformance({ ...options, accepted, signal, onProgress });
    await publish(report, options, print);
    if (options.writeBaseline !== undefined)
      await write(options.writeBaseline, 'baseline', writeBaseline(report.results, accepted));
    return report.broken + report.missing > 0 || report.is_stopped || report.left.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    printError(`${error.message}\n`);
    return 2;
  }
}
