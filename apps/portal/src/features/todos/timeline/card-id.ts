/** Returns the id of the card of a reaction on the page, which gets the focus when the reaction is sent. */
export const cardId = (entryId: string): string => `gebeurtenis-${entryId}`;
