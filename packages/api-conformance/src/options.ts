import { parseArgs } from 'node:util';

const reportForms = ['text', 'json', 'junit'] as const;
export type ReportForm = (typeof reportForms)[number];

/** The caller: a member with a password, or with an access token. */
export interface Credentials {
  email?: string | undefined;
  password?: string | undefined;
  /** A personal access token, which is sent as `Authorization: Bearer …`. */
  bearer?: string | undefined;
}

/** The back end that is checked, and the caller. */
export interface ConformanceOptions extends Credentials {
  /** The URL of the API, such as `https://vve.example/api`. */
  baseUrl: string;
  /** A member of another association, for the checks of isolation. */
  secondEmail?: string | undefined;
  secondPassword?: string | undefined;
  association?: string | undefined;
  /** Whether the checks that create or change something are skipped. */
  readOnly?: boolean | undefined;
  /** The maximum duration of one call in milliseconds; 30 seconds by default. */
  timeoutMs?: number | undefined;
  /** The site that the calls come from, as browsers send it in `Origin`; that of the base address by default. */
  origin?: string | undefined;
  /** The checks that run: those with one of these texts in their name, their group or their call; all by default. */
  only?: readonly string[] | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Stops the checks. What was created is still removed. */
  signal?: AbortSignal | undefined;
}

/** The progress of a run. */
export interface Progress {
  /** The number of the check, from 1 on. */
  number: number;
  total: number;
  check: string;
}

export interface ProgramOptions extends ConformanceOptions {
  report: ReportForm;
  out?: string | undefined;
}

/** A wrong use of the kit. Its message says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const USAGE = `Usage: api-conformance <base address> --email <address> --password <password> [options]

  <base address>      the URL of the API, such as https://vve.example/api
  --email, --password         a member without a second factor; best one of the board who checks invoices
  --bearer <token>            an access token, besides or instead of the password
  --second-email, --second-password
                              a member of another association, for the checks of isolation
  --association <id or code>  the association that is checked; the active one by default
  --only <text>               only the checks with the text in their name, their group or their call; can be repeated
  --read-only                 skips the checks that create or change something
  --origin <origin>           the site that the calls come from; that of the base address by default
  --timeout <seconds>         the maximum duration of one call; 30 by default
  --report text|json|junit    the form of the report; text by default
  --out <file>                writes the report to a file, and the text to the standard output
  --help                      shows this

Exit codes: 0 everything that was checked holds, 1 something does not, 2 wrong use.
The password and the token can be in API_CONFORMANCE_PASSWORD and API_CONFORMANCE_BEARER, so that they are in no list of processes.
`;

const options = {
  email: { type: 'string' },
  password: { type: 'string' },
  bearer: { type: 'string' },
  'second-email': { type: 'string' },
  'second-password': { type: 'string' },
  association: { type: 'string' },
  only: { type: 'string', multiple: true },
  'read-only': { type: 'boolean' },
  origin: { type: 'string' },
  timeout: { type: 'string' },
  report: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function readUrl(text: string | undefined, what: string): URL {
  if (text === undefined) throw new UsageError(`Give the ${what}.\n\n${USAGE}`);
  if (!URL.canParse(text) || !/^https?:$/u.test(new URL(text).protocol)) {
    throw new UsageError(
      `"${text}" is no URL. Give the ${what} with http:// or https://, such as https://vve.example/api.`,
    );
  }
  return new URL(text);
}

function readTimeout(text = '30'): number {
  const seconds = Number(text);
  if (!(seconds > 0))
    throw new UsageError(`"${text}" is no time-out. Give --timeout a number of seconds above 0.`);
  return seconds * 1000;
}

function readReport(text = 'text'): ReportForm {
  const form = reportForms.find((one) => one === text);
  if (!form)
    throw new UsageError(`"${text}" is no form of report. Give --report one of ${reportForms.join(', ')}.`);
  return form;
}

/** Checks that options that belong together are there together. */
function checkCredentials({
  email,
  password,
  bearer,
  secondEmail,
  secondPassword,
}: ConformanceOptions): void {
  if (email === undefined && bearer === undefined) {
    throw new UsageError('Say who calls: give --email and --password, or --bearer with an access token.');
  }
  if ((email === undefined) !== (password === undefined)) {
    throw new UsageError('Give --email and --password together.');
  }
  if ((secondEmail === undefined) !== (secondPassword === undefined)) {
    throw new UsageError('Give --second-email and --second-password together.');
  }
}

/** Reads the arguments of the program. They are undefined if help is asked for. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): ProgramOptions | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [url, ...others] = positionals;
  if (others.length > 0)
    throw new UsageError(`"${others[0]}" is one argument too many. Give one base address.`);
  const read = {
    baseUrl: readUrl(url, 'base address of the API').href.replace(/\/$/u, ''),
    email: values.email,
    password:
      values.password ?? (values.email === undefined ? undefined : environment['API_CONFORMANCE_PASSWORD']),
    bearer: values.bearer ?? environment['API_CONFORMANCE_BEARER'],
    secondEmail: values['second-email'],
    secondPassword: values['second-password'],
    association: values.association,
    only: values.only,
    readOnly: values['read-only'] ?? false,
    origin: values.origin === undefined ? undefined : readUrl(values.origin, 'origin').origin,
    timeoutMs: readTimeout(values.timeout),
    report: readReport(values.report),
    out: values.out,
  };
  checkCredentials(read);
  return read;
}
