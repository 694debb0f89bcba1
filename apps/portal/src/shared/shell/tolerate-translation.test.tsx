import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Fragment, useState } from 'react';
import { tolerateTranslation } from './tolerate-translation.ts';
import { translatorOf, type TranslatorKind } from './testing/translator.ts';

const dom = Object.getOwnPropertyDescriptors(Node.prototype);
beforeAll(() => tolerateTranslation());
afterAll(() => void Object.defineProperties(Node.prototype, dom));

const ORDERS = [
  ['notulen', 'begroting', 'offerte'],
  ['offerte', 'notulen'],
  ['begroting', 'offerte', 'notulen'],
];

function Page() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <p>
        Er zijn {count} van 12 goedgekeurd{count > 0 && ', de rest wacht'}.
      </p>
      <p>{count}</p>
      <p>
        {count % 2 === 1 && 'Opgeslagen: '}
        {count === 2 ? <b>alles</b> : 'een deel'}
        {count > 1 && ' van de lijst'}
      </p>
      <p>
        {ORDERS[count]?.map((name) => (
          <Fragment key={name}>{name}, </Fragment>
        ))}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Verder
      </button>
    </main>
  );
}

const shownText = (): string => screen.getByRole('main').textContent;

async function textsOf(translate: () => void): Promise<string[]> {
  const { unmount } = render(<Page />);
  const texts: string[] = [];
  for (let press = 0; press < ORDERS.length; press += 1) {
    translate();
    texts.push(shownText());
    // oxlint-disable-next-line no-await-in-loop -- each press follows the one before
    await userEvent.click(screen.getByRole('button'));
  }
  act(() => unmount());
  expect(document.body.textContent).toBe('');
  return texts;
}

describe('a page whose texts a translator', () => {
  it.each<TranslatorKind>(['wraps', 'replaces'])(
    '%s shows the values of now after each change',
    async (kind) => {
      const texts = await textsOf(() => undefined);
      const translator = translatorOf(kind);
      const translated = await textsOf(() => translator.translate(document.body));
      expect(translated).toEqual(
        texts.map((text) => text.replaceAll(/[a-z]/giu, (letter) => letter.toUpperCase())),
      );
      expect(translator.count()).toBeGreaterThan(10);
    },
  );
});

it('reports an error that no translator has caused', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  const child = one.appendChild(document.createElement('b'));
  expect(() => other.removeChild(child)).toThrow(/not a child/u);
  expect(() => other.insertBefore(document.createElement('i'), child)).toThrow(/not be found/u);
});
