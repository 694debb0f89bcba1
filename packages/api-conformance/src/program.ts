import { writeFile } from 'node:fs/promises';
import {
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
  await writeFile(out, text).catch((error: unknown) => {
    throw new UsageError(
      `The report can't be written to ${out}: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}

/** Says which mails a run causes, because the members who are given receive them. */
function mailsOf({ email, secondEmail }: ProgramOptions): string {
  const members = [email, secondEmail].filter((address) => address !== undefined);
  if (members.length === 0) return 'The checks cause no mails.\n';
  return `The checks cause no mails but those about new sign-ins, to ${members.join(' and ')}, if the back end sends such mails.\n`;
}

/** Runs the program. Its exit code is 0 if everything holds, 1 if something does not or the run was stopped, 2 for a wrong use. */
export async function runProgram(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { print, printError, environment, signal } = surroundings;
  try {
    const options = readOptions(args, environment);
    if (!options) {
      print(USAGE);
      return 0;
    }
    printError(mailsOf(options));
    const report = await checkConformance({ ...options, signal, onProgress: surroundings.showProgress });
    await publish(report, options, print);
    return report.broken + report.missing > 0 || report.is_stopped || report.left.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    printError(`${error.message}\n`);
    return 2;
  }
}
