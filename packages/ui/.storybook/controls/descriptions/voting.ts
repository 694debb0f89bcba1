/** The Dutch descriptions of what members use to vote, by their English docstring. */
export const voting: Readonly<Record<string, string>> = {
  'The numbers of a closed ballot, as the API returns them.':
    'De getallen van een gesloten stemming, zoals de API ze geeft.',
  'The part of the votes cast that the decision needs.':
    'Het deel van de uitgebrachte stemmen dat het besluit nodig heeft.',
  'The number of votes that must be present; null if the decision needs none.':
    'Het aantal stemmen dat aanwezig moet zijn. `null` als er geen aantal nodig is.',
  'The size of the numbers. `large` is for a beamer.':
    'De grootte van de getallen. `large` is voor een beamer.',
};
