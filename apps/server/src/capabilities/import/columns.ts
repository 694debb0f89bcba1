import { isDay, WEB_ADDRESS } from '@mijn/domain/formats';
import { AMOUNT_DIGITS_MAX, DOCUMENT_NAME_LENGTH_MAX, WEB_ADDRESS_LENGTH_MAX } from '@mijn/domain/limits';
import { showsText } from '@mijn/domain/texts';
import { string } from 'yup';
import {
  AMOUNT_SPELLINGS,
  DAY_SPELLINGS,
  FLAG_SPELLINGS,
  MOMENT_SPELLINGS,
  NO_FORMULA_ERROR,
  NO_ROUNDED_NUMBER,
  plainAmount,
  plainDay,
  plainFlag,
  plainMoment,
  plainPath,
  SERIAL_DAY,
} from './excel-spellings.ts';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Returns a value of a CSV file in the spelling that the rules of the column expect. */
    plain?: (value: string) => string;
    /** The values that `plain` can read. The rules may refuse some of them, such as the 31st of November. */
    spellings?: RegExp | readonly string[];
  }
}

// The operator reads the messages of columns after the file, line and column.
const CODE_LENGTH_MAX = 100;
const TEXT_LENGTH_MAX = 300;

const EMPTY = 'is empty';

/** A second import updates the row with the same code. */
export const code = () => text(CODE_LENGTH_MAX).required(EMPTY);

export const paragraphs = (max: number) => string().max(max, `has more than ${max} characters`);

export const text = (max = TEXT_LENGTH_MAX) =>
  paragraphs(max)
    .matches(/^[^\n]*$/u, 'holds a line break')
    .test(
      'rounded',
      'is a number that Excel has rounded: give the column the format "Tekst" in Excel, and fill in the whole numbers again',
      (value) => value === undefined || NO_ROUNDED_NUMBER.test(value),
    )
    .test(
      'formula error',
      'is an error of a formula in Excel: correct the formula, or fill in the value',
      (value) => value === undefined || NO_FORMULA_ERROR.test(value),
    );

export const requiredText = (max = TEXT_LENGTH_MAX) => text(max).required(EMPTY);

/** A column with the path of a file below the folder of the import. */
export const filePath = () => text().meta({ plain: plainPath });

export const requiredFilePath = () => filePath().required(EMPTY);

/** The limit leaves room for an extension. */
export const documentName = () => requiredText(DOCUMENT_NAME_LENGTH_MAX - '.jpeg'.length);

export const email = () => string().max(254).email('is not an e-mail address').required(EMPTY);

export const flag = () =>
  string()
    .meta({ plain: plainFlag, spellings: FLAG_SPELLINGS })
    .oneOf(['yes', 'no'] as const, 'must be yes or no');

export const requiredFlag = () => flag().required(EMPTY);

const SERIAL =
  'is the number that Excel keeps for a day: give the column the format "Datum" in Excel, and save the file again';

export const day = () =>
  string()
    .meta({ plain: plainDay, spellings: DAY_SPELLINGS })
    .test('day', 'must be a day like 2026-06-10 or 10-6-2026', (value, { createError }) => {
      if (value === undefined || isDay(value)) return true;
      return SERIAL_DAY.test(value) ? createError({ message: SERIAL }) : false;
    });

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/u;

/** The database and JSON write no years other than 1 to 9999. */
const isInCalendar = (moment: number): boolean =>
  moment >= Date.parse('0001-01-01T00:00:00Z') && moment <= Date.parse('9999-12-31T23:59:59.999Z');

export const moment = () =>
  string()
    .meta({ plain: plainMoment, spellings: MOMENT_SPELLINGS })
    .test(
      'moment',
      'must be a moment like 2026-06-24T09:30:00Z or 24-6-2026 11:30',
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

/** An amount in the spelling of `plainAmount`. */
const AMOUNT = /^-?(?<whole>\d+)\.\d{2}$/u;

export const amount = () =>
  string()
    .meta({ plain: plainAmount, spellings: AMOUNT_SPELLINGS })
    .matches(AMOUNT, 'must be an amount like 1234.56 or 1.234,56')
    .test(
      'digits',
      `has more than ${AMOUNT_DIGITS_MAX} digits before its decimals`,
      (value) =>
        value === undefined || (AMOUNT.exec(value)?.groups?.['whole']?.length ?? 0) <= AMOUNT_DIGITS_MAX,
    );

/** A column with an address that members open, such as the link of a meeting. */
export const webAddress = () =>
  text(WEB_ADDRESS_LENGTH_MAX).matches(
    WEB_ADDRESS,
    'must be an address like https://vergaderen.example.nl/alv, without a name or password in it',
  );

/** A column with a whole number, such as the votes of an apartment. */
export const wholeNumber = () =>
  string().matches(/^(?:0|[1-9]\d{0,6})$/u, 'must be a whole number from 0 to 9999999');

/** A column with an amount in euros of zero or more, such as `1000.00`, or `no`. */
export const amountOrNo = () =>
  string()
    .meta({ plain: (value) => plainAmount(plainFlag(value)) })
    .test(
      'amount or no',
      'must be an amount like 1000.00, or no',
      (value) =>
        value === undefined || value === 'no' || (!value.startsWith('-') && amount().isValidSync(value)),
    );

/** @param value an amount that its column has accepted. */
export const centsOfAmount = (value: string): number => Number(value.replace('.', '')) || 0;
