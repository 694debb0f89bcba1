import { anAssociation } from '@mijn/api/mock/auth';
import { idOf } from '@mijn/api/mock/call';
import { anAddress } from '@mijn/api/mock/profile';
import type { AssociationAddresses } from '@mijn/domain/profile';
import { LONG_NAME } from './long-name.ts';

export const pendingEmail = {
  email: 'anna@nieuw.example',
  requested_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-21T09:00:00.000Z',
};

export const someAddresses: readonly AssociationAddresses[] = [
  {
    association: anAssociation({ is_board: true, is_invoice_check: true }),
    addresses: [
      anAddress(21),
      anAddress(2, {
        kind: 'postal',
        street: 'Rue du Moulin 14 bis',
        postal_code: '26120',
        city: 'Montélimar',
        country: 'FR',
      }),
    ],
  },
  {
    association: anAssociation({ id: idOf(1, 1002), code: '1002', name: 'VvE Parkzicht', title: null }),
    addresses: [],
  },
];

export const tooManyAddresses: readonly AssociationAddresses[] = Array.from({ length: 25 }, (_, index) => ({
  association: anAssociation({
    id: idOf(1, 1001 + index),
    code: String(1001 + index),
    name: `${LONG_NAME} ${index + 1}`,
    is_board: index % 4 === 0,
    is_invoice_check_copy: index % 3 === 0,
  }),
  addresses: [
    anAddress(index * 3 + 1, { street: LONG_NAME, addressee: LONG_NAME, city: LONG_NAME }),
    anAddress(index * 3 + 2, { kind: 'postal' }),
    anAddress(index * 3 + 3, { kind: 'postal', country: 'BE' }),
  ],
}));
