import { aBoardMember } from '@mijn/api/mock/auth';
import { idOf, mockCall, refuse } from '@mijn/api/mock/call';
import { aSimilarTodo } from '@mijn/api/mock/reports';
import { anEntry } from '@mijn/api/mock/timeline';
import { aTodo, todoInList } from '@mijn/api/mock/todos';
import { reportsContract } from '@mijn/domain/reports/contract';
import type { Todo } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';
import { followedReport, sixEntries } from '../../../../testing/timeline-data.ts';
import { forBoard, shown, timelineOf } from '../../../../testing/timeline-screen.ts';

const meta = { title: 'Schermen/Samengevoegde meldingen' } satisfies Meta;

export default meta;

const sameReports = [
  aTodo(41, {
    description: 'Lekkage bij de dakdoorvoer',
    reported_reference: 'M-2026-0012',
    start_date: '2026-11-12',
  }),
  aTodo(42, { description: 'Water langs de muur van portiek A', start_date: '2026-11-14' }),
];

const target = { id: idOf(20, 41), reference: 'M-2026-0012', description: 'Lekkage bij de dakdoorvoer' };

const joined: Partial<Todo> = {
  ...forBoard,
  may_reject: false,
  may_set_visibility: false,
  may_join: false,
  may_undo_join: true,
  joined_to: target,
};

/** The targets that the story that is shown has sent. */
const targets: string[] = [];

const joinable = (joining: () => HttpHandler) => () => {
  targets.length = 0;
  return [
    mockCall(reportsContract.listSimilar, () => ({
      data: [
        aSimilarTodo(41, { description: 'Lekkage bij de dakdoorvoer', internal_reference: 'M-2026-0012' }),
      ],
    })),
    mockCall(todosContract.listTodos, () => ({
      data: sameReports.map(todoInList),
      meta: { page: 1, per_page: 10, total: 2, is_partial: false },
    })),
    joining(),
  ];
};

const joins = () =>
  mockCall(reportsContract.joinReport, ({ body }) => {
    targets.push(body.target_id);
    return { ...followedReport, ...joined };
  });

const chooseSame = async ({ canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Zelfde als…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /is hetzelfde als…$/u }));
  const submit = dialog.getByRole('button', { name: 'Samenvoegen' });
  await expect(submit).toBeDisabled();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Lekkage bij de dakdoorvoer' }));
  await expect(await dialog.findByText(/^De melder volgt dan M-2026-0012/u)).toBeVisible();
  return { dialog, submit };
};

export const ZelfdeAls = screenStory(
  shown({ todo: { ...forBoard, may_join: true }, user: aBoardMember(), first: joinable(joins) }),
  {
    async play({ canvas, userEvent }) {
      const { dialog, submit } = await chooseSame({ canvas, userEvent });
      await userEvent.type(dialog.getByRole('searchbox'), 'water');
      await expect(await dialog.findByText('2 actiepunten gevonden')).toBeVisible();
      await expect(dialog.getByRole('radio', { name: 'Lekkage bij de dakdoorvoer' })).toBeChecked();
      await userEvent.dblClick(submit);
      await expect(await canvas.findByText(/^Deze melding is samengevoegd met/u)).toBeVisible();
      await expect(targets).toEqual([target.id]);
      await expect(
        canvas.getByRole('link', { name: 'M-2026-0012: Lekkage bij de dakdoorvoer' }),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Losmaken' })).toBeVisible();
      await expect(canvas.queryByLabelText('Uw reactie')).toBeNull();
    },
  },
);

export const ZelfdeAlsGeopend = screenStory(
  shown({
    todo: { ...forBoard, may_join: true },
    user: aBoardMember(),
    first: joinable(() => mockCall(reportsContract.joinReport, refuse('conflict'))),
  }),
  {
    async play({ canvas, userEvent }) {
      const { dialog, submit } = await chooseSame({ canvas, userEvent });
      await userEvent.click(submit);
      await expect(await dialog.findByRole('alert')).toHaveTextContent('intussen gewijzigd');
    },
  },
);

export const ZelfdeAlsGeopendOpTelefoon = { ...ZelfdeAlsGeopend, globals: { scheme: 'dark' } };

export const Samengevoegd = screenStory(
  shown({
    todo: joined,
    user: aBoardMember(),
    entries: () => [
      ...sixEntries().slice(0, 1),
      anEntry(8, {
        kind: 'joined',
        author: { name: 'de heer B. Bakker', role: 'board', is_caller: false },
        internal_reference: 'M-2026-0012',
      }),
    ],
    first: () => [
      mockCall(reportsContract.undoJoin, () => ({ ...followedReport, ...forBoard, may_join: true })),
    ],
  }),
  {
    async play({ canvas, userEvent }) {
      const timeline = await timelineOf(canvas);
      await expect(timeline.getByText('Samengevoegd met M-2026-0012')).toBeVisible();
      await expect(timeline.getByText('Door de heer B. Bakker.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Losmaken' }));
      const question = await screen.findByRole('alertdialog', { name: 'Deze melding losmaken?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Losmaken' }));
      await expect(await canvas.findByRole('button', { name: 'Zelfde als…' })).toBeVisible();
      await expect(canvas.queryByText(/^Deze melding is samengevoegd/u)).toBeNull();
    },
  },
);

export const OokGemeldAls = screenStory(
  shown({
    todo: {
      is_own_report: false,
      joined_reports: [
        { id: idOf(20, 51), reference: 'M-2026-0033', description: 'Lekkage' },
        { id: idOf(20, 52), reference: 'M-2026-0034', description: 'Natte muur' },
      ],
      reporter_count: 3,
    },
    user: aBoardMember(),
    entries: () => [
      ...sixEntries(),
      anEntry(8, {
        kind: 'received',
        author: { name: 'de heer B. Bakker', role: 'board', is_caller: false },
        internal_reference: 'M-2026-0033',
        happened_at: '2026-11-20T11:00:00Z',
      }),
    ],
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('link', { name: 'M-2026-0034' })).toBeVisible();
      await expect(canvas.getByText('3 leden')).toBeVisible();
      await expect(await canvas.findByText('M-2026-0033 is hiermee samengevoegd')).toBeVisible();
    },
  },
);

export const OokGemeldAlsOpTelefoon = { ...OokGemeldAls, globals: { scheme: 'dark' } };
