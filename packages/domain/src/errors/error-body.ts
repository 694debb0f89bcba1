import type { ErrorCode } from './error-codes.ts';
import type { FieldErrors } from './field-error-codes.ts';

/** The body of every answer that is not a success (decisions §2). */
export interface ErrorBody {
  code: ErrorCode;
  /** One English sentence for the developer who reads the wire. */
  message: string;
  errors?: FieldErrors;
  /** What the text of the code needs, such as `{ "limit": 26214400 }`. */
  params?: Record<string, string | number>;
}
