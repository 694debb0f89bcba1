import type { Association } from '@mijn/domain/associations';
import type { Account } from '../call/member.ts';
import { aBoardMember, anAssociation, aUser } from '../resources/auth.ts';
import { idOf } from './ids.ts';
import { MOCK_PASSWORD } from './secrets.ts';
import { createRandom, type Random } from './random.ts';
import { complexes } from './words.ts';

/** The accounts of the mocked provider by their roles. */
export const mockAccounts = {
  /** An owner in the first association. */
  owner: 'anna.eigenaar@waterpas.example',
  /** A board member who checks invoices in the first association, and an owner in the second. */
  board: 'bram.bestuur@waterpas.example',
  /** An owner who receives copies of invoices in the third association. */
  copies: 'carla.kopie@waterpas.example',
} as const;

export type MockAccount = keyof typeof mockAccounts;

const anotherAssociation = (code: '1002' | '1003', random: Random): Association =>
  anAssociation({ id: idOf(1, Number(code)), code, name: `VvE ${random.pick(complexes)}`, title: null });

export function createAccounts(seed: string): Record<MockAccount, Account> {
  const random = createRandom(`${seed}/associations`);
  const [second, third] = [anotherAssociation('1002', random), anotherAssociation('1003', random)];
  const account = (user: Account['user']): Account => ({ user, password: MOCK_PASSWORD });
  return {
    owner: account(aUser()),
    board: account(
      aBoardMember({ associations: [anAssociation({ is_board: true, is_invoice_check: true }), second] }),
    ),
    copies: account(
      aUser({
        id: idOf(2, 3),
        owner: { id: idOf(3, 3) },
        email: mockAccounts.copies,
        name: 'Carla Kopie',
        associations: [{ ...third, is_invoice_check_copy: true }],
      }),
    ),
  };
}
