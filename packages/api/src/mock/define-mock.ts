import type { HttpHandler } from 'msw';
import { Refusal } from './call/refusal.ts';
import { type AnyResponder, anyResponder, type Call, mockAnyCall, type Responder } from './call/mock-call.ts';
import type { Place } from './provider/place.ts';

type Contract = Record<string, Call>;

/**
 * The responders of the operations that a mock plays. Without one, an operation that sends bytes sends an example, and any other is
 * refused with a message that names it: a story or test scripts it with `mockCall`.
 */
export type Responders<C extends Contract> = { [Name in keyof C]?: Responder<C[Name]> };

/** The declaration of the mock of one resource. */
export interface Mock<C extends Contract, Data> {
  contract: C;
  /** Returns the data of an association, or of a member for operations without an association in their path. */
  generate: (place: Place) => Data;
  respond: (data: Data) => Responders<C>;
  /** Whether each member has rows of their own in an association. By default its members share them. */
  isOwn?: boolean;
  /** The operations that need no session. */
  isPublic?: readonly (keyof C)[];
}

/** The mock of any resource, with the names of its operations. */
export interface AnyMock<Name extends string = string> {
  contract: Readonly<Record<Name, Call>>;
  isOwn: boolean;
  isPublic: readonly string[];
  /** Starts the mock of an association or a member, and returns the responders of the operations that it plays. */
  start: (place: Place) => object;
}

/** Returns the responder of an operation. One that the mock does not play sends an example file, or refuses the call. */
export function responderOf(responders: object, name: string, operation: Call): AnyResponder {
  const [, own] = Object.entries(responders).find(([known]) => known === name) ?? [];
  if (own !== undefined) return anyResponder(own);
  if (operation.sends) return () => 'Voorbeeld';
  const call = `${name} (${operation.method} ${operation.path})`;
  const message = `The mock does not answer ${call}: script it with mockCall.`;
  return () => new Refusal('internal_error', { message });
}

export const defineMock = <C extends Contract, Data>({
  contract,
  isOwn = false,
  isPublic = [],
  generate,
  respond,
}: Mock<C, Data>): AnyMock<keyof C & string> => ({
  contract,
  isOwn,
  isPublic: isPublic.map(String),
  start: (place) => respond(generate(place)),
});

/** The number of parameters in a path. A fixed path is matched before one with a parameter in its place. */
const paramsIn = ({ path }: Call): number => path.split('{').length;

export const inOrderOfPaths = <Entry extends { operation: Call }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => paramsIn(one.operation) - paramsIn(other.operation));

export function callsOf<C extends Contract>(contract: C, responders: Responders<C>): HttpHandler[] {
  const entries = Object.entries(contract).map(([name, operation]) => ({ name, operation }));
  return inOrderOfPaths(entries).map(({ name, operation }) =>
    mockAnyCall(operation, responderOf(responders, name, operation)),
  );
}
