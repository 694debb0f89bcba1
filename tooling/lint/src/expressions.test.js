import { describe, expect, it } from '@jest/globals';
import { faultOfExpression, textOf } from './expressions.js';

describe('the lint rule for regular expressions', () => {
  it.each([
    ['(a+)+b', 'inside another one'],
    [String.raw`\s+$`, 'begin anywhere'],
    [String.raw`[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+`, 'begin anywhere'],
    [String.raw`^\d+\d*x`, 'share the same text'],
  ])('refuses %s', (source, reason) => {
    expect(faultOfExpression(source, 'u')).toContain(reason);
  });

  it.each([
    String.raw`(?<!\s)\s+$`,
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+`,
    String.raw`\s+`,
    '(?:ab)*c{1,9}',
  ])('accepts %s', (source) => {
    expect(faultOfExpression(source, 'u')).toBeUndefined();
  });

  const literal = (value) => ({ type: 'Literal', value });
  const name = { type: 'Identifier', name: 'WORDS' };
  const join = { type: 'CallExpression', callee: { object: name, property: { name: 'join' } } };
  const template = (...texts) => ({
    type: 'TemplateLiteral',
    quasis: texts.map((text) => ({ value: { raw: text, cooked: text } })),
    expressions: texts.slice(1).map(() => name),
  });
  const constants = (node) => (one) => (one === 'WORDS' ? node : undefined);

  it.each([
    [
      'a sum',
      { type: 'BinaryExpression', operator: '+', left: literal('a'), right: literal('b') },
      'ab',
      undefined,
    ],
    ['a template', template('(', ')+'), '(a|b)+', literal('a|b')],
    [
      'String.raw',
      { type: 'TaggedTemplateExpression', tag: { property: { name: 'raw' } }, quasi: template('x', '') },
      'xa',
      literal('a'),
    ],
    [
      'the source of an expression',
      { type: 'MemberExpression', property: { name: 'source' }, object: name },
      'a+',
      { type: 'NewExpression', callee: { name: 'RegExp' }, arguments: [literal('a+')] },
    ],
    [
      'a joined list',
      { ...join, arguments: [literal('|')] },
      'a|b',
      { type: 'ArrayExpression', elements: [literal('a'), literal('b')] },
    ],
    ['a value that only the running program knows', name, undefined, undefined],
  ])('reads %s', (_, node, text, constant) => {
    expect(textOf(node, constants(constant))).toBe(text);
  });
});
