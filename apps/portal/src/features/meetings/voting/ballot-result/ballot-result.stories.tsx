import { totalsOf, resultOf, type CountedVote } from '@mijn/domain/tally';
import type { VoteBasis, VotePart } from '@mijn/domain/voting-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '@mijn/ui/storybook/long-name';
import { labelsIn } from '../../components/votes-meter/label-boxes.ts';
import { BallotResult, type BallotResultProps } from './ballot-result.tsx';
import { partStory } from '../../../../testing/screen-story.ts';

interface Counted {
  votes: readonly CountedVote[];
  options?: readonly string[];
  majority?: VotePart;
  basis?: VoteBasis;
  present?: number;
  divided?: number;
  quorum?: number | null;
  invalid?: number;
  paper?: number;
}

const forAndAgainst = (votesFor: number, against: number, abstained = 72): CountedVote[] => [
  { votes: votesFor, choice: 'for', option: null },
  { votes: against, choice: 'against', option: null },
  { votes: abstained, choice: 'abstain', option: null },
];

const argsFor = ({
  votes,
  options = [],
  majority = 'two_thirds',
  basis = 'cast',
  present = 702,
  divided = 0,
  quorum = 667,
  invalid = 0,
  paper = 0,
}: Counted): Pick<BallotResultProps, 'result' | 'majority' | 'basis' | 'quorumVotes'> => ({
  majority,
  basis,
  quorumVotes: quorum,
  result: resultOf(totalsOf(votes, options), {
    majority,
    majority_basis: basis,
    votes_total: 1000,
    quorum_votes: quorum,
    votes_present: present,
    apartments_present: 31,
    votes_divided: divided,
    votes_invalid: invalid,
    votes_paper: paper,
  }),
});

const meta = {
  title: 'Onderdelen/Vergaderingen/Uitslag',
  component: BallotResult,
  parameters: partStory,
  args: argsFor({ votes: forAndAgainst(412, 188) }),
} satisfies Meta<typeof BallotResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {
  async play({ canvas, canvasElement }) {
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'Voor412',
      'Tegen188',
      'Uitgebracht600',
      'Nodig twee derde van 600400',
      '412 is 12 meer dan 400',
    ]);
    await expect(canvas.getByRole('img', { name: 'Voor 412, Tegen 188, nodig 400 van 600' })).toBeVisible();
    const numbers = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(numbers).toEqual(['600', '72', '30', '702']);
    await expect(labelsIn(canvasElement).seen).toBe(3);
  },
};

