import { isDay } from '@mijn/domain/formats';
import { AMOUNT_DIGITS_MAX, DOCUMENT_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import { showsText } from '@mijn/domain/texts';
import { string } from 'yup';

// The operator reads the messages of columns after the file, line and column.
const CODE_LENGTH_MAX = 100;
const TEXT_LENGTH_MAX = 300;

const EMPTY = 'is empty';

/** A second import updates the row with the same code. */
export const code = () => text(CODE_LENGTH_MAX).required(EMPTY);

export const paragraphs = (max: number) => string().max(max, `has more than ${max} characters`);

export const text = (max = TEXT_LENGTH_MAX) => paragraphs(max).matches(/^[^\n]*$/u, 'holds a line break');

export const requiredText = (max = TEXT_LENGTH_MAX) => text(max).required(EMPTY);

/** The limit leaves room for an extension. */
export const documentName = () => requiredText(DOCUMENT_NAME_LENGTH_MAX - '.jpeg'.length);

export const email = () => string().max(254).email('is not an e-mail address').required(EMPTY);

export const flag = () => string().oneOf(['yes', 'no'] as const, 'must be yes or no');

export const requiredFlag = () => flag().required(EMPTY);

export const day = () =>
  string().test('day', 'must be a day like 2026-06-10', (value) => value === undefined || isDay(value));

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/u;

/** The database and JSON write no years other than 1 to 9999. */
const isInCalendar = (moment: number): boolean =>
  moment >= Date.parse('0001-01-01T00:00:00Z') && moment <= Date.parse('9999-12-31T23:59:59.999Z');

export const moment = () =>
  string().test(
    'moment',
    'must be a moment like 2026-06-24T09:30:00Z',
    (value) =>
      value === undefined ||
      (MOMENT.test(value) && isDay(value.slice(0, 10)) && isInCalendar(Date.parse(value))),
  );

/** Semicolons separate the values. */
export const pieces = (value: string | undefined): string[] =>
  (value ?? '')
    .split(';')
    .map((piece) => piece.trim())
    .filter(showsText);

/** Matches `1234.56`, `1234,56` and `1.234,56`. Two decimals are required, so that thousands never count as decimals. */
const AMOUNT = /^(?<sign>-?)(?<whole>\d+|\d{1,3}(?:\.\d{3})+(?=,))[.,](?<decimals>\d{2})$/u;

const wholeOf = (amount: string): string | undefined =>
  AMOUNT.exec(amount)?.groups?.['whole']?.replaceAll('.', '');

export const amount = () =>
  string()
    .matches(AMOUNT, 'must be an amount like 1234.56 or 1.234,56')
    .test(
      'digits',
      `has more than ${AMOUNT_DIGITS_MAX} digits before its decimals`,
      (value) => value === undefined || (wholeOf(value)?.length ?? 0) <= AMOUNT_DIGITS_MAX,
    );

/** A column with an amount in euros of zero or more, such as `1000.00`, or `no`. */
export const amountOrNo = () =>
  string().test(
    'amount or no',
    'must be an amount like 1000.00, or no',
    (value) =>
      value === undefined || value === 'no' || (!value.startsWith('-') && amount().isValidSync(value)),
  );

export function centsOfAmount(value: string): number {
  const { sign = '', decimals = '' } = AMOUNT.exec(value)?.groups ?? {};
  const cents = Number(`${wholeOf(value) ?? ''}${decimals}`);
  return sign === '-' && cents !== 0 ? -cents : cents;
}
