import { defineContract } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { minutesOperations } from './minutes.ts';

export const shapes = {
  downloadMinutesDraft: { sends: 'word', errors: ['forbidden', 'not_found', 'meeting_not_begun'] },
} as const satisfies Shapes;

export const minutesContract = defineContract(minutesOperations, shapes);
