import { isApiFailure } from '@mijn/api';
import { errorText } from '@mijn/api/texts';

/** Returns why a call failed, in Dutch. It throws what is no failure of a call, because that is a fault of the widget. */
export function failureTextOf(thrown: unknown): string {
  if (!isApiFailure(thrown)) throw thrown;
  return errorText(thrown.error);
}