export const BeginstandOpTelefoon: Story = {
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Verworpen: Story = {
  args: argsFor({ votes: forAndAgainst(380, 220) }),
  async play({ canvas }) {
    await expect(canvas.getByRole('cell', { name: '380 is 20 minder dan 400' })).toBeVisible();
  },
};

export const PreciesGenoeg: Story = {
  args: argsFor({ votes: forAndAgainst(400, 200) }),
  async play({ canvas }) {
    await expect(canvas.getByRole('cell', { name: '400 is precies genoeg' })).toBeVisible();
  },
};

/** Half of the votes is not more than half. */
export const StakenVanStemmen: Story = {
  args: argsFor({ votes: forAndAgainst(300, 300), majority: 'more_than_half' }),
  async play({ canvas }) {
    await expect(canvas.getByRole('cell', { name: '300 is 1 minder dan 301' })).toBeVisible();
    await expect(canvas.getByText('meer dan de helft van 600')).toBeVisible();
  },
};

export const TeWeinigAanwezig: Story = {
  args: argsFor({ votes: forAndAgainst(412, 88, 39), present: 569 }),
  async play({ canvas, canvasElement }) {
    await expect(
      canvas.getByRole('cell', { name: 'Geen besluit: er zijn 569 stemmen aanwezig, 98 te weinig' }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Voor 412, Tegen 88, geen besluit' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-look="first"]')).toBeNull();
    await expect(canvas.queryByText('nodig 334')).not.toBeInTheDocument();
  },
};

/** A secret ballot in which some voted on paper, and some slips and votes could not be read. */
export const OngeldigEnOpPapier: Story = {
  args: argsFor({ votes: forAndAgainst(412, 188), invalid: 12, paper: 48 }),
  async play({ canvas }) {
    const numbers = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(numbers).toEqual(['600', '72', '12', '18', '702']);
    await expect(canvas.getByText('Ongeldig, telt niet mee')).toBeVisible();
    await expect(canvas.getByText('waarvan op papier: 48')).toBeVisible();
  },
};

export const EigenarenOneens: Story = {
  args: argsFor({ votes: forAndAgainst(412, 188, 48), divided: 24, quorum: null }),
  async play({ canvas }) {
    await expect(canvas.getByText('Eigenaren niet eens, telt niet mee')).toBeVisible();
    await expect(canvas.queryByText(/geldig besluit/u)).not.toBeInTheDocument();
  },
};

export const Unaniem: Story = { args: argsFor({ votes: forAndAgainst(702, 0, 0), majority: 'all' }) };

export const NiemandStemde: Story = {
  args: argsFor({ votes: [] }),
  async play({ canvas }) {
    await expect(
      canvas.getByRole('cell', { name: 'Geen besluit: niemand heeft voor of tegen gestemd' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

const companies = ['Zon op Zuid', 'De Zonnestraal', 'Volt'];

const forCompanies = (...votes: readonly number[]): CountedVote[] =>
  votes.map((number, at) => ({ votes: number, choice: 'option', option: companies[at] ?? null }));

export const Keuzes: Story = {
  args: argsFor({ votes: forCompanies(120, 380, 60), options: companies, majority: 'more_than_half' }),
  async play({ canvas }) {
    await expect(canvas.getByRole('cell', { name: 'De Zonnestraal: 380 is 99 meer dan 281' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Zon op Zuid 120' })).toBeVisible();
  },
};

const fourFifths = { majority: 'four_fifths', present: 800, quorum: null } as const;

/** Four fifths of the votes cast, and not of all votes, as Burgerlijk Wetboek 5:139 lid 2 asks. */
export const VanAlleStemmen: Story = {
  args: argsFor({ ...fourFifths, basis: 'all', votes: forAndAgainst(640, 60) }),
  async play({ canvas }) {
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'Voor640',
      'Tegen60',
      'Uitgebracht700',
      'Nodig vier vijfde van alle 1.000 stemmen800',
      '640 is 160 minder dan 800',
    ]);
    await expect(canvas.getByRole('img', { name: 'Voor 640, Tegen 60, nodig 800 van 1.000' })).toBeVisible();
    await expect(canvas.getByText('Onthouding, geen stem voor')).toBeVisible();
  },
};

export const VanAanwezigeStemmen: Story = {
  args: argsFor({ ...fourFifths, basis: 'present', votes: forAndAgainst(640, 60) }),
  async play({ canvas }) {
    await expect(canvas.getByText('vier vijfde van de 800 aanwezige stemmen')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '640 is precies genoeg' })).toBeVisible();
  },
};

export const EvenveelStemmen: Story = {
  args: argsFor({ votes: forCompanies(250, 250, 100), options: companies, majority: 'more_than_half' }),
  async play({ canvas }) {
    await expect(
      canvas.getByRole('cell', { name: 'Zon op Zuid en De Zonnestraal hebben elk 250 stemmen' }),
    ).toBeVisible();
  },
};

export const OpBeamer: Story = { args: { size: 'large' } };

export const OvervolOpTelefoon: Story = {
  args: argsFor({
    votes: [
      { votes: 1_120_000, choice: 'option', option: longName },
      { votes: 380_000, choice: 'option', option: longName.replaceAll(' ', '') },
    ],
    options: [longName, longName.replaceAll(' ', '')],
    present: 1_900_000,
    quorum: 1_666_667,
  }),
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
