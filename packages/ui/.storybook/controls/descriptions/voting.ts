/** The Dutch descriptions of what members use to vote, by their English docstring. */
export const voting: Readonly<Record<string, string>> = {
  'For whom the vote is, such as "Uw appartement".': 'Voor wie de stem is, zoals “Uw appartement”.',
  'More about the apartment, such as "Kadestraat 45 · 22 stemmen".':
    'Meer over het appartement, zoals “Kadestraat 45 · 22 stemmen”.',
  'The vote, or null while nothing is chosen.': 'De stem, of `null` zolang er niets gekozen is.',
  'What members choose between. Without options they vote for or against.':
    'Waaruit leden kiezen. Zonder keuzes stemmen zij voor of tegen.',
  'Whether the vote can be seen and not changed, such as while it is sent.':
    'Of de stem te zien is en niet te wijzigen, zoals tijdens het versturen.',
  'Why the vote is fixed, such as "Instructie: tegen", with a sentence below it. The choices are then not shown.':
    'Waarom de stem vaststaat, zoals “Instructie: tegen”, met een zin eronder. Er is dan niets te kiezen.',
};
