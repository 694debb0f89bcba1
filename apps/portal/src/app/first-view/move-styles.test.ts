import { describe, expect, it } from '@jest/globals';
import { moveStyles } from './move-styles.ts';

describe('the style attributes of a drawn page', () => {
  it('become rules, one for each style', () => {
    expect(moveStyles('<p style="width:4em">a</p><p style="width:4em">b</p><p style="top:0">c</p>')).toEqual({
      html: '<p data-style="0">a</p><p data-style="0">b</p><p data-style="1">c</p>',
      css: '[data-style="0"]{width:4em}[data-style="1"]{top:0}',
    });
  });

  it('have their quotes back, and can not end the style sheet', () => {
    const { css } = moveStyles('<p style="background:url(&quot;a&amp;b&quot;);--x:&lt;/style&gt;"></p>');
    expect(css).toBe(String.raw`[data-style="0"]{background:url("a&b");--x:\3c /style>}`);
  });

  it('are not found in text', () => {
    const html = '<p>een style=&quot;top:0&quot; in tekst</p>';
    expect(moveStyles(html)).toEqual({ html, css: '' });
  });
});
