import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RealServer, type Settings, startRealServer } from '@mijn/server/testing/real-server';
import type pg from 'pg';
import { drawDemo } from '../build.ts';
import { createMembers, withClient } from './database.ts';

export interface Running {
  server: RealServer;
  client: pg.Client;
  dataDir: string;
}

interface Start {
  parameters?: readonly string[];
  /** The program of the server, such as one that also runs the jobs of a test. */
  program?: string;
  settings?: Settings;
  prepare?: (dataDir: string) => Promise<void>;
}

type Work<T> = (running: Running) => Promise<T>;

/** The path of the folder is short, because the path of the database's socket in it has a maximum length. */
export async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts a server on a data folder, and stops it when the work has ended. */
export async function withServerOn<T>(dataDir: string, work: Work<T>, start: Start = {}): Promise<T> {
  const server = await startRealServer(dataDir, start.parameters, start.program, start.settings);
  try {
    return await withClient(dataDir, async (client) => work({ server, client, dataDir }));
  } finally {
    await server.stop();
  }
}

export const withServer = async <T>(work: Work<T>, start: Start = {}): Promise<T> =>
  withDataFolder(async (dataDir) => {
    await start.prepare?.(dataDir);
    return withServerOn(dataDir, work, start);
  });

/** Starts a server with one association and so many owners. */
export const withMembers = async <T>(count: number, work: Work<T>, start: Start = {}): Promise<T> =>
  withServer(async (running) => {
    await createMembers(running.client, count);
    return work(running);
  }, start);

export async function withDemo<T>(work: Work<T>): Promise<T> {
  drawDemo();
  console.log('Importing the demo …');
  return withServer(work, { parameters: ['--demo'], settings: { DEMO_DAY: '2026-11-25' } });
}
