import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './seal.ts';

describe('a sealed text', () => {
  const sealed = seal({ current: 'a secret' }, 'webhook', 'whsec_x');

  it('is read with the same secret and purpose alone', () => {
    expect(unseal({ current: 'a secret' }, 'webhook', sealed)).toBe('whsec_x');
    expect(unseal({ current: 'another', other: 'a secret' }, 'webhook', sealed)).toBe('whsec_x');
    expect(unseal({ current: 'another' }, 'webhook', sealed)).toBeUndefined();
    expect(unseal({ current: 'a secret' }, 'mail', sealed)).toBeUndefined();
  });

  it('does not contain the text, differs each time, and is refused when it was changed', () => {
    expect(sealed.toString('latin1')).not.toContain('whsec_x');
    expect(seal({ current: 'a secret' }, 'webhook', 'whsec_x')).not.toEqual(sealed);
    const changed = Buffer.from(sealed);
    changed[14] = (changed[14] ?? 0) ^ 1;
    expect(unseal({ current: 'a secret' }, 'webhook', changed)).toBeUndefined();
  });
});
