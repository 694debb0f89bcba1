import type { Config } from './platform/config/read-config.ts';
import { isLocalHost } from './platform/config/variables.ts';
import { DEMO_PASSWORD, type DemoAccount } from './demo.ts';
import { mailFolder } from './platform/mail/transport.ts';
import type { RunningServer } from './start-server.ts';

interface AccountsAtStart {
  hasAccounts: boolean;
  /** Accounts that still have the public password of the demo. */
  demo: readonly DemoAccount[];
}

const row = (name: string, value: string): string => `  ${name.padEnd(10)} ${value}`;

function demoLines(accounts: readonly DemoAccount[], isLocal: boolean): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '',
    `  Demo accounts, all with the password ${DEMO_PASSWORD}`,
    ...accounts.map(({ email, purpose }) => `    ${email.padEnd(width)}  ${purpose}`),
    ...(isLocal
      ? []
      : ['  Anybody can sign in with them: this password is public. Use no demo for real members.']),
  ];
}

const FIRST_ACCOUNT = [
  '',
  '  Nobody can sign in yet. Make the first account, with the same variables as the server:',
  '    npx mijn users add --email <e-mail> --name <name>',
  '  or import a folder with your associations and members (docs/import.md):',
  '    npx mijn import <folder>',
  '  An account sees an association after: npx mijn users grant --email <e-mail> --association <code>:board',
];

export function startScreen(
  config: Config,
  { url, metricsUrl }: Pick<RunningServer, 'url' | 'metricsUrl'>,
  accounts: AccountsAtStart,
): string {
  const { appUrl, smtpUrl, dataDir, databaseUrl, brand } = config;
  const mail =
    smtpUrl === undefined ? `files in ${mailFolder(config)}` : `SMTP server ${new URL(smtpUrl).host}`;
  const lines = [
    '',
    `  ${brand.portal_name} is running`,
    '',
    row('Address', config.port === 0 ? url : appUrl.origin),
    row('Data', dataDir),
    row('Database', databaseUrl === undefined ? 'its own PostgreSQL, in the data folder' : 'of DATABASE_URL'),
    row('Mail', mail),
    ...(metricsUrl === undefined ? [] : [row('Metrics', metricsUrl)]),
    ...(accounts.hasAccounts ? [] : FIRST_ACCOUNT),
    ...(accounts.demo.length > 0 ? demoLines(accounts.demo, isLocalHost(appUrl.hostname)) : []),
    '',
    '  Stop with Ctrl-C.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}
