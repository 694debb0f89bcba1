/** The secret of the server, which may hold two for the time of a rotation (docs/decisions/0197). */
export interface ServerSecret {
  current: string;
  /** The next or the previous secret, with which signatures are verified and texts are opened too. */
  other?: string | undefined;
}

export const allSecrets = ({ current, other }: ServerSecret): readonly string[] =>
  other === undefined ? [current] : [current, other];
