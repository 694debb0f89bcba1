import { hash as argon2 } from '@node-rs/argon2';
import { v7 as newId } from 'uuid';
import {
  associations,
  memberships,
  recoveryCodes,
  staff,
  users,
  type Database,
} from '../platform/database/index.ts';
import { fileReadings } from '../capabilities/documents/index.ts';
import { hashPassword } from '../platform/security/passwords.ts';
import { hashRecoveryCode } from '../platform/security/digest.ts';
import { TEST_PASSWORD } from './test-client.ts';

type NewUser = Partial<typeof users.$inferInsert> & { password?: string; recovery_codes?: readonly string[] };
export type Rights = Partial<
  Pick<typeof memberships.$inferInsert, 'is_board' | 'is_invoice_check' | 'is_invoice_check_copy'>
>;
export type Row = { id: string };

export interface Builders {
  user: (values?: NewUser) => Promise<typeof users.$inferSelect>;
  association: (
    values?: Partial<typeof associations.$inferInsert>,
  ) => Promise<typeof associations.$inferSelect>;
  membership: (association: Row, user: Row, rights?: Rights) => Promise<void>;
  /** The file does not have to be stored, and an existing reading is not changed. */
  reading: (
    association: Row,
    values?: Partial<typeof fileReadings.$inferInsert>,
  ) => Promise<{ file_hash: string }>;
  staff: (values?: Partial<typeof staff.$inferInsert>) => Promise<typeof staff.$inferSelect>;
}

/** The least work of argon2, because thousands of logins of the tests check this hash. Its parameters stand in the hash. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let password_hash: Promise<string> | undefined;

function only<T>([row]: T[]): T {
  if (!row) throw new Error('Nothing was inserted.');
  return row;
}

export function createBuilders({ queries }: Database): Builders {
  return {
    user: async ({ password, recovery_codes = [], ...values } = {}) => {
      const id = newId();
      password_hash ??= argon2(TEST_PASSWORD, CHEAP);
      const hash = password === undefined ? await password_hash : await hashPassword(password);
      const defaults = { id, code: id, email: `${id}@waterpas.example`, name: 'Anna Eigenaar' };
      const user = only(
        await queries
          .insert(users)
          .values({ ...defaults, password_hash: hash, ...values })
          .returning(),
      );
      const codes = recovery_codes.map((code) => ({
        user_id: user.id,
        code_hash: hashRecoveryCode(user.id, code),
      }));
      if (codes.length > 0) await queries.insert(recoveryCodes).values(codes);
      return user;
    },
    association: async (values = {}) => {
      const id = newId();
      return only(
        await queries
          .insert(associations)
          .values({ id, code: id, name: 'VvE De Kade', ...values })
          .returning(),
      );
    },
    membership: async (association, user, rights = {}) => {
      await queries.insert(memberships).values({
        association_id: association.id,
        user_id: user.id,
        is_board: false,
        is_invoice_check: false,
        is_invoice_check_copy: false,
        ...rights,
      });
    },
    reading: async (association, values = {}) => {
      const reading = {
        association_id: association.id,
        file_hash: '0'.repeat(64),
        media_type: 'application/pdf',
        searchability: 'not_searchable',
        ...values,
      } as const;
      await queries.insert(fileReadings).values(reading).onConflictDoNothing();
      return { file_hash: reading.file_hash };
    },
    staff: async (values = {}) => {
      const id = newId();
      const defaults = { id, code: id, email: `${id}@waterpas.example`, name: 'Sara Staf' };
      return only(
        await queries
          .insert(staff)
          .values({ ...defaults, ...values })
          .returning(),
      );
    },
  };
}
