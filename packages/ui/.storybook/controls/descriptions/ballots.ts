/** The Dutch descriptions of what the board uses at a meeting, by their English docstring. */
export const ballots: Readonly<Record<string, string>> = {};
