import { aDecision } from '@mijn/api/mock/decisions';
import type { Decision } from '@mijn/domain/decisions';

const linkTo = ({ id, title, decided_on }: Decision) => ({ id, title, decided_on });

const rules = {
  title: 'Huisregels',
  wording: 'De vergadering stelt de huisregels vast. Na 22.00 uur is het stil op de galerij.',
};

/** Returns six decisions, newest first: one rejected, one voidable, and one superseded by a later one. */
export function someDecisions(): Decision[] {
  const renewed = aDecision(2, {
    ...rules,
    number: '2026-03',
    title: 'Huisregels, met regels voor fietsen in de hal',
    in_force_since: '2026-07-01',
  });
  const former = aDecision(5, {
    ...rules,
    number: '2023-02',
    decided_on: '2023-06-14',
    published_on: '2023-06-28',
    superseded_by: linkTo(renewed),
    meeting: null,
  });
  return [
    aDecision(1, {
      number: '2026-05',
      title: 'Vervangen van de lift in portiek B',
      wording:
        'De vergadering laat de lift in portiek B vervangen, voor hoogstens € 84.500,00 uit het reservefonds.',
      decision_kind: 'Grote uitgaven',
      decided_on: '2026-11-04',
      published_on: '2026-11-11',
      votes_for: 702,
      votes_against: 41,
      votes_abstained: 12,
      votes_present: 755,
      in_force_since: '2026-11-05',
    }),
    { ...renewed, supersedes: [linkTo(former)] },
    aDecision(3, {
      number: '2026-02',
      title: 'Camera’s in de fietsenkelder',
      wording: 'De vergadering laat twee camera’s plaatsen in de fietsenkelder.',
      outcome: 'rejected',
      votes_for: 188,
      votes_against: 412,
    }),
    aDecision(4, {
      number: '2026-01',
      title: 'Jaarrekening 2025',
      votes_against: null,
      votes_abstained: null,
    }),
    former,
    aDecision(6, {
      title: 'Schilderwerk aan de gevel',
      wording: 'De vergadering laat de gevel schilderen door Van Rijn Schilders.',
      decided_on: '2022-11-23',
      published_on: null,
      meeting: null,
      votes_for: null,
      votes_against: null,
      votes_abstained: null,
      votes_present: null,
    }),
  ];
}
