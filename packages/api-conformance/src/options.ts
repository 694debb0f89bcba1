import { parseArgs } from 'node:util';
import type { Gap } from './gap.ts';

const reportForms = ['text', 'json', 'junit'] as const;
export type ReportForm = (typeof reportForms)[number];

/** The caller: a member with a password, or with an access token. */
export interface Credentials {
  email?: string | undefined;
  password?: string | undefined;
  /** A personal access token, which is sent as `Authorization: Bearer …`. */
  bearer?: string | undefined;
}

/** A member who signs in. */
export interface Account {
  email: string;
  password: string;
}

/** The back end that is checked, and the caller. */
export interface ConformanceOptions extends Credentials {
  /** The URL of the API, such as `https://vve.example/api`. */
  baseUrl: string;
  /** A member of another association, for the checks of isolation. */
  secondEmail?: string | undefined;
  secondPassword?: string | undefined;
  /** A member of the association without a role, for the checks of roles and of a ballot. */
  ownerEmail?: string | undefined;
  ownerPassword?: string | undefined;
  /**
   * The id of a meeting that is held now, with a proposal without options, for the checks of a ballot. The ballot stays, annulled, and so
   * does its decision: give one of a test association.
   */
  meeting?: string | undefined;
  /**
   * Further members of the association, for the count of a secret ballot and a vote by proxy: five with apartments of as many votes each,
   * and one who holds an accepted proxy for the meeting, without an instruction.
   */
  voters?: readonly Account[] | undefined;
  association?: string | undefined;
  /** Whether the checks that create or change something are skipped. */
  readOnly?: boolean | undefined;
  /** The maximum duration of one call in milliseconds; 30 seconds by default. */
  timeoutMs?: number | undefined;
  /** The site that the calls come from, as browsers send it in `Origin`; that of the base address by default. */
  origin?: string | undefined;
  /** The checks that run: those with one of these texts in their name, their group or their call; all by default. */
  only?: readonly string[] | undefined;
  /** The ids of checks that do not run. */
  skip?: readonly string[] | undefined;
  /** The gaps that are accepted, so that they are neither broken nor missing. */
  accepted?: readonly Gap[] | undefined;
  /** The time after which the rest is skipped, in minutes; 30 by default. */
  minutes?: number | undefined;
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
  /** The file with the further members. */
  votersFile?: string | undefined;
  baseline?: string | undefined;
  writeBaseline?: string | undefined;
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
  --owner-email, --owner-password
                              a member of the association without a role, for the checks of roles and of a ballot
  --meeting <id>              a meeting that is held now, with a proposal for or against, for the checks of a ballot.
                              The ballots stay, annulled: give one of a test association
  --voters <file>             five further members with as many votes each, and best one who holds an accepted proxy for the
                              meeting: {"voters": [{"email": "…", "password": "…"}]}
  --association <id or code>  the association that is checked; the active one by default
  --only <text>               only the checks with the text in their name, their group or their call; can be repeated
  --skip <id>                 skips the check with the id; can be repeated
  --list                      prints the ids of the checks with what they check, and calls nothing
  --baseline <file>           accepts the gaps of the file, and says which of them are none any more
  --write-baseline <file>     writes the gaps of this run to the file
  --read-only                 skips the checks that create or change something
  --origin <origin>           the site that the calls come from; that of the base address by default
  --timeout <seconds>         the maximum duration of one call; 30 by default
  --minutes <minutes>         the maximum duration of the run; 30 by default. A run makes at most 20,000 calls
  --report text|json|junit    the form of the report; text by default
  --out <file>                writes the report to a file, and the text to the standard output
  --help                      shows this

Exit codes: 0 everything that was checked holds or is accepted; 1 something is broken or missing, could not be deleted,
or the run was stopped; 2 wrong use.
API_CONFORMANCE_PASSWORD, API_CONFORMANCE_OWNER_PASSWORD, API_CONFORMANCE_SECOND_PASSWORD and API_CONFORMANCE_BEARER keep the
passwords and the token out of the list of processes.
`;

const options = {
  email: { type: 'string' },
  password: { type: 'string' },
  bearer: { type: 'string' },
  'second-email': { type: 'string' },
  'second-password': { type: 'string' },
  'owner-email': { type: 'string' },
  'owner-password': { type: 'string' },
  meeting: { type: 'string' },
  voters: { type: 'string' },
  association: { type: 'string' },
  only: { type: 'string', multiple: true },
  skip: { type: 'string', multiple: true },
  list: { type: 'boolean' },
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
  minutes: { type: 'string' },
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

function readNumber(option: 'timeout' | 'minutes', unit: string, text = '30'): number {
  const number = Number(text);
  if (!(number > 0))
    throw new UsageError(`"${text}" is no duration. Give --${option} a number of ${unit} above 0.`);
  return number;
}

function readReport(text = 'text'): ReportForm {
  const form = reportForms.find((one) => one === text);
  if (!form)
    throw new UsageError(`"${text}" is no form of report. Give --report one of ${reportForms.join(', ')}.`);
  return form;
}

/** A password of the environment belongs to an e-mail address. */
const secretOf = (
  given: string | undefined,
  email: string | undefined,
  ofEnvironment: string | undefined,
): string | undefined => given ?? (email === undefined ? undefined : ofEnvironment);

/** Checks that options that belong together are there together. */
function checkCredentials(given: Omit<ProgramOptions, 'report'>): void {
  const { email, password, bearer, secondEmail, secondPassword, ownerEmail, ownerPassword, meeting } = given;
  if (email === undefined && bearer === undefined) {
    throw new UsageError('Say who calls: give --email and --password, or --bearer with an access token.');
  }
  if ((email === undefined) !== (password === undefined)) {
    throw new UsageError('Give --email and --password together.');
  }
  if ((secondEmail === undefined) !== (secondPassword === undefined)) {
    throw new UsageError('Give --second-email and --second-password together.');
  }
  if ((ownerEmail === undefined) !== (ownerPassword === undefined)) {
    throw new UsageError('Give --owner-email and --owner-password together.');
  }
  if (given.votersFile !== undefined && meeting === undefined)
    throw new UsageError('Give --meeting with --voters: they vote at it.');
  if (meeting !== undefined && (email === undefined || ownerEmail === undefined)) {
    throw new UsageError(
      'Give --email and --owner-email with --meeting: who votes is a member, and no token.',
    );
  }
}

/** The most further members that sign in. */
const VOTERS_MAX = 20;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads the text of a file with further members: `{ "voters": [{ "email", "password" }] }`. @throws UsageError */
export function parseVoters(text: string, where: string): Account[] {
  const wrong = (what: string) =>
    new UsageError(`${where} has no voters: ${what}. Write {"voters": [{"email": "…", "password": "…"}]}.`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw wrong('it is no JSON');
  }
  const { voters }: { voters?: unknown } = Object(parsed);
  if (!Array.isArray(voters)) throw wrong('it has no list "voters"');
  if (voters.length > VOTERS_MAX) throw wrong(`it has more than ${VOTERS_MAX}`);
  const accounts = voters.map((voter: unknown, at) => {
    const { email, password }: { email?: unknown; password?: unknown } = Object(voter);
    if (!isText(email) || !isText(password))
      throw wrong(`voter ${at + 1} lacks an e-mail address or a password`);
    return { email, password };
  });
  const twice = accounts.find(({ email }, at) => accounts.findIndex((one) => one.email === email) !== at);
  if (twice) throw wrong(`${twice.email} stands in it twice`);
  return accounts;
}

/** Reads the arguments of the program, or what is asked for instead of a run. @throws UsageError */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): ProgramOptions | 'help' | 'list' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  if (values.list) return 'list';
  const [url, ...others] = positionals;
  if (others.length > 0)
    throw new UsageError(`"${others[0]}" is one argument too many. Give one base address.`);
  const read = {
    baseUrl: readUrl(url, 'base address of the API').href.replace(/\/$/u, ''),
    email: values.email,
    password: secretOf(values.password, values.email, environment['API_CONFORMANCE_PASSWORD']),
    bearer: values.bearer ?? environment['API_CONFORMANCE_BEARER'],
    secondEmail: values['second-email'],
    secondPassword: secretOf(
      values['second-password'],
      values['second-email'],
      environment['API_CONFORMANCE_SECOND_PASSWORD'],
    ),
    ownerEmail: values['owner-email'],
    ownerPassword: secretOf(
      values['owner-password'],
      values['owner-email'],
      environment['API_CONFORMANCE_OWNER_PASSWORD'],
    ),
    meeting: values.meeting,
    votersFile: values.voters,
    association: values.association,
    only: values.only,
    skip: values.skip,
    baseline: values.baseline,
    writeBaseline: values['write-baseline'],
    minutes: readNumber('minutes', 'minutes', values.minutes),
    readOnly: values['read-only'] ?? false,
    origin: values.origin === undefined ? undefined : readUrl(values.origin, 'origin').origin,
    timeoutMs: readNumber('timeout', 'seconds', values.timeout) * 1000,
    report: readReport(values.report),
    out: values.out,
  };
  checkCredentials(read);
  return read;
}
