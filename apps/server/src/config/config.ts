import type { Brand } from '@mijn/domain/brand';

/** Everything that can be set from outside (decisions §9), read and checked once at start. */
export interface Config {
  /** 0 lets the system choose. */
  port: number;
  /** The address of the portal as members see it, without a path. */
  appUrl: URL;
  /** Absolute path. */
  dataDir: string;
  /** Without it the server runs a PostgreSQL of its own in `dataDir`. */
  databaseUrl: string | undefined;
  /** Without it every mail becomes a file in `dataDir`. */
  smtpUrl: string | undefined;
  /** An S3-compatible store; without it files are kept in `dataDir`. */
  filesUrl: string | undefined;
  brand: Brand;
  /** Without it, for local use, a secret is made and kept in `dataDir`. */
  sessionSecret: string | undefined;
  logLevel: LogLevel;
  /** Which proxies may name the client's address: none, all, or a list of addresses. */
  trustProxy: boolean | string;
  /** The folder of the built portal. */
  portalFolder: string;
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];
