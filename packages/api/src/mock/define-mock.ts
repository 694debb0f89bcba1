import type { Association } from '@mijn/domain/associations';
import type { HttpHandler } from 'msw';
import type { MockSearch } from './call/member.ts';
import { type AnyResponder, anyResponder, type Call, mockAnyCall, type Responder } from './call/mock-call.ts';
import type { Place } from './provider/place.ts';

type Contract = Record<string, Call>;

/** The names of the operations that send bytes. */
type BytesName<C extends Contract> = {
  [Name in keyof C]: C[Name] extends { bytes: true } ? Name : never;
}[keyof C];

/** A responder for every operation. An operation that sends bytes needs one only to refuse a call, or for the text of its file. */
export type Responders<C extends Contract> = {
  [Name in Exclude<keyof C, BytesName<C>>]: Responder<C[Name]>;
} & { [Name in BytesName<C>]?: Responder<C[Name]> };

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
  /** Returns whether the rows exist for a member: otherwise every call is 404. By default they exist for all members. */
  maySee?: (association: Association) => boolean;
  /** Returns whether a member may make the calls that the contract refuses with `forbidden`. By default all members may. */
  mayChange?: (association: Association) => boolean;
  /** What the search over everything finds of the resource. */
  search?: MockSearch;
}

/** The mock of any resource, with the names of its operations. */
export interface AnyMock<Name extends string = string> {
  contract: Readonly<Record<Name, Call>>;
  isOwn: boolean;
  isPublic: readonly string[];
  maySee: (association: Association) => boolean;
  mayChange: (association: Association) => boolean;
  search: MockSearch | undefined;
  start: (place: Place) => Readonly<Record<string, AnyResponder>>;
}

function allResponders<C extends Contract>(
  contract: C,
  responders: Responders<C>,
): Record<string, AnyResponder> {
  const own = new Map<string, unknown>(Object.entries(responders));
  const text = () => 'Voorbeeld';
  return Object.fromEntries(
    Object.keys(contract).map((name) => [name, anyResponder(own.get(name) ?? text)] as const),
  );
}

export const defineMock = <C extends Contract, Data>({
  contract,
  isOwn = false,
  isPublic = [],
  maySee = () => true,
  mayChange = () => true,
  search,
  generate,
  respond,
}: Mock<C, Data>): AnyMock<keyof C & string> => ({
  contract,
  isOwn,
  isPublic: isPublic.map(String),
  maySee,
  mayChange,
  search,
  start: (place) => allResponders(contract, respond(generate(place))),
});

/** The number of parameters in a path. A fixed path is matched before one with a parameter in its place. */
const paramsIn = ({ path }: Call): number => path.split('{').length;

export const inOrderOfPaths = <Entry extends { operation: Call }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => paramsIn(one.operation) - paramsIn(other.operation));

export function callsOf<C extends Contract>(contract: C, responders: Responders<C>): HttpHandler[] {
  const all = allResponders(contract, responders);
  const entries = Object.entries(contract).map(([name, operation]) => ({ name, operation }));
  return inOrderOfPaths(entries).map(({ name, operation }) => mockAnyCall(operation, all[name]));
}
