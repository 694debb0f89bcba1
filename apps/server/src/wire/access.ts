/**
 * Who may make a call. What is not said is `signed_in`: nobody can forget the gate.
 * - `signed_in`: a session with its second factor, and in a path below an association a membership of it;
 * - `first_factor`: a session, also while the second factor is still to come;
 * - `open`: anybody; the session is not looked at.
 */
export type CallAccess = 'signed_in' | 'first_factor' | 'open';
