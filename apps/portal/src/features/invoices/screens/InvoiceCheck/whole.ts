/** An account number or an amount, not broken over two lines; of several each by itself. */
export const whole = (value: string): string => value.replaceAll(/(?<!,) /gu, '\u00a0');
