import type { Kit } from './kit.ts';
import type { KitOperation } from './operations.ts';

/** The groups of checks, in the order of the report. */
export const groups = [
  'Sign-in and anti-forgery',
  'Statuses and errors',
  'Roles',
  'Shapes',
  'Unknown fields and input',
  'Lists',
  'Creating and changing',
  'A ballot',
  'Files and ranges',
  'Uploads',
  'Isolation of associations',
  'Access tokens',
] as const;
export type Group = (typeof groups)[number];

/** A rule that a back end keeps. */
export interface Check {
  /** What `--skip` and a baseline call the check. It stays the same when the name is worded better. */
  id: string;
  name: string;
  group: Group;
  /** The heading of the reference of the API under which the rule stands. */
  rule: string;
  /** Whether the check creates or changes something, so that `--read-only` skips it. */
  changes?: true;
  /** The operations that the rule is about. */
  about: readonly KitOperation[];
  /**
   * Checks one operation.
   * @throws Broken if the rule does not hold, and Skipped if that can't be known.
   */
  run: (kit: Kit, operation: KitOperation) => Promise<void>;
}
