import { aUser } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { aProxy, someTerms } from '@mijn/api/mock/proxies';
import type { AuthUser } from '@mijn/domain/auth';
import type { Proxy } from '@mijn/domain/proxies';
import { proxiesContract } from '@mijn/domain/proxies/contract';
import { fillPath } from '@mijn/domain/wire';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { refuseTurn } from '../../../../testing/calls/refuse-turn.ts';
import { nextMeeting } from '../../../../testing/meetings-data.ts';
import { ask, heading, held, instructed, shown } from '../../../../testing/proxies-screen.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Gemachtigd zijn' } satisfies Meta;

export default meta;

const given = aProxy(1, { items: instructed });

export const Gemachtigd = screenStory(
  shown({
    proxies: [held(1, { giver: 'M. van Dijk', items: instructed }), held(2, { state: 'offered' })],
  }),
  {
    async play({ canvas, userEvent }) {
      const offered = await heading(canvas, 'B. Bakker vraagt u om te stemmen');
      const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      await expect(titles.slice(0, 2)).toEqual([
        'B. Bakker vraagt u om te stemmen',
        'U stemt voor M. van Dijk',
      ]);
      await expect(offered).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^Aannemen/u }));
      await expect(await screen.findByText('Aangenomen. U stemt voor B. Bakker.')).toBeVisible();
      await expect(await heading(canvas, 'U stemt voor B. Bakker')).toBeVisible();
    },
  },
);

export const GemachtigdOpTelefoon = screenStory(
  shown({ proxies: [held(1, { giver: 'M. van Dijk', items: instructed }), held(2, { state: 'offered' })] }),
  {
    async play({ canvas }) {
      await expect(await heading(canvas, 'B. Bakker vraagt u om te stemmen')).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

export const Weigeren = screenStory(shown({ proxies: [held(1, { state: 'offered' })] }), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Wilt u voor iemand stemmen?' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Weigeren/u }));
    const question = await ask('Machtiging weigeren?');
    await userEvent.click(question.getByRole('button', { name: 'Weigeren' }));
    await expect(await screen.findByText('Geweigerd. B. Bakker krijgt een mail.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Wilt u voor iemand stemmen?' })).not.toBeInTheDocument(),
    );
  },
});

export const TeVeel = screenStory(
  shown({
    proxies: [held(3, { state: 'offered' })],
    first: () => [
      mockCall(proxiesContract.respondToProxy, refuse('too_many_proxies', { params: { max: 2 } })),
    ],
  }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: /^Aannemen/u }));
      await expect(await screen.findByText(/het hoogste aantal machtigingen \(2\)/u)).toBeVisible();
    },
  },
);

export const IntussenIngetrokken = screenStory(
  shown({
    proxies: [held(1, { state: 'offered' })],
    first: () => [mockCall(proxiesContract.respondToProxy, refuse('proxy_ended'))],
  }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: /^Aannemen/u }));
      await expect(
        await screen.findByText(/Deze machtiging is intussen beantwoord of ingetrokken/u),
      ).toBeVisible();
    },
  },
);

