/**
 * What a meeting can decide about how it goes on: to end a debate, to take a break, or to vote secretly about an agenda item. It is decided by
 * a show of hands, and is no decision of the association.
 */
export const proceduralKinds = ['close_debate', 'adjourn', 'secret_vote'] as const;

export type ProceduralKind = (typeof proceduralKinds)[number];

export const proceduralKindTexts: Readonly<Record<ProceduralKind, string>> = {
  close_debate: 'De discussie sluiten',
  adjourn: 'De vergadering schorsen',
  secret_vote: 'Geheim stemmen',
};

export const proceduralOutcomes = ['adopted', 'rejected'] as const;

export type ProceduralOutcome = (typeof proceduralOutcomes)[number];

export const proceduralOutcomeTexts: Readonly<Record<ProceduralOutcome, string>> = {
  adopted: 'Aangenomen',
  rejected: 'Verworpen',
};

interface Procedural {
  kind: ProceduralKind;
  item_id: string | null;
  outcome: ProceduralOutcome;
}

/** Returns whether the meeting decided to vote secretly about an item. @param motions of the meeting, oldest first: the last one holds. */
export function isVotedSecretly(motions: readonly Procedural[], itemId: string): boolean {
  let isSecret = false;
  for (const { kind, item_id, outcome } of motions)
    if (kind === 'secret_vote' && item_id === itemId) isSecret = outcome === 'adopted';
  return isSecret;
}
