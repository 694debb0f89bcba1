import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testBrand } from '../../testing/index.ts';
import { demoFolder } from './paths.ts';
import { readConfig } from './read-config.ts';
import { StartFault } from './errors.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-config-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function faultsOf(environment: Record<string, string>): Promise<readonly string[]> {
  const error: unknown = await readConfig(environment).catch((fault: unknown) => fault);
  return error instanceof StartFault ? error.lines : [];
}

async function brandFile(content: object): Promise<string> {
  const file = path.join(folder, 'brand.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

describe('the configuration', () => {
  it('has defaults for local use', async () => {
    expect(await readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseWaitS: 60,
      stopDelayS: 0,
      appUrl: new URL('http://localhost:3000'),
      dataDir: expect.stringMatching(/\/data$/u),
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      smtpUrl: undefined,
      filesUrl: undefined,
      malwareScanner: undefined,
      associationQuota: null,
      sessionSecret: undefined,
      logLevel: 'info',
      trustProxy: false,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      tracesUrl: undefined,
      brand: { name: 'Waterpas', portal_name: 'Mijn Waterpas', slug: 'waterpas' },
    });
  });

  it('reads every variable', async () => {
    const secret = 's'.repeat(32);
    const brand = await brandFile({ ...testBrand, company: 'Peil' });
    expect(
      await readConfig({
        PORT: '8080',
        HOST: '0.0.0.0',
        APP_URL: 'https://mijn.peil.example',
        DATA_DIR: folder,
        DATABASE_URL: 'postgresql://mijn@db/mijn',
        DATABASE_READ_URL: 'postgresql://mijn@replica/mijn',
        DATABASE_DIRECT_URL: 'postgresql://mijn@postgres/mijn',
        SMTP_URL: 'smtps://mail.example',
        FILES_URL: 's3://bucket',
        MALWARE_SCANNER: 'clamav://scanner',
        ASSOCIATION_QUOTA: '2.5 GB',
        BRAND_FILE: brand,
        SESSION_SECRET: secret,
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '10.0.0.0/8, ::1',
        DRAW_MS_MAX: '0',
        API_DOCS: 'off',
        DEMO_DAY: '2028-02-29',
        CALL_LIMITS: 'off',
        API_ORIGINS: 'https://www.peil.example, http://localhost:8080',
        DATABASE_WAIT: '90',
        STOP_DELAY: '7',
        METRICS_PORT: '9464',
        METRICS_HOST: '0.0.0.0',
      }),
    ).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      appUrl: new URL('https://mijn.peil.example'),
      dataDir: folder,
      databaseUrl: 'postgresql://mijn@db/mijn',
      databaseReadUrl: 'postgresql://mijn@replica/mijn',
      smtpUrl: 'smtps://mail.example',
      filesUrl: 's3://bucket',
      malwareScanner: { host: 'scanner', port: 3310 },
      associationQuota: 2_500_000_000,
      sessionSecret: secret,
      logLevel: 'warn',
      trustProxy: '10.0.0.0/8, ::1',
      drawMsMax: 0,
      apiDocs: 'off',
      demoDay: '2028-02-29',
      callLimits: 'off',
      apiOrigins: ['https://www.peil.example', 'http://localhost:8080'],
      databaseWaitS: 90,
      stopDelayS: 7,
      metricsPort: 9464,
      metricsHost: '0.0.0.0',
      brand: { company: 'Peil' },
    });
  });

  it('reports every fault in one line each, and repeats no password', async () => {
    const faults = await faultsOf({
      PORT: '70000',
      HOST: 'my-laptop',
      APP_URL: 'mijn.peil.example',
      DATABASE_URL: 'mysql://root:hunter2@db/mijn',
      SMTP_URL: 'mail.example',
      FILES_URL: 'ftp://bucket',
      MALWARE_SCANNER: 'scanner:3310',
      ASSOCIATION_QUOTA: 'much',
      BRAND_FILE: path.join(folder, 'nothing.json'),
      SESSION_SECRET: 'hunter2',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'everyone',
      DRAW_MS_MAX: 'long',
      API_DOCS: 'maybe',
      API_ORIGINS: 'https://www.peil.example/',
      STOP_DELAY: 'never',
      METRICS_PORT: '99999',
      METRICS_HOST: 'example.nl',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://me:hunter2@collector:4317',
    });
    expect(faults).toHaveLength(19);
    expect(new Set(faults.map((line) => line.split(' ')[0]))).toEqual(
      new Set([
        'API_DOCS',
        'API_ORIGINS',
        'APP_URL',
        'ASSOCIATION_QUOTA',
        'BRAND_FILE',
        'DATABASE_URL',
        'DRAW_MS_MAX',
        'FILES_URL',
        'HOST',
        'LOG_LEVEL',
        'MALWARE_SCANNER',
        'METRICS_HOST',
        'METRICS_PORT',
        'OTEL_EXPORTER_OTLP_ENDPOINT',
        'PORT',
        'SESSION_SECRET',
        'SMTP_URL',
        'STOP_DELAY',
        'TRUST_PROXY',
      ]),
    );
    expect(faults.join('\n')).not.toContain('hunter2');
  });

  const PUBLIC = { SESSION_SECRET: 's'.repeat(32), BRAND_FILE: path.join(demoFolder, 'brand.json') };

  it.each([
    [{ ...PUBLIC, APP_URL: 'http://mijn.peil.example' }, 'APP_URL must start with https://'],
    [{ ...PUBLIC, APP_URL: 'https://mijn.peil.example/portal' }, 'must have no path'],
    [
      { ...PUBLIC, APP_URL: 'https://mijn.peil.example', SESSION_SECRET: '' },
      'SESSION_SECRET is required outside this machine',
    ],
    [
      { ...PUBLIC, APP_URL: 'https://mijn.peil.example', BRAND_FILE: '' },
      'BRAND_FILE is required outside this machine: set the path of a JSON file',
    ],
    [{ SMTP_URL: 'smtp://me:geheim@mail?tls=never' }, 'SMTP_URL may end with ?tls=required'],
    [{ STOP_DELAY: '61' }, 'STOP_DELAY must be a number from 0 to 60'],
    [{ PORT: '-1' }, 'PORT must be'],
    [{ DATABASE_READ_URL: 'postgresql://replica/mijn' }, 'DATABASE_READ_URL needs DATABASE_URL'],
    [{ DATABASE_DIRECT_URL: 'postgresql://postgres/mijn' }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
    [
      { DATABASE_URL: 'postgresql://db/mijn', DATABASE_READ_URL: 'replica:5432' },
      'DATABASE_READ_URL must be an address',
    ],
    [{ PORT: '80a' }, 'PORT must be'],
    ...['2026-02-29', '25-11-2026', 'today', '1999-12-31', '2026-11-25T00:00'].map(
      (day) => [{ DEMO_DAY: day }, 'DEMO_DAY must be a day from 2000-01-01 to 2099-12-31'] as const,
    ),
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the number of proxies'],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY must be the number of proxies'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be the number of proxies'],
    ...['-1', '1 XB', '1e9', 'GB', '99999999999TB'].map(
      (size) => [{ ASSOCIATION_QUOTA: size }, 'ASSOCIATION_QUOTA must be a size'] as const,
    ),
    ...[
      'scanner:3310',
      'tcp://scanner:3310',
      'clamav:',
      'clamav:///',
      'clamav://scanner/run/clamd.ctl',
      'clamav://me:geheim@scanner',
      'clamav:///run/%zz.ctl',
      'clamav://scanner:99999',
    ].map((address) => [{ MALWARE_SCANNER: address }, 'MALWARE_SCANNER must be'] as const),
  ])('refuses %j', async (environment, fault) => {
    expect(await faultsOf(environment)).toEqual([expect.stringContaining(fault)]);
  });

  it('documents its API on this machine, and on a public site only if that is asked for', async () => {
    const environment = { ...PUBLIC, APP_URL: 'https://mijn.peil.example' };
    expect(await readConfig({})).toMatchObject({ apiDocs: 'on' });
    expect(await readConfig(environment)).toMatchObject({ apiDocs: 'off' });
    expect(await readConfig({ ...environment, API_DOCS: 'on' })).toMatchObject({ apiDocs: 'on' });
  });

  it('lets a server of another address than this machine serve on while it says that it stops', async () => {
    expect(await readConfig({ ...PUBLIC, APP_URL: 'https://mijn.peil.example' })).toMatchObject({
      host: 'localhost',
      stopDelayS: 5,
    });
  });

  it.each([
    ['clamav://10.0.0.4', { host: '10.0.0.4', port: 3310 }],
    ['clamav://[::1]:1234/', { host: '::1', port: 1234 }],
    ['clamav:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('reads the address %s of the malware scanner', async (address, malwareScanner) => {
    expect(await readConfig({ MALWARE_SCANNER: address })).toMatchObject({ malwareScanner });
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'requires no secret for %s',
    async (appUrl) => {
      expect(await faultsOf({ APP_URL: appUrl })).toEqual([]);
    },
  );
});

describe('the brand file', () => {
  it('is refused with one line for each wrong field', async () => {
    const file = await brandFile({
      ...testBrand,
      company: '',
      email: 'info',
      palette: { brand_700: '#eeeeee' },
      colour: 'x',
    });
    const faults = await faultsOf({ BRAND_FILE: file });
    expect(faults).toHaveLength(4);
    for (const field of ['company', 'email', 'palette.brand_700', 'colour']) {
      expect(faults.join('\n')).toContain(field);
    }
  });

  it.each([
    [{ hasOwnProperty: 1 }, 'hasOwnProperty'],
    [{ links: { ...testBrand.links, toString: 'x' } }, 'toString'],
    [{ company: { trim: 1 } }, 'company'],
    [{ start_page: 'archief' }, 'start_page'],
    [{ require_second_factor: 'board' }, 'require_second_factor'],
    [{ api_base_addresses: { 'mijn.peil.example': 'https://' } }, 'api_base_addresses'],
  ])('is refused in one line with %j', async (fields, name) => {
    const file = await brandFile({ ...testBrand, ...fields });
    expect(await faultsOf({ BRAND_FILE: file })).toEqual([expect.stringContaining(name)]);
  });

  it('may contain the name of a logo file in the same folder', async () => {
    await writeFile(path.join(folder, 'logo.svg'), '<?xml version="1.0"?>\n<svg viewBox="0 0 2 2"></svg>\n');
    const file = await brandFile({ ...testBrand, logo: 'logo.svg' });
    expect((await readConfig({ BRAND_FILE: file })).brand.logo).toBe('<svg viewBox="0 0 2 2"></svg>');
  });

  it('may say that a login leads to the overview', async () => {
    const { start_page: _, ...withoutStartPage } = testBrand;
    const startPageOf = async (content: object) =>
      (await readConfig({ BRAND_FILE: await brandFile(content) })).brand.start_page;
    expect(await startPageOf(withoutStartPage)).toBe('account');
    expect(await startPageOf({ ...testBrand, start_page: 'overview' })).toBe('overview');
  });

  it('may require a second factor of some members, and requires none by default', async () => {
    const rolesOf = async (content: object) =>
      (await readConfig({ BRAND_FILE: await brandFile(content) })).brand.require_second_factor;
    expect(await rolesOf(testBrand)).toBeUndefined();
    expect(await rolesOf({ ...testBrand, require_second_factor: ['board'] })).toEqual(['board']);
    expect(
      await faultsOf({ BRAND_FILE: await brandFile({ ...testBrand, require_second_factor: ['everybody'] }) }),
    ).toEqual([expect.stringMatching(/require_second_factor\[0\] is wrong: /u)]);
  });

  it('is refused if it is not JSON', async () => {
    const file = path.join(folder, 'broken.json');
    await writeFile(file, '{');
    expect(await faultsOf({ BRAND_FILE: file })).toEqual([
      expect.stringContaining("broken.json can't be read"),
    ]);
  });
});
