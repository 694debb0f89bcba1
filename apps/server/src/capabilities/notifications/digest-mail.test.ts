import { describe, expect, it } from '@jest/globals';
import { digestKinds } from '@mijn/domain/notifications';
import { testConfig } from '../../testing/test-config.ts';
import { digestMail } from './digest-mail.ts';
import { exampleDigest, exampleLinks } from './examples.ts';

/** A digest with every kind in a number of associations, each with ten things of the longest names. */
const digestOf = (associations: number) =>
  digestMail(testConfig(''), {
    ...exampleDigest,
    links: exampleLinks,
    associations: Array.from({ length: associations }, (_, index) => ({
      name: `VvE ${index} ${'lang '.repeat(15)}`,
      code: String(1000 + index),
      kinds: digestKinds.map((kind) => ({
        kind,
        news: {
          total: 22,
          items: Array.from({ length: 10 }, () => ({
            title: 'Notulen van de vergadering '.repeat(9),
            details: 'Groep '.repeat(40),
            path: '/archive?document=01a1f9c4-c6f4-7226-b044-46c8cecb18b1' as const,
          })),
        },
      })),
    })),
  });

describe('the digest of a member of many associations', () => {
  it('is short enough that no mail program cuts it', () => {
    for (const associations of [1, 6, 200]) {
      expect(Buffer.byteLength(digestOf(associations).html_body)).toBeLessThan(30_000);
    }
  });

  it('counts what it does not name', () => {
    const { text_body, subject } = digestOf(200);
    expect(subject).toBe('Nieuw in uw 200 verenigingen');
    expect(text_body).toContain('- en nog 12\n');
    expect(text_body).toContain('- en nog 22\n');
    expect(text_body).toContain('Er is ook nieuws van nog 194 verenigingen.');
    expect(digestOf(6).text_body).not.toContain('Er is ook nieuws');
  });
});
