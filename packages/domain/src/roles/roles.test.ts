import { describe, expect, it } from '@jest/globals';
import { canCheckInvoices, canManageArchive, canSeeInvoices, isBoardMember } from './roles.ts';

const owner = { is_board: false, is_invoice_check: false, is_invoice_check_copy: false };

describe('a membership', () => {
  it.each([
    ['an owner', owner, [false, false, false, false]],
    ['a board member', { ...owner, is_board: true }, [true, true, false, false]],
    ['an invoice checker', { ...owner, is_invoice_check: true }, [false, false, true, true]],
    ['a receiver of copies', { ...owner, is_invoice_check_copy: true }, [false, false, true, false]],
    ['nobody', undefined, [false, false, false, false]],
  ])('of %s has the right rights', (_, membership, rights) => {
    expect([
      isBoardMember(membership),
      canManageArchive(membership),
      canSeeInvoices(membership),
      canCheckInvoices(membership),
    ]).toEqual(rights);
  });
});
