import { describe, expect, it } from '@jest/globals';
import { clientOf, networkOf } from './client-networks.ts';

describe('the identifier of a client', () => {
  it('is empty for a connection that has been closed', () => {
    expect(clientOf(undefined)).toBe('');
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('for %s is %s', (ip, client) => {
    expect(clientOf(ip)).toBe(client);
  });
});

describe('the network of a client', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['192.0.2.7', undefined],
    ['::ffff:192.0.2.7', undefined],
  ])('for %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
