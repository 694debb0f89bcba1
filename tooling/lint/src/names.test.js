import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { faultOfName, readRetired } from './names.js';

const retired = readRetired(readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8'));

describe('the words of names', () => {
  it.each([
    ['answer', 'response'],
    ['ListAnswer', 'response'],
    ['keepAnswers', 'response'],
    ['ANSWER_MS_MAX', 'response'],
    ['bulletinOperations', 'message'],
    ['nameClash', 'conflict'],
  ])('%s is refused', (name, advice) => {
    expect(faultOfName(name, retired)).toContain(`“${advice}”`);
  });

  it.each(['response', 'bulletin_board', 'isAnswered', 'messagesOperations', 'clashing', 'responding'])(
    '%s is allowed',
    (name) => {
      expect(faultOfName(name, retired)).toBeUndefined();
    },
  );
});
