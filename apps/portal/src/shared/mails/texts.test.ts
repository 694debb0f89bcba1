import { describe, expect, it } from '@jest/globals';
import { texts } from './texts.ts';

describe('the texts about a mail to the owners', () => {
  it.each([
    [0, 'Niemand krijgt een mail: geen eigenaar heeft deze mail aanstaan.'],
    [1, '1 eigenaar krijgt een mail.'],
    [31, '31 eigenaren krijgen een mail.'],
  ])('say beforehand that %d owners get it', (count, text) => expect(texts.recipients(count)).toBe(text));

  it.each([
    [
      'before it is queued',
      { queued: 0, sent: 0, is_finished: false },
      'mail aan eigenaren wordt klaargezet',
    ],
    [
      'while it is sent',
      { queued: 31, sent: 12, is_finished: false },
      'mail verstuurd aan 12 van 31 eigenaren',
    ],
    ['after all got it', { queued: 31, sent: 31, is_finished: true }, 'mail verstuurd aan 31 eigenaren'],
    ['after one got it', { queued: 2, sent: 1, is_finished: true }, 'mail verstuurd aan 1 eigenaar'],
    [
      'after nobody got it',
      { queued: 0, sent: 0, is_finished: true },
      'geen eigenaar heeft een mail gekregen',
    ],
    ['without counts', { queued: null, sent: null, is_finished: true }, 'mail verstuurd aan eigenaren'],
  ])('say %s how far it is', (_, progress, text) => expect(texts.progress(progress)).toBe(text));
});
