import type { OwnServer } from './servers.repository.ts';

type Compared = Pick<OwnServer, 'host' | 'secret_prints' | 'files_place' | 'files_prints'>;

/** A server that could not look has no fingerprint. */
const share = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === 0 || others.length === 0 || some.some((print) => others.includes(print));

/** Returns a line for each thing that two servers on one database must share, and do not. */
export function disagreements(one: Compared, other: Compared): string[] {
  return [
    ...(share(one.secret_prints, other.secret_prints)
      ? []
      : [
          `The server on ${other.host} has another SESSION_SECRET than the one on ${one.host}: give both the same, or sessions and links of one don't work on the other.`,
        ]),
    ...(share(one.files_prints, other.files_prints)
      ? []
      : [
          `The server on ${other.host} keeps files in ${other.files_place}, and the one on ${one.host} in ${one.files_place}: give both the same, or files of one are missing on the other.`,
        ]),
  ];
}

/** Compares each server with the first one. */
export function listDisagreements(servers: readonly Compared[]): string[] {
  const [first, ...others] = servers;
  return first ? others.flatMap((other) => disagreements(first, other)) : [];
}
