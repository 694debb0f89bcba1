/** The Dutch descriptions of what members use to vote, by their English docstring. */
export const voting: Readonly<Record<string, string>> = {};
