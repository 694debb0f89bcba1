import type pg from 'pg';
import { drawDemo } from '../build.ts';
import { withClient } from './database.ts';
import { type RealServer, type Settings, startRealServer, withDataFolder } from './real-server.ts';

export interface Running {
  server: RealServer;
  client: pg.Client;
  dataDir: string;
}

interface Start {
  parameters?: readonly string[];
  /** The program of the server, such as one that also runs the jobs of a test. */
  program?: string;
  /** Environment variables of the server. */
  settings?: Settings;
  prepare?: (dataDir: string) => Promise<void>;
}

export const withServer = async <T>(
  work: (running: Running) => Promise<T>,
  { parameters, program, settings, prepare }: Start = {},
): Promise<T> =>
  withDataFolder(async (dataDir) => {
    await prepare?.(dataDir);
    const server = await startRealServer(dataDir, parameters, program, settings);
    try {
      return await withClient(dataDir, async (client) => work({ server, client, dataDir }));
    } finally {
      await server.stop();
    }
  });

export async function withDemo<T>(
  work: (running: Running) => Promise<T>,
  settings: Settings = {},
): Promise<T> {
  drawDemo();
  console.log('Importing the demo …');
  return withServer(work, { parameters: ['--demo'], settings: { DEMO_DAY: '2026-11-25', ...settings } });
}
