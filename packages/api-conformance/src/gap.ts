/** A rule that is known not to hold for an operation, and is accepted. */
export interface Gap {
  /** The id of the check, as `--list` prints it. */
  check: string;
  /** The method and the path of the operation, such as `GET /auth/user`. */
  operation: string;
  /** Why it is accepted, for people. */
  why?: string | undefined;
}
