/** The Dutch descriptions of what the board uses at a meeting, by their English docstring. */
export const ballots: Readonly<Record<string, string>> = {
  'What members choose between. Without options they vote for or against.':
    'Waaruit leden kiezen. Zonder keuzes stemmen zij voor of tegen.',
};
