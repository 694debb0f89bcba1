import type { Check } from '../kit/check.ts';
import { creatingChecks } from './creating.ts';
import { fileChecks } from './files.ts';
import { inputChecks } from './input.ts';
import { isolationChecks } from './isolation.ts';
import { listChecks } from './lists.ts';
import { shapeChecks } from './shapes.ts';
import { signInChecks } from './sign-in.ts';
import { statusChecks } from './statuses.ts';
import { tokenChecks } from './tokens.ts';
import { uploadChecks } from './uploads.ts';

export const checks: readonly Check[] = [
  ...signInChecks,
  ...statusChecks,
  ...shapeChecks,
  ...inputChecks,
  ...listChecks,
  ...creatingChecks,
  ...fileChecks,
  ...uploadChecks,
  ...isolationChecks,
  ...tokenChecks,
];
