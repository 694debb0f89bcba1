import { describe, expect, it } from '@jest/globals';
import { linkedParagraphs, linkedText } from './linked-text.ts';

const linksIn = (text: string) =>
  linkedText(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [[shown, href]]));

describe('a text with links', () => {
  it.each([
    [
      'Zie https://waterpas.example/agenda.',
      'https://waterpas.example/agenda',
      'https://waterpas.example/agenda',
    ],
    ['Zie HTTP://Waterpas.example!', 'HTTP://Waterpas.example', 'http://waterpas.example/'],
    ['(zie www.waterpas.example/a_(b))', 'www.waterpas.example/a_(b)', 'https://www.waterpas.example/a_(b)'],
    ['“www.waterpas.example”', 'www.waterpas.example', 'https://www.waterpas.example/'],
    [
      'https://a.example/?q=dak&b=1#top, en',
      'https://a.example/?q=dak&b=1#top',
      'https://a.example/?q=dak&b=1#top',
    ],
    ['https://a.example/x?!…', 'https://a.example/x', 'https://a.example/x'],
    ['<https://a.example/pad>', 'https://a.example/pad', 'https://a.example/pad'],
    ['https://café.example/één', 'https://café.example/één', 'https://xn--caf-dma.example/%C3%A9%C3%A9n'],
    ['http://localhost:3000/x', 'http://localhost:3000/x', 'http://localhost:3000/x'],
    [
      'Mail bea.bestuur+vve@waterpas.example.',
      'bea.bestuur+vve@waterpas.example',
      'mailto:bea.bestuur+vve@waterpas.example',
    ],
    ['<bea@sub.waterpas.example>', 'bea@sub.waterpas.example', 'mailto:bea@sub.waterpas.example'],
    ['Bel 06 12 34 56 78.', '06 12 34 56 78', 'tel:+31612345678'],
    ['Bel 06-12345678!', '06-12345678', 'tel:+31612345678'],
    ['Bel (010) 123 45 67', '(010) 123 45 67', 'tel:+31101234567'],
    ['Bel 010 - 123 45 67', '010 - 123 45 67', 'tel:+31101234567'],
    ['Bel +31 (0)6 1234 5678', '+31 (0)6 1234 5678', 'tel:+31612345678'],
    ['Bel 0031612345678', '0031612345678', 'tel:+31612345678'],
    ['Bel 0800-1234', '0800-1234', 'tel:08001234'],
    ['Bel 0900 123 45 67', '0900 123 45 67', 'tel:09001234567'],
  ])('links in %j: %j', (text, shown, href) => {
    expect(linksIn(text)).toEqual([[shown, href]]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'file:///etc/passwd',
    'http://',
    'https://..',
    'http:// a',
    'https://[::1',
    'www.',
    'www..nl',
    'a@b',
    'bea@@waterpas.example',
    '@waterpas.example',
    'Het is 12.30 uur op 01-02-2026.',
    'Factuur 0612345678901 en 1061234567 8',
    'NL91 ABNA 0417 1643 00',
    'NL91ABNA0417164300',
    '€ 1.234.567,89',
    '3011 AB',
    'dakgoot.De lift',
  ])('has no links in %j', (text) => {
    expect(linkedText(text)).toEqual([{ text }]);
  });

  it.each([
    ['https://waterpas.example@evil.example/', undefined],
    ['https://a.example/"onmouseover="alert(1)', 'https://a.example/'],
    ['https://a.example/<img src=x onerror=alert(1)>', 'https://a.example/'],
    ['javascript:www.a.example', undefined],
    ['xhttps://a.example', undefined],
    ['https://a.example/\u0000b', 'https://a.example/'],
  ])('is safe for %j: %j', (text, href) => {
    expect(linksIn(text).map(([, address]) => address)).toEqual(href === undefined ? [] : [href]);
  });

  it('keeps every character of the text in its order', () => {
    const text = 'Bel 06 12 34 56 78, mail a@b.nl; zie www.a.example, of (https://b.example/c).';
    expect(
      linkedText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(linksIn(text)).toHaveLength(4);
  });

  it('has paragraphs at empty lines, and keeps single line breaks', () => {
    expect(linkedParagraphs('\n\nEen\r\ntwee\n \n\n\ndrie\n')).toEqual([
      [{ text: 'Een\ntwee' }],
      [{ text: 'drie' }],
    ]);
    expect(linkedParagraphs(' \n ')).toEqual([]);
  });

  it.each([
    'a',
    '0',
    '06 ',
    'https://',
    'www.',
    'a@',
    '@a.',
    '(',
    '+31',
    '((((www.a',
    '-',
    '\n',
    '<b>',
    '0-',
  ])('takes little time for a long text of %j', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const start = performance.now();
    expect(
      linkedText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    linkedParagraphs(text);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