/** Accepts the first proxy as another tab of the member does. */
async function acceptInOtherTab(): Promise<void> {
  const { method, path } = proxiesContract.respondToProxy;
  const association_id = aUser().associations[0]?.id ?? '';
  const params = { association_id, meeting_id: nextMeeting.id, proxy_id: held(1).id };
  await fetch(`/api${fillPath(path, params)}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accepted: true }),
  });
}

/** A refusal that was prepared before gives nothing back. */
export const IntussenAangenomen = screenStory(
  shown({
    proxies: [held(1, { state: 'offered' })],
    first: () => [refuseTurn(proxiesContract.respondToProxy, 2, 'conflict')],
  }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: /^Weigeren/u }));
      const question = await ask('Machtiging weigeren?');
      await acceptInOtherTab();
      await userEvent.click(question.getByRole('button', { name: 'Weigeren' }));
      await waitFor(async () => expect(await heading(canvas, 'U stemt voor B. Bakker')).toBeInTheDocument());
    },
  },
);

/** The page follows what happens elsewhere, as after a hint of the server. */
export const VolgtWijzigingen = screenStory(
  shown({ proxies: [held(1, { state: 'offered', items: instructed })] }),
  {
    async play({ canvas }) {
      await expect(await heading(canvas, 'B. Bakker vraagt u om te stemmen')).toBeVisible();
      // Who did not answer is neither called a holder nor told how to vote.
      await expect(canvas.getByText(/telt deze machtiging ook als u niet antwoordt/u)).toBeVisible();
      await expect(canvas.queryByText(/^Stem zoals hierboven staat/u)).not.toBeInTheDocument();
      await acceptInOtherTab();
      window.dispatchEvent(new Event('focus'));
      await expect(await heading(canvas, 'U stemt voor B. Bakker')).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'U bent gemachtigd' })).toBeVisible();
      await expect(canvas.getByText(/^Stem zoals hierboven staat/u)).toBeVisible();
      await expect(canvas.queryByText(/ook als u niet antwoordt/u)).not.toBeInTheDocument();
    },
  },
);

/** Somebody who holds a proxy and stays away learns that those votes do not count. */
export const KomtNietMaarGemachtigd = screenStory(shown({ proxies: [held(1)] }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ik kom niet' }));
    await expect(
      await canvas.findByText(
        'U bent gemachtigd door B. Bakker. Geef de machtiging terug, of deze stem telt niet.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Teruggeven/u }));
    const question = await ask('Machtiging teruggeven?');
    await userEvent.click(question.getByRole('button', { name: 'Teruggeven' }));
    await expect(await screen.findByText('Teruggegeven. B. Bakker krijgt een mail.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/U bent gemachtigd door/u)).not.toBeInTheDocument());
  },
});

const ofCoOwner = (own: Partial<Proxy> = {}): Proxy =>
  aProxy(1, { relation: 'co_owner', giver: 'B. Bakker', items: instructed, ...own });

/** The objection frees the apartment, so that the member can give a proxy. */
function objects() {
  let objected = false;
  return [
    mockCall(proxiesContract.objectToProxy, () => {
      objected = true;
      return ofCoOwner({ state: 'objected' });
    }),
    mockCall(proxiesContract.listProxies, () => ({
      data: [ofCoOwner(objected ? { state: 'objected' } : {})],
      terms: someTerms(objected ? {} : { obstacle: 'given_by_co_owner', apartments: [] }),
    })),
  ];
}

export const VanMedeEigenaar = screenStory(shown({ first: objects }), {
  async play({ canvas, userEvent }) {
    await expect(
      await heading(canvas, 'Uw mede-eigenaar B. Bakker heeft A. de Vries gemachtigd voor Kadestraat 47'),
    ).toBeVisible();
    await expect(canvas.getByText(/U kunt daarom niemand machtigen/u)).toBeVisible();
    await expect(canvas.queryByText('Ik machtig iemand')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Bezwaar maken/u }));
    const question = await ask('Bezwaar maken?');
    await userEvent.click(question.getByRole('button', { name: 'Bezwaar maken' }));
    await expect(await screen.findByText('Uw bezwaar is vastgelegd.')).toBeVisible();
    await expect(await canvas.findByText('Bezwaar gemaakt')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Ik machtig iemand' })).toBeVisible();
  },
});

const readOnly = aUser({
  impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
});

const writing = aUser({
  impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: false },
});

const ofStaff = (user: AuthUser) =>
  screenStory(shown({ user, proxies: [given, held(2, { state: 'offered' })] }), {
    async play({ canvas }) {
      await expect(await heading(canvas, 'A. de Vries stemt voor u')).toBeVisible();
      await expect(await heading(canvas, 'B. Bakker vraagt u om te stemmen')).toBeVisible();
      await expect(
        canvas.queryByRole('button', { name: /Intrekken|Aannemen|Weigeren/u }),
      ).not.toBeInTheDocument();
      await expect(canvas.queryByRole('link', { name: /^Wijzigen/u })).not.toBeInTheDocument();
      await expect(canvas.getAllByRole('link', { name: /^Machtiging \(PDF\)/u })).toHaveLength(2);
    },
  });

export const MeekijkendeMedewerker = ofStaff(readOnly);

export const SchrijvendeMedewerker = ofStaff(writing);

/** The owner voted before the meeting, which goes before the proxy. */
export const EigenaarStemdeVooraf = screenStory(
  shown({ proxies: [held(1, { state: 'offered', early_numbers: [4, 5] })] }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText(
          'B. Bakker heeft vooraf gestemd over punt 4 en 5. Die stem gaat voor uw machtiging.',
        ),
      ).toBeVisible();
    },
  },
);
