import { statfs } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { StartFault } from '../platform/config/errors.ts';
import { version } from '../platform/config/version.ts';
import { listDueMigrations } from '../platform/database/index.ts';
import {
  countDocumentsToRead,
  countFailedJobs,
  findDatabaseFacts,
  findLastBackup,
  findWaitingMails,
  listWaitingJobs,
} from '../platform/metrics/backlog.repository.ts';
import { type ReplicaLook, lookAtReplica } from '../platform/database/replica/look-at-replica.ts';
import { openScanner } from '../platform/malware/scanner.ts';
import type { Foundation } from '../platform/foundation.ts';
import type { Config } from '../platform/config/read-config.ts';
import { listDisagreements } from '../platform/servers/disagreements.ts';
import { listRunningServers } from '../platform/servers/servers.repository.ts';
import { findStoredBanner, findStoredMode } from '../platform/maintenance/maintenance.repository.ts';
import { describeBanner, minuteOf } from './banner.ts';
import { describeMaintenance } from './maintenance.ts';
import { describePlace } from './places.ts';
import { UsageFault } from './usage.ts';

/** The time after which the alarms of the runbook go off. */
const JOB_LATE_S = 15 * 60;
const MAIL_LATE_S = 15 * 60;

const SPACE_MIN = 1_000_000_000;

/** Times are in seconds, sizes in bytes. */
interface Status {
  version: string;
  place: string;
  database_answers: true;
  postgresql: string;
  database_bytes: number;
  migrations_due: string[];
  /** The number of servers with a heartbeat in the last half minute. */
  servers: number;
  running_servers: { host: string; version: string; started_at: Date }[];
  /** What servers must have in common, and have not. */
  disagreements: string[];
  jobs_due: number;
  oldest_due_job_s: number;
  /** The number of jobs that are not tried again. */
  jobs_failed: number;
  mails_waiting: number;
  oldest_mail_s: number;
  documents_to_read: number;
  free_bytes: number;
  /** The time of the last backup that had every file, or null if none was made. */
  last_backup_at: Date | null;
  /** The field is null without a malware scanner. */
  scanner_answers: boolean | null;
  /** The field is null if the files are in the data folder. */
  store_answers: boolean | null;
  maintenance: string;
  banner: string;
  /** The field is null without a read replica. */
  read_replica: ReplicaLook | null;
  warnings: string[];
}

/** Files in the data folder need no look, and none of what reads and checks files. */
async function isStoreUp(config: Config): Promise<boolean | null> {
  if (config.filesUrl === undefined) return null;
  const { openFiles } = await import('../capabilities/files/index.ts');
  return (await openFiles(config).isUp()) ?? null;
}

async function readStatus({ config, database, now }: Foundation): Promise<Status> {
  const migrations_due = await listDueMigrations(database.pool);
  const isOlder = migrations_due.length > 0;
  // An older schema may lack what these queries read.
  const jobs = isOlder ? [] : await listWaitingJobs(database);
  const mails = isOlder ? { waiting: 0, oldest_s: 0 } : await findWaitingMails(database);
  const servers = isOlder ? [] : await listRunningServers(database.queries);
  const { bavail, bsize } = await statfs(config.dataDir);
  return {
    version,
    place: describePlace(config),
    database_answers: true,
    ...(await findDatabaseFacts(database)),
    migrations_due,
    servers: servers.length,
    running_servers: servers.map(({ host, version: own, started_at }) => ({
      host,
      version: own,
      started_at,
    })),
    disagreements: listDisagreements(servers),
    jobs_due: jobs.reduce((sum, { due }) => sum + due, 0),
    oldest_due_job_s: Math.round(Math.max(0, ...jobs.map(({ oldest_due_s }) => oldest_due_s))),
    jobs_failed: isOlder ? 0 : await countFailedJobs(database),
    mails_waiting: mails.waiting,
    oldest_mail_s: Math.round(mails.oldest_s),
    documents_to_read: isOlder ? 0 : await countDocumentsToRead(database),
    free_bytes: bavail * bsize,
    last_backup_at: isOlder ? null : await findLastBackupTime(database),
    scanner_answers: (await openScanner(config).isUp()) ?? null,
    store_answers: await isStoreUp(config),
    maintenance: isOlder ? 'off' : describeMaintenance(await findStoredMode(database), now()),
    banner: isOlder ? 'none' : describeBanner(await findStoredBanner(database), now()),
    read_replica:
      config.databaseReadUrl === undefined
        ? null
        : await lookAtReplica(database.pool, config.databaseReadUrl),
    warnings: [],
  };
}

