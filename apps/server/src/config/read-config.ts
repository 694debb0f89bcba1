import path from 'node:path';
import { readBrandFile } from './brand-file.ts';
import { logLevels, type Config } from './config.ts';
import { builtPortalFolder, demoFolder, projectRoot } from './paths.ts';
import { readS3Address } from '../files/s3-address.ts';
import { StartFault } from './start-fault.ts';
import {
  readAddress,
  readAppUrl,
  readChoice,
  readPort,
  readSecret,
  readTrustProxy,
  type Reading,
} from './variables.ts';

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

/**
 * Reads the configuration from environment variables (decisions §9). Touches nothing but the brand file.
 * @throws StartFault with one line for every variable and every field of the brand file that is wrong.
 */
export async function readConfig(environment: Environment): Promise<Config> {
  const faults: string[] = [];
  const given = (name: string): string | undefined => environment[name] || undefined;
  const take = <T>(name: string, reading: Reading<T>): T | undefined => {
    if ('value' in reading) return reading.value;
    faults.push(`${name} ${reading.fault}`);
    return undefined;
  };

  const port = take('PORT', readPort(given('PORT')));
  const appUrl = take('APP_URL', readAppUrl(given('APP_URL') ?? `http://localhost:${port ?? 0}`));
  const databaseUrl = take('DATABASE_URL', readAddress(given('DATABASE_URL'), ['postgres:', 'postgresql:']));
  const smtpUrl = take('SMTP_URL', readAddress(given('SMTP_URL'), ['smtp:', 'smtps:']));
  const filesUrl = take('FILES_URL', readFilesUrl(given('FILES_URL')));
  const sessionSecret = take('SESSION_SECRET', readSecret(given('SESSION_SECRET'), appUrl));
  const logLevel = take('LOG_LEVEL', readChoice(given('LOG_LEVEL'), logLevels, 'info'));
  const trustProxy = take('TRUST_PROXY', readTrustProxy(given('TRUST_PROXY')));
  const brand = await readBrandFile(given('BRAND_FILE') ?? path.join(demoFolder, 'brand.json'), faults);

  if (faults.length > 0 || port === undefined || !appUrl || !logLevel || trustProxy === undefined || !brand) {
    throw new StartFault(...faults);
  }
  return {
    port,
    appUrl,
    dataDir: path.resolve(given('DATA_DIR') ?? path.join(projectRoot, 'data')),
    databaseUrl,
    smtpUrl,
    filesUrl,
    brand,
    sessionSecret,
    logLevel,
    trustProxy,
    portalFolder: builtPortalFolder,
  };
}
