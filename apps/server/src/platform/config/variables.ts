import { isIP } from 'node:net';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** On this machine neither https nor a configured secret is required. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOSTS.has(hostname);
}

export type Reading<T> = { value: T } | { fault: string };

const PORT_MAX = 65_535;
const DRAW_MS_MAX = 60_000;

/** A proxy that asks every two seconds, and wants two failures, knows by then. */
const STOP_DELAY_S = 5;
const STOP_DELAY_S_MAX = 60;
export const SECRET_LENGTH_MIN = 32;

const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

function readNumber(text: string, max: number): Reading<number> {
  const value = Number(text);
  return /^\d+$/u.test(text) && value <= max
    ? { value }
    : { fault: `must be a number from 0 to ${max}, not "${text}".` };
}

/** Port 0 lets the system choose a free port. */
export const readPort = (text = '3000'): Reading<number> => readNumber(text, PORT_MAX);

/** The port of the metrics has no default. 0 lets the system choose a free port. */
export const readMetricsPort = (text: string | undefined): Reading<number | undefined> =>
  text === undefined ? { value: undefined } : readNumber(text, PORT_MAX);

const readOwnAddress = (text: string): Reading<string> =>
  text === 'localhost' || isIP(text) > 0
    ? { value: text }
    : { fault: `must be an address of this machine such as 127.0.0.1, or 0.0.0.0 for all, not "${text}".` };

/** Only this machine reaches the portal by default, such as a proxy on it (docs/product.md#configuration). */
export const readHost = (text = 'localhost'): Reading<string> => readOwnAddress(text);

export const readMetricsHost = (text = '127.0.0.1'): Reading<string> => readOwnAddress(text);

/** The time to draw a page is in milliseconds. */
export const readDrawTime = (text = '1000'): Reading<number> => readNumber(text, DRAW_MS_MAX);

/** The URL has no path, and uses https unless its host is this machine. */
export function readAppUrl(text: string): Reading<URL> {
  const url = parseUrl(text);
  if (!url || !/^https?:$/u.test(url.protocol)) {
    return { fault: `must be an address such as https://mijn.example.nl, not "${text}".` };
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return { fault: `must have no path, but has one: "${text}".` };
  }
  return url.protocol === 'https:' || isLocalHost(url.hostname)
    ? { value: url }
    : { fault: `must start with https:// outside this machine: "${text}".` };
}

