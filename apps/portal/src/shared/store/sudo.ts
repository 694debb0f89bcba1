import type { UnknownAction } from '@reduxjs/toolkit';
import { sudoAsked } from './session.slice.ts';

/** The open question for the password. It is not in the store, because a promise can't be serialised. */
let question: { response: Promise<boolean>; give: (isConfirmed: boolean) => void } | undefined;

type Dispatch = (action: UnknownAction) => unknown;

/**
 * Asks for the password. Calls that ask at the same time share one question.
 * @returns whether the member has given the password, so that the call can be repeated.
 */
export function askForSudo(dispatch: Dispatch): Promise<boolean> {
  if (question) return question.response;
  let give: (isConfirmed: boolean) => void = () => undefined;
  const response = new Promise<boolean>((resolve) => {
    give = resolve;
  });
  question = { response, give };
  dispatch(sudoAsked(true));
  return response;
}

export function passSudo(dispatch: Dispatch, isConfirmed: boolean): void {
  question?.give(isConfirmed);
  question = undefined;
  dispatch(sudoAsked(false));
}
