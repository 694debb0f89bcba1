import type { Config } from './config/index.ts';
import { mailFolder } from './mail/index.ts';

/** The accounts of the demo, for who starts it to look around. */
const DEMO_PASSWORD = 'Waterpas-2026!';
const DEMO_ACCOUNTS = [
  ['anna.eigenaar@waterpas.example', 'owner of one association'],
  ['bram.bestuur@waterpas.example', 'board member, checks invoices'],
  ['carla.kopie@waterpas.example', 'gets copies of invoices'],
  ['dirk.tweefactor@waterpas.example', 'second factor: secret JBSWY3DPEHPK3PXP, or code demo-0001-0001'],
  ['els.leeg@waterpas.example', 'no association'],
  ['frits.veel@waterpas.example', 'owner of 25 associations'],
] as const;

const row = (name: string, value: string): string => `  ${name.padEnd(10)} ${value}`;

function demoLines(): string[] {
  const width = Math.max(...DEMO_ACCOUNTS.map(([email]) => email.length));
  return [
    '',
    `  Demo accounts, all with the password ${DEMO_PASSWORD}`,
    ...DEMO_ACCOUNTS.map(([email, what]) => `    ${email.padEnd(width)}  ${what}`),
  ];
}

/** What the operator reads once the server runs: where it is, who can sign in, where mail goes. */
export function startScreen(config: Config, address: string, withDemo: boolean): string {
  const { appUrl, smtpUrl, dataDir, databaseUrl, brand } = config;
  const mail =
    smtpUrl === undefined ? `files in ${mailFolder(config)}` : `SMTP server ${new URL(smtpUrl).host}`;
  const lines = [
    '',
    `  ${brand.portal_name} is running`,
    '',
    row('Address', config.port === 0 ? address : appUrl.origin),
    row('Data', dataDir),
    row('Database', databaseUrl === undefined ? 'its own PostgreSQL, in the data folder' : 'of DATABASE_URL'),
    row('Mail', mail),
    ...(withDemo ? demoLines() : []),
    '',
    '  Stop with Ctrl-C.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}
