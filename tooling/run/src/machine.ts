import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import { findBrowser } from '@mijn/stories/browser';
import { projectRoot } from './turbo.ts';

const GB = 1024 ** 3;

/** The oldest Node with which `npx` can run pnpm. pnpm fetches the Node of the project. */
const NODE_MIN = 20;

/** The least memory and free disk, in bytes: two browsers, a PostgreSQL and a build, and what they write. */
const MEMORY_MIN = 4 * GB;
const DISK_MIN = 5 * GB;

/** The ports of the scripts in package.json. Tests let the system choose theirs. */
const PORTS = [
  { port: 3000, use: '`start`', advice: 'stop the other program, or set PORT' },
  { port: 5173, use: '`dev`', advice: 'stop the other program' },
  { port: 6006, use: '`storybook`', advice: 'stop the other program' },
];

/** A port of the project that another program has. */
interface TakenPort {
  port: number;
  use: string;
  advice: string;
}

/** The properties of a machine that the scripts of the project depend on. */
export interface Machine {
  /** The version of Node that is on the PATH, such as `24.3.0`. */
  node: string;
  cores: number;
  memoryBytes: number;
  freeDiskBytes: number;
  /** The path of Chrome or Chromium. */
  browser: string | undefined;
  takenPorts: readonly TakenPort[];
  /** Whether the programs of PostgreSQL 15 are there, on which `.ci/run` tests too. */
  hasPostgres15: boolean;
}

/** A remark about the machine. With a fault, some script does not work. */
export interface Finding {
  isFault: boolean;
  text: string;
}

const gigabytes = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;

/** Returns what the machine lacks and what to do about it, the faults first. */
export function findingsOf(machine: Machine): Finding[] {
  const { node, cores, memoryBytes, freeDiskBytes, browser, takenPorts, hasPostgres15 } = machine;
  const faults = [
    Number.parseInt(node, 10) < NODE_MIN && `Node is version ${node}. Install Node ${NODE_MIN} or newer.`,
    memoryBytes < MEMORY_MIN &&
      `The machine has ${gigabytes(memoryBytes)} of memory, and the tests need ${gigabytes(MEMORY_MIN)}: close other programs, or give the virtual machine more.`,
    freeDiskBytes < DISK_MIN &&
      `The disk of the project has ${gigabytes(freeDiskBytes)} free, and an installation with a build and tests needs ${gigabytes(DISK_MIN)}: make room.`,
    browser === undefined &&
      'There is no Chrome or Chromium for the stories and journeys: install one, or set CHROME_PATH to its program.',
  ];
  const remarks = [
    ...takenPorts.map(({ port, use, advice }) => `Port ${port} of ${use} is in use: ${advice}.`),
    cores < 2 && 'The machine has one core: the tests take twice as long as on two.',
    !hasPostgres15 &&
      'PostgreSQL 15 is not installed: `.ci/run` tests on PostgreSQL 18 alone. Debian has it as postgresql-15.',
  ];
  const findingsFrom = (texts: readonly (string | false)[], isFault: boolean) =>
    texts.flatMap((text) => (text === false ? [] : { isFault, text }));
  return [...findingsFrom(faults, true), ...findingsFrom(remarks, false)];
}

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, 'localhost', () => server.close(() => resolve(false)));
  });

/** Reads the properties of this machine. */
export async function readMachine(): Promise<Machine> {
  const { bavail, bsize } = await statfs(projectRoot);
  const taken = await Promise.all(PORTS.map(({ port }) => isTaken(port)));
  return {
    // This process runs in the Node of the project. pnpm names its own.
    node: /\bnode\/v([\d.]+)/u.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? process.versions.node,
    cores: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    freeDiskBytes: bavail * bsize,
    browser: findBrowser(),
    takenPorts: PORTS.filter((_, index) => taken[index]),
    hasPostgres15: existsSync('/usr/lib/postgresql/15/bin/initdb'),
  };
}
