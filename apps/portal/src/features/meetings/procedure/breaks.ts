/** How long a break takes at the press of a button, in minutes. */
export const BREAKS = [5, 10, 15, 30] as const;
