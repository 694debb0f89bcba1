import { string } from 'yup';

/** The kinds of columns. The messages are what the operator reads behind file, line and column. */
const CODE_LENGTH_MAX = 100;
const TEXT_LENGTH_MAX = 300;

const EMPTY = 'is empty';

/** The provider's own code of a thing: what makes a second import an update. */
export const code = () =>
  string().max(CODE_LENGTH_MAX, `has more than ${CODE_LENGTH_MAX} characters`).required(EMPTY);

export const text = (max = TEXT_LENGTH_MAX) => string().max(max, `has more than ${max} characters`);

export const requiredText = (max = TEXT_LENGTH_MAX) => text(max).required(EMPTY);

export const email = () => string().max(254).email('is not an e-mail address').required(EMPTY);

export const flag = () => string().oneOf(['yes', 'no'] as const, 'must be yes or no');

export const requiredFlag = () => flag().required(EMPTY);

const isDay = (value: string): boolean => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** A day: `2026-06-10`. */
export const day = () =>
  string().test(
    'day',
    'must be a day like 2026-06-10',
    (value) => value === undefined || (/^\d{4}-\d{2}-\d{2}$/u.test(value) && isDay(value)),
  );

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/u;

/** A moment with its time zone: `2026-06-24T09:30:00Z`. */
export const moment = () =>
  string().test(
    'moment',
    'must be a moment like 2026-06-24T09:30:00Z',
    (value) =>
      value === undefined ||
      (MOMENT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))),
  );

/** The pieces of a column that holds several, separated by semicolons. */
export const pieces = (value: string | undefined): string[] =>
  (value ?? '')
    .split(';')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
