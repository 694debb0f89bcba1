import { PASSWORD_LENGTH_MIN } from '../limits/limits.ts';

/** The words in the most common passwords of twelve characters or more, from published lists. */
const COMMON_STEMS = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'wachtwoord',
  'welkom',
  'welcome',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'azerty',
  'iloveyou',
  'ikhouvanjou',
  'letmein',
  'administrator',
  'admin',
  'feyenoord',
  'nederland',
  'rotterdam',
  'amsterdam',
  'geheim',
  'zomer',
  'winter',
  'lente',
  'herfst',
] as const;

const isRepetition = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(text);

const isSequence = (text: string): boolean =>
  Array.from(text).every((character, index, all) => {
    const previous = all[index - 1];
    return (
      previous === undefined ||
      Math.abs((character.codePointAt(0) ?? 0) - (previous.codePointAt(0) ?? 0)) <= 1
    );
  });

export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const letters = text.replaceAll(/^[\d\W_]+|(?<![\d\W_])[\d\W_]+$/gu, '');
  const isStem = COMMON_STEMS.some((stem) => letters === stem || letters === stem.repeat(2));
  return isStem || isRepetition(text) || isSequence(text) || /^\d+$/u.test(text);
}

export type PasswordStrength = 'empty' | 'too_weak' | 'fair' | 'strong';

/** Returns the strength of a new password. It depends on length, not on the kinds of characters. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'empty';
  if (password.length < PASSWORD_LENGTH_MIN || isCommonPassword(password)) return 'too_weak';
  return password.length < PASSWORD_LENGTH_MIN + 4 || new Set(password).size < 8 ? 'fair' : 'strong';
}
