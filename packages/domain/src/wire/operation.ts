/** Where one call goes. Without schemas, so that the browser loads no validator to make a call. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base address; `{name}` stands for a parameter. */
  path: `/${string}`;
  /** The answer is a file: its bytes, with ranges. */
  bytes?: true;
  /** The body is multipart/form-data: the fields of the body, and one file named `file`. */
  upload?: true;
}

/** The calls of one resource by name. */
export type Operations = Record<string, Operation>;

/** The names between braces in a path: `'association_id' | 'document_id'`. */
export type PathParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParamName<Rest>
  : never;

/** What a path needs to become an address. */
export type PathParams<Path extends string> = { [Name in PathParamName<Path>]: string };

/** The path with every `{name}` filled in and encoded. */
export function fillPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values: Record<string, string> = params;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