/** The fault does not contain the URL, because the URL may contain a password. */
export function readAddress(
  text: string | undefined,
  schemes: readonly string[],
): Reading<string | undefined> {
  if (text === undefined) return { value: undefined };
  const url = parseUrl(text);
  return url && schemes.includes(url.protocol)
    ? { value: text }
    : {
        fault: `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
      };
}

/** Reads the address of the SMTP server. `?tls=optional` lets it get a password without TLS (docs/product.md#configuration). */
export function readSmtpAddress(text: string | undefined): Reading<string | undefined> {
  const reading = readAddress(text, ['smtp:', 'smtps:']);
  if (text === undefined || 'fault' in reading) return reading;
  const asked = new URL(text).searchParams.get('tls');
  return asked === null || asked === 'required' || asked === 'optional'
    ? reading
    : { fault: 'may end with ?tls=required, which is the default, or ?tls=optional.' };
}

/** Visitors of another address than this machine would read the name and the telephone number of the demo's company. */
export function readBrandPath(
  text: string | undefined,
  { appUrl, fallback }: { appUrl: URL | undefined; fallback: string },
): Reading<string> {
  if (text !== undefined) return { value: text };
  return appUrl === undefined || isLocalHost(appUrl.hostname)
    ? { value: fallback }
    : {
        fault:
          'is required outside this machine: set the path of a JSON file with your company, logo and colours, as apps/server/demo/brand.json.',
      };
}

/** Seconds in which a server that stops says that it is not ready, and serves on (docs/product.md#health). */
export function readStopDelay(text: string | undefined, appUrl: URL | undefined): Reading<number> {
  if (text !== undefined) return readNumber(text, STOP_DELAY_S_MAX);
  return { value: appUrl === undefined || isLocalHost(appUrl.hostname) ? 0 : STOP_DELAY_S };
}

/** The seconds for which a start waits for its database: PostgreSQL recovers from a crash in less, and a time-out of a deployment is longer. */
const DATABASE_WAIT_S = 60;
const DATABASE_WAIT_S_MAX = 3600;

export const readDatabaseWait = (text: string | undefined): Reading<number> =>
  text === undefined ? { value: DATABASE_WAIT_S } : readNumber(text, DATABASE_WAIT_S_MAX);

export const POSTGRES_SCHEMES = ['postgres:', 'postgresql:'];

/** A further address of the database, which only a database of the operator's own can have. */
export function readFurtherAddress(
  text: string | undefined,
  databaseUrl: string | undefined,
): Reading<string | undefined> {
  return text !== undefined && databaseUrl === undefined
    ? { fault: 'needs DATABASE_URL: the PostgreSQL in the data folder has one address.' }
    : readAddress(text, POSTGRES_SCHEMES);
}

const UNITS: Readonly<Record<string, number>> = { '': 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 };

/** Reads a size in bytes, such as `500000`, `500 MB` or `2.5GB`. A kB is 1000 bytes, as on screen. */
export function readSize(text: string): Reading<number> {
  const [, amount = '', unit = ''] = /^(\d{1,15}(?:\.\d{1,3})?) ?([kmgt]b)?$/iu.exec(text) ?? [];
  const value = Math.round(Number(amount) * (UNITS[unit.toLowerCase()] ?? 1));
  return amount !== '' && Number.isSafeInteger(value)
    ? { value }
    : { fault: `must be a size such as 500MB or 10GB, not "${text}".` };
}

export const readAssociationQuota = (text: string | undefined): Reading<number | null> =>
  text === undefined ? { value: null } : readSize(text);

export type ScannerAddress = { host: string; port: number } | { path: string };

const CLAMD_PORT = 3310;

/** Reads the address of the malware scanner: `clamav://host[:port]`, or `clamav:///path` for a Unix socket. */
export function readScannerAddress(text: string | undefined): Reading<ScannerAddress | undefined> {
  if (text === undefined) return { value: undefined };
  const url = parseUrl(text);
  const isPlain =
    url?.protocol === 'clamav:' && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (isPlain && url.hostname !== '' && ['', '/'].includes(url.pathname)) {
    const host = url.hostname.replace(/^\[(.+)\]$/u, '$1');
    return { value: { host, port: url.port === '' ? CLAMD_PORT : Number(url.port) } };
  }
  if (isPlain && url.hostname === '' && /^\/[^/%][^%]*$/u.test(url.pathname)) {
    return { value: { path: url.pathname } };
  }
  return {
    fault: 'must be an address of clamd such as clamav://scanner:3310 or clamav:///run/clamav/clamd.ctl.',
  };
}

export function readSecret(text: string | undefined, appUrl: URL | undefined): Reading<string | undefined> {
  if (text === undefined) {
    return appUrl === undefined || isLocalHost(appUrl.hostname)
      ? { value: undefined }
      : { fault: `is required outside this machine: set ${SECRET_LENGTH_MIN} random characters or more.` };
  }
  return text.length >= SECRET_LENGTH_MIN
    ? { value: text }
    : { fault: `must have at least ${SECRET_LENGTH_MIN} characters.` };
}

export function readOtherSecret(
  text: string | undefined,
  current: string | undefined,
): Reading<string | undefined> {
  if (text === undefined) return { value: undefined };
  if (current === undefined) return { fault: 'is used beside SESSION_SECRET alone: set that too.' };
  return text.length >= SECRET_LENGTH_MIN
    ? { value: text }
    : { fault: `must have at least ${SECRET_LENGTH_MIN} characters.` };
}

export function readChoice<const T extends string>(
  text: string | undefined,
  choices: readonly T[],
  fallback: T,
): Reading<T> {
  if (text === undefined) return { value: fallback };
  const value = choices.find((choice) => choice === text);
  return value ? { value } : { fault: `must be one of ${choices.join(', ')}, not "${text}".` };
}

/** The documentation of the API tells a public site nothing that its members need (docs/decisions/0182). */
export function readApiDocs(text: string | undefined, appUrl: URL | undefined): Reading<'on' | 'off'> {
  const fallback = appUrl === undefined || isLocalHost(appUrl.hostname) ? 'on' : 'off';
  return readChoice(text, ['on', 'off'], fallback);
}

const DAY_MIN = '2000-01-01';
const DAY_MAX = '2099-12-31';

/** Reads a day such as `2026-11-25`, in the years that the dates of the demo can have. */
export function readDay(text: string | undefined): Reading<string | undefined> {
  if (text === undefined) return { value: undefined };
  const time = Date.parse(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
  return isDay && text >= DAY_MIN && text <= DAY_MAX
    ? { value: text }
    : { fault: `must be a day from ${DAY_MIN} to ${DAY_MAX} such as 2026-11-25, not "${text}".` };
}

/** Reads the origins of other sites, such as `https://www.example.nl`, with commas between them. */
export function readOrigins(text = ''): Reading<readonly string[]> {
  const origins = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const wrong = origins.find(
    (entry) => !/^https?:$/u.test(parseUrl(entry)?.protocol ?? '') || parseUrl(entry)?.origin !== entry,
  );
  return wrong === undefined
    ? { value: origins }
    : { fault: `must be a list of origins such as https://www.example.nl, not "${wrong}".` };
}

function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const bitsMax = { 4: 32, 6: 128 }[isIP(address)];
  const isBits = bits === undefined || (/^\d+$/u.test(bits) && Number(bits) <= (bitsMax ?? 0));
  return bitsMax !== undefined && isBits && rest.length === 0;
}

/** Refuses `true`, because callers would then choose the address that limits count. */
export function readTrustProxy(text = 'false'): Reading<false | number | string> {
  if (text === 'false') return { value: false };
  if (/^[1-9]$/u.test(text)) return { value: Number(text) };
  return text.split(',').every((entry) => isAddressRange(entry.trim()))
    ? { value: text }
    : {
        fault: `must be the number of proxies in front of the server, such as 1, or a list of their addresses, such as 10.0.0.0/8, not "${text}".`,
      };
}
