import { ballotFaults } from './ballot-faults.ts';
import { countFaults, tokenFaults } from './count-faults.ts';
import { handsFaults, paperFaults } from './hands-faults.ts';
import { procedureFaults } from './procedure-faults.ts';
import { responseFaults, roleFaults, rowFaults, type SingleFault } from './member-faults.ts';

/** The faults of a back end that the kit is held against one by one. */
export const singleFaults: readonly SingleFault[] = [
  ...roleFaults,
  ...rowFaults,
  ...responseFaults,
  ...ballotFaults,
  ...procedureFaults,
  ...handsFaults,
  ...paperFaults,
  ...countFaults,
  ...tokenFaults,
];
