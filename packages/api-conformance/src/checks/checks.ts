import type { Check } from '../kit/check.ts';
import { ballotChecks } from './ballot.ts';
import { creatingChecks } from './creating.ts';
import { fileChecks } from './files.ts';
import { inputChecks } from './input.ts';
import { isolationChecks } from './isolation.ts';
import { listChecks } from './lists.ts';
import { observedChecks } from './observed.ts';
import { orderChecks } from './order.ts';
import { roleChecks } from './roles.ts';
import { shapeChecks } from './shapes.ts';
import { signInChecks } from './sign-in.ts';
import { statusChecks } from './statuses.ts';
import { sumChecks } from './sums.ts';
import { tokenChecks } from './tokens.ts';
import { uploadChecks } from './uploads.ts';

export const checks: readonly Check[] = [
  ...signInChecks,
  ...statusChecks,
  ...roleChecks,
  ...shapeChecks,
  ...sumChecks,
  ...inputChecks,
  ...listChecks,
  ...orderChecks,
  ...creatingChecks,
  ...ballotChecks,
  ...fileChecks,
  ...uploadChecks,
  ...isolationChecks,
  ...tokenChecks,
  ...observedChecks,
];
