/** Returns the name of the draft of a new reaction, of which an action item has one. */
export const reactionDraft = (todoId: string): string => `reaction/${todoId}`;
