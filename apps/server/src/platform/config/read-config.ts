import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '@mijn/domain/brand';
import { brand as brandContract } from '@mijn/domain/brand/contract';
import type { FieldError } from '@mijn/domain/errors';
import { withoutBidiControls } from '@mijn/domain/texts';
import { validate } from '@mijn/domain/validation';
import { builtPortalFolder, demoFolder, projectRoot } from './paths.ts';
import { readS3Address } from './s3-address.ts';
import { type Place, readPlaces } from '../security/places.ts';
import { StartFault } from './errors.ts';
import {
  POSTGRES_SCHEMES,
  readAddress,
  readApiDocs,
  readAppUrl,
  readAssociationQuota,
  readBrandPath,
  readDatabaseWait,
  readDay,
  readChoice,
  readDrawTime,
  readHost,
  readMetricsHost,
  readMetricsPort,
  readOrigins,
  type Reading,
  readPort,
  readFurtherAddress,
  readOtherSecret,
  readScannerAddress,
  readSecret,
  readSmtpAddress,
  readStopDelay,
  readTrustProxy,
  type ScannerAddress,
} from './variables.ts';

/** The settings of the server (docs/product.md#configuration). They are read and validated once, at the start. */
export interface Config {
  /** Port 0 means any free port. */
  port: number;
  /** The address of this machine on which the portal is served. */
  host: string;
  /** The public URL of the portal, without a path. */
  appUrl: URL;
  /** The absolute path of the data folder. */
  dataDir: string;
  /** The URL of the PostgreSQL database. If undefined, the server runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** The URL of a streaming replica of that database, which answers reads. If undefined, the database answers all of them. */
  databaseReadUrl: string | undefined;
  /** The URL of that database past pgbouncer, for what needs a session. If undefined, `databaseUrl` is no pgbouncer. */
  databaseDirectUrl: string | undefined;
  /** Seconds for which the start of a server waits for a database that does not answer. */
  databaseWaitS: number;
  /** The URL of the SMTP server. If undefined, each mail is written to a file in `dataDir`. */
  smtpUrl: string | undefined;
  /** The URL of an S3-compatible store. If undefined, files are kept in `dataDir`. */
  filesUrl: string | undefined;
  /** The URL of an S3-compatible store that is not in use, to which or from which `mijn files move` copies the files. */
  filesUrlOther: string | undefined;
  /** The address of the malware scanner. If undefined, files of members are not scanned. */
  malwareScanner: ScannerAddress | undefined;
  /** The most bytes that an association stores, unless it has a quota of its own. If null, there is no maximum. */
  associationQuota: number | null;
  brand: Brand;
  /** Signs links and anti-forgery tokens. If undefined (on this machine only), a generated secret is kept in `dataDir`. */
  sessionSecret: string | undefined;
  /** The next or the previous secret during a rotation, which verifies and opens, and signs nothing. */
  sessionSecretOther?: string | undefined;
  logLevel: LogLevel;
  /** The proxies whose `X-Forwarded-For` is trusted: none, a number of them, or a list of addresses. */
  trustProxy: false | number | string;
  places: readonly Place[];
  /** Milliseconds in which the server must draw a page, before the browser renders it. 0 draws no pages. */
  drawMsMax: number;
  apiDocs: 'on' | 'off';
  /** The day from which the dates of the demo count, such as `2026-11-25`. If undefined, it is the day of the import. */
  demoDay: string | undefined;
  /** Whether the searches, uploads and zips of each member are limited. */
  callLimits: 'on' | 'off';
  /** The origins of other sites whose pages may call the API with an access token. */
  apiOrigins: readonly string[];
  /** Seconds between the moment when a server says that it stops, and the moment when it takes no more calls. */
  stopDelayS: number;
  /** The port of the metrics. Without one, the server has no metrics. 0 means any free port. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The base address of the receiver of traces (OTLP over HTTP). Without one, the server has no traces. */
  tracesUrl: string | undefined;
  portalFolder: string;
  /** Only tests have push services in a private network, or without https. */
  allowsPrivatePushes: boolean;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

type LogLevel = (typeof logLevels)[number];

const describe = ({ code, params = {} }: FieldError): string =>
  [code.replaceAll('_', ' '), ...Object.values(params).map((value) => `(${value})`)].join(' ');

async function read(file: string): Promise<unknown> {
  const content: unknown = JSON.parse(withoutBidiControls(await readFile(file, 'utf8')));
  const isWithLogoFile =
    typeof content === 'object' &&
    content !== null &&
    'logo' in content &&
    typeof content.logo === 'string' &&
    content.logo.endsWith('.svg');
  if (!isWithLogoFile) return content;
  const logo = await readFile(path.resolve(path.dirname(file), String(content.logo)), 'utf8');
  return { ...content, logo: logo.slice(Math.max(0, logo.indexOf('<svg'))) };
}

/** The logo is an inline `<svg>`, or an `.svg` file beside the brand (docs/product.md#brand). @param faults gets one per field. */
async function readBrandFile(file: string, faults: string[]): Promise<Brand | undefined> {
  const content = await read(file).catch((error: unknown) => {
    faults.push(`BRAND_FILE ${file} can't be read: ${error instanceof Error ? error.message : 'unknown'}`);
  });
  if (content === undefined) return undefined;
  const result = await validate(brandContract, content, 'cast');
  if (result.ok) return result.value;
  for (const [field, [fault]] of Object.entries(result.errors)) {
    if (fault)
      faults.push(`BRAND_FILE ${file}: ${field === '' ? 'the whole' : field} is wrong: ${describe(fault)}.`);
  }
  return undefined;
}

async function readPlacesFile(file: string | undefined, faults: string[]): Promise<Place[]> {
  if (file === undefined) return [];
  try {
    return readPlaces(await readFile(file, 'utf8'));
  } catch (error) {
    faults.push(`PLACES_FILE ${file} is wrong: ${error instanceof Error ? error.message : 'unknown'}.`);
    return [];
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

function readFilesUrl(text: string | undefined): Reading<string | undefined> {
  try {
    if (text !== undefined) readS3Address(text);
    return { value: text };
  } catch (error) {
    if (error instanceof StartFault) return { fault: error.message.replace(/^FILES_URL /u, '') };
    throw error;
  }
}

/** @throws StartFault with one line for each wrong variable and each wrong field of the brand file. */
export async function readConfig(environment: Environment): Promise<Config> {
  const faults: string[] = [];
  const given = (name: string): string | undefined => environment[name] || undefined;
  const take = <T>(name: string, reading: Reading<T>): T | undefined => {
    if ('value' in reading) return reading.value;
    faults.push(`${name} ${reading.fault}`);
    return undefined;
  };

  const port = take('PORT', readPort(given('PORT')));
  const host = take('HOST', readHost(given('HOST')));
  const appUrl = take('APP_URL', readAppUrl(given('APP_URL') ?? `http://localhost:${port ?? 0}`));
  const databaseUrl = take('DATABASE_URL', readAddress(given('DATABASE_URL'), POSTGRES_SCHEMES));
  const databaseReadUrl = take(
    'DATABASE_READ_URL',
    readFurtherAddress(given('DATABASE_READ_URL'), given('DATABASE_URL')),
  );
  const databaseDirectUrl = take(
    'DATABASE_DIRECT_URL',
    readFurtherAddress(given('DATABASE_DIRECT_URL'), given('DATABASE_URL')),
  );
  const databaseWaitS = take('DATABASE_WAIT', readDatabaseWait(given('DATABASE_WAIT')));
  const smtpUrl = take('SMTP_URL', readSmtpAddress(given('SMTP_URL')));
  const filesUrl = take('FILES_URL', readFilesUrl(given('FILES_URL')));
  const filesUrlOther = take('FILES_URL_OTHER', readFilesUrl(given('FILES_URL_OTHER')));
  const malwareScanner = take('MALWARE_SCANNER', readScannerAddress(given('MALWARE_SCANNER')));
  const associationQuota = take('ASSOCIATION_QUOTA', readAssociationQuota(given('ASSOCIATION_QUOTA')));
  const sessionSecret = take('SESSION_SECRET', readSecret(given('SESSION_SECRET'), appUrl));
  const sessionSecretOther = take(
    'SESSION_SECRET_OTHER',
    readOtherSecret(given('SESSION_SECRET_OTHER'), given('SESSION_SECRET')),
  );
  const logLevel = take('LOG_LEVEL', readChoice(given('LOG_LEVEL'), logLevels, 'info'));
  const trustProxy = take('TRUST_PROXY', readTrustProxy(given('TRUST_PROXY')));
  const drawMsMax = take('DRAW_MS_MAX', readDrawTime(given('DRAW_MS_MAX')));
  const apiDocs = take('API_DOCS', readApiDocs(given('API_DOCS'), appUrl));
  const demoDay = take('DEMO_DAY', readDay(given('DEMO_DAY')));
  const callLimits = take('CALL_LIMITS', readChoice(given('CALL_LIMITS'), ['on', 'off'], 'on'));
  const apiOrigins = take('API_ORIGINS', readOrigins(given('API_ORIGINS')));
  const stopDelayS = take('STOP_DELAY', readStopDelay(given('STOP_DELAY'), appUrl));
  const metricsPort = take('METRICS_PORT', readMetricsPort(given('METRICS_PORT')));
  const metricsHost = take('METRICS_HOST', readMetricsHost(given('METRICS_HOST')));
  const tracesUrl = take(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    readAddress(given('OTEL_EXPORTER_OTLP_ENDPOINT'), ['http:', 'https:']),
  );
  const places = await readPlacesFile(given('PLACES_FILE'), faults);
  const brandPath = take(
    'BRAND_FILE',
    readBrandPath(given('BRAND_FILE'), { appUrl, fallback: path.join(demoFolder, 'brand.json') }),
  );
  const brand = brandPath === undefined ? undefined : await readBrandFile(brandPath, faults);

  if (
    faults.length > 0 ||
    port === undefined ||
    !host ||
    !appUrl ||
    associationQuota === undefined ||
    !logLevel ||
    trustProxy === undefined ||
    drawMsMax === undefined ||
    !apiDocs ||
    !callLimits ||
    !apiOrigins ||
    stopDelayS === undefined ||
    databaseWaitS === undefined ||
    !metricsHost ||
    !brand
  ) {
    throw new StartFault(...faults);
  }
  return {
    port,
    host,
    appUrl,
    dataDir: path.resolve(given('DATA_DIR') ?? path.join(projectRoot, 'data')),
    databaseUrl,
    databaseReadUrl,
    databaseDirectUrl,
    databaseWaitS,
    smtpUrl,
    filesUrl,
    filesUrlOther,
    malwareScanner,
    associationQuota,
    brand,
    sessionSecret,
    sessionSecretOther,
    logLevel,
    trustProxy,
    places,
    drawMsMax,
    apiDocs,
    demoDay,
    callLimits,
    apiOrigins,
    stopDelayS,
    metricsPort,
    metricsHost,
    tracesUrl,
    portalFolder: builtPortalFolder,
    allowsPrivatePushes: false,
  };
}
