import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../../platform/security/digest.ts';
import { chained, type ChainedDelivery, hashOfDelivery, isChainUnchanged } from './delivery-chain.service.ts';

type Row = ChainedDelivery & { hash: string };

const content = sha256('{}');

const delivered_at = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
const none = fc.constant(null);

const mail = fc.record({
  user_id: fc.uuid(),
  name: fc.string(),
  email: fc.emailAddress(),
  apartment_id: none,
  apartment: none,
  way: fc.constant('mail'),
  delivered_at,
});

const letter = fc.record({
  user_id: none,
  name: fc.string(),
  email: none,
  apartment_id: fc.uuid(),
  apartment: fc.string(),
  way: fc.constant('post'),
  delivered_at,
});

/** Chains of one to eight deliveries, which were written in two parts. */
const chains = fc
  .tuple(fc.array(fc.oneof(mail, letter), { minLength: 1, maxLength: 8 }), fc.nat(8))
  .map(([receivers, first]): Row[] => {
    const before = chained({ delivery_count: 0, delivery_hash: content }, receivers.slice(0, first));
    return before.deliveries.concat(chained(before.end, receivers.slice(first)).deliveries);
  });

const endOf = (rows: readonly Row[]) => ({
  delivery_count: rows.length,
  delivery_hash: rows.at(-1)?.hash ?? content,
});

const fields = [
  'position',
  'user_id',
  'name',
  'email',
  'apartment_id',
  'apartment',
  'way',
  'delivered_at',
  'hash',
] as const;

/** Returns another value of a field. */
function changedField(row: Row, field: (typeof fields)[number]): Row {
  if (field === 'position') return { ...row, position: row.position + 1 };
  if (field === 'delivered_at') return { ...row, delivered_at: new Date(row.delivered_at.getTime() + 1) };
  return { ...row, [field]: `${row[field]}x` };
}

describe('the chain of deliveries', () => {
  it('is unchanged as it was written', () => {
    fc.assert(fc.property(chains, (rows) => isChainUnchanged(content, rows, endOf(rows))));
    expect(isChainUnchanged(content, [], endOf([]))).toBe(true);
  });

  it('breaks with any change of any field of any delivery', () => {
    fc.assert(
      fc.property(chains, fc.nat(), fc.constantFrom(...fields), (rows, choice, field) => {
        const at = choice % rows.length;
        const changed = rows.map((row, place) => (place === at ? changedField(row, field) : row));
        return !isChainUnchanged(content, changed, endOf(rows));
      }),
    );
  });

  it('breaks with a field that changes together with its hash', () => {
    fc.assert(
      fc.property(chains, fc.nat(), (rows, choice) => {
        const at = choice % rows.length;
        const before = rows[at - 1]?.hash ?? content;
        const changed = rows.map((row, place) => {
          if (place !== at) return row;
          const other = { ...row, email: `${row.email}x` };
          return { ...other, hash: hashOfDelivery(before, other) };
        });
        return !isChainUnchanged(content, changed, endOf(rows));
      }),
    );
  });

  it('breaks without a delivery, with one twice, and with another content', () => {
    fc.assert(
      fc.property(chains, fc.nat(), (rows, choice) => {
        const at = choice % rows.length;
        const end = endOf(rows);
        return (
          !isChainUnchanged(content, rows.toSpliced(at, 1), end) &&
          !isChainUnchanged(content, rows.toSpliced(at, 0, ...rows.slice(at, at + 1)), end) &&
          !isChainUnchanged(sha256('other'), rows, end)
        );
      }),
    );
  });
});
