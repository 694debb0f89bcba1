import type { Gap } from './gap.ts';
import type { Group } from './kit/check.ts';

export interface Result {
  /** The id of the check, for `--skip` and a baseline. */
  check_id: string;
  check: string;
  group: Group;
  /** The heading of the reference of the API under which the rule stands. */
  rule: string;
  /** The method and the path of the operation. */
  operation: string;
  /** `missing`: the back end does not have the operation. `accepted`: one of both, which the baseline accepts. */
  outcome: 'holds' | 'broken' | 'missing' | 'accepted' | 'skipped';
  /** The expected and the found answer, or why it was skipped; undefined if it holds. */
  reason?: string;
  duration_ms: number;
}

/** The results of a run, and the rest that it left behind. */
export interface Report {
  base_address: string;
  /** The code and the name of the association; null if nobody could sign in. */
  association: string | null;
  started_at: string;
  duration_ms: number;
  holds: number;
  broken: number;
  /** The number of checks of operations that the back end does not have. */
  missing: number;
  /** The number of broken and missing ones that the baseline accepts. */
  accepted: number;
  skipped: number;
  /** The gaps of the baseline that hold now, so that they can leave it. */
  closed: readonly Gap[];
  /** Whether the run was stopped before its end: by the signal, after time-outs in a row, or at the limit of minutes or calls. */
  is_stopped: boolean;
  /** The paths of what the kit created and could not delete. */
  left: readonly string[];
  /** The paths of what the kit made and nobody can delete, such as a ballot. */
  stays: readonly string[];
  results: readonly Result[];
}