async function findLastBackupTime(database: Foundation['database']): Promise<Date | null> {
  const seconds = await findLastBackup(database);
  return seconds === 0 ? null : new Date(seconds * 1000);
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)} minutes`;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

function listWarnings(status: Status): string[] {
  const warnings: [boolean, string][] = [
    [status.servers === 0, 'No server runs.'],
    ...status.disagreements.map((line): [boolean, string] => [true, line]),
    [
      status.store_answers === false,
      'The file store does not answer, so files can be neither read nor added: start it, or correct FILES_URL.',
    ],
    [
      status.migrations_due.length > 0,
      `${status.migrations_due.length} migrations are due: start the server of this version, or run migrate.`,
    ],
    [
      status.oldest_due_job_s > JOB_LATE_S,
      `Work has waited for ${minutes(status.oldest_due_job_s)}: see the log of the server.`,
    ],
    [
      status.oldest_mail_s > MAIL_LATE_S,
      `A mail has waited for ${minutes(status.oldest_mail_s)}: see SMTP_URL and the log of the server.`,
    ],
    [
      status.free_bytes < SPACE_MIN,
      `The disk of the data folder has ${megabytes(status.free_bytes)} left: make room.`,
    ],
    [
      status.scanner_answers === false,
      'The malware scanner of MALWARE_SCANNER does not answer, so uploads are refused: start it.',
    ],
    [
      status.read_replica?.state === 'away',
      'The read replica of DATABASE_READ_URL does not answer, so the database answers all calls: start it.',
    ],
    [
      status.read_replica?.state === 'behind',
      'The read replica of DATABASE_READ_URL is behind, so the database answers more calls: see its log.',
    ],
    [
      status.read_replica?.state === 'not_a_replica',
      'DATABASE_READ_URL is not a standby of the database of DATABASE_URL: correct it.',
    ],
  ];
  return warnings.filter(([applies]) => applies).map(([, warning]) => warning);
}

const describeReplica = ({ state, behind_bytes, waited_ms }: ReplicaLook): string => {
  if (state === 'current') return `has every change within ${waited_ms} ms`;
  return state === 'behind' ? `${megabytes(behind_bytes)} of changes behind` : state.replaceAll('_', ' ');
};

const describe = (status: Status): string[] => [
  `Version        ${status.version}`,
  `Place          ${status.place}`,
  `Database       PostgreSQL ${status.postgresql}, ${megabytes(status.database_bytes)}`,
  ...(status.read_replica ? [`Read replica   ${describeReplica(status.read_replica)}`] : []),
  `Servers        ${[status.servers, ...status.running_servers.map(({ host, version: own }) => `${host}, version ${own}`)].join('; ')}`,
  `Work           ${status.jobs_due} due, ${status.jobs_failed} given up`,
  `Mails          ${status.mails_waiting} waiting`,
  `Files to read  ${status.documents_to_read}`,
  `Last backup    ${status.last_backup_at ? minuteOf(status.last_backup_at) : 'none'}`,
  `Maintenance    ${status.maintenance}`,
  `Banner         ${status.banner}`,
  `Free space     ${megabytes(status.free_bytes)} for the data folder`,
];

/** Changes nothing, and ends with code 1 if something needs a look. */
export function statusCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  if (positionals.length > 0) throw new UsageFault('status takes no arguments but --json.');
  return {
    schema: 'any' as const,
    away: (fault: StartFault, config: Config): string =>
      values.json
        ? JSON.stringify(
            { version, place: describePlace(config), database_answers: false, warnings: fault.lines },
            null,
            2,
          )
        : `Version        ${version}\nPlace          ${describePlace(config)}`,
    run: async (foundation: Foundation): Promise<string> => {
      const found = await readStatus(foundation);
      const status = { ...found, warnings: listWarnings(found) };
      const lines = values.json ? [JSON.stringify(status, null, 2)] : describe(status);
      if (status.warnings.length === 0) return lines.join('\n');
      console.log(lines.join('\n'));
      throw new StartFault(...status.warnings);
    },
  };
}
