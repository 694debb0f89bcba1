import { archiveContract } from '@mijn/domain/archive/contract';
import { authContract } from '@mijn/domain/auth/contract';
import { formsContract } from '@mijn/domain/forms/contract';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { overviewContract } from '@mijn/domain/overview/contract';
import { searchContract } from '@mijn/domain/search/contract';
import { todosContract } from '@mijn/domain/todos/contract';
import type { Operation, Shape } from '@mijn/domain/wire';

const contracts: readonly Readonly<Record<string, Operation & Shape>>[] = [
  archiveContract,
  authContract,
  formsContract,
  invoicesContract,
  meetingsContract,
  overviewContract,
  searchContract,
  todosContract,
];

/** Every operation of every contract. */
export const allOperations: readonly (Operation & Shape)[] = contracts.flatMap((contract) =>
  Object.values(contract),
);
