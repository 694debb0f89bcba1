import { describe, expect, it } from '@jest/globals';
import { paymentOf } from './figures.ts';

describe('the amounts between a total of 100 euros and the amount to pay', () => {
  it.each([
    [0, 0, 10_000, []],
    [4000, 0, 6000, ['prepaid -4000', 'payable 6000']],
    [0, -2, 9998, ['rounding -2', 'payable 9998']],
    [4000, 30, 6030, ['prepaid -4000', 'rounding 30', 'payable 6030']],
    // Amounts that do not add up are shown unchanged.
    [0, 0, 6000, ['payable 6000']],
    [4000, 0, 10_000, ['prepaid -4000', 'payable 10000']],
  ])(
    'are correct with a prepaid amount of %s and a rounding of %s',
    (prepaid_cents, rounding_cents, payable_cents, shown) => {
      const payment = paymentOf({ total_cents: 10_000, prepaid_cents, rounding_cents, payable_cents });
      expect(payment.map(({ id, cents }) => `${id} ${cents}`)).toEqual(shown);
    },
  );
});
