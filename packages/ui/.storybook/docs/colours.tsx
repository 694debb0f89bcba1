import { contrast } from '../../src/tokens/contrast.ts';
import { pairs } from '../../src/tokens/pairs.ts';
import type { Tokens } from '../../src/tokens/read-tokens.ts';
import styles from './ontwerp.module.css';
import { namesOf, tokensOfBrand } from './tokens-of-brand.ts';

const PALETTE = /^palette-/u;
const schemes = [
  ['light', 'Licht'],
  ['dark', 'Donker'],
] as const;

const figure = (ratio: number) => ratio.toLocaleString('nl-NL', { maximumFractionDigits: 1 });

export function Palette({ brand }: { brand: string }) {
  const { light } = tokensOfBrand(brand);
  return (
    <ul className={styles['swatches']}>
      {namesOf(light, PALETTE).map((name) => (
        <li key={name}>
          <span className={styles['colour']} style={{ background: light[name] }} />
          <strong>{name.replace(PALETTE, '')}</strong>
          <span>{light[name]}</span>
        </li>
      ))}
    </ul>
  );
}

function PairSample({ tokens, front, back }: { tokens: Tokens; front: string; back: string }) {
  const ink = tokens[front] ?? '';
  const paper = tokens[back] ?? '';
  return (
    <td>
      <span className={styles['sample']} style={{ background: paper }}>
        {/* The dot is hidden, because the figure states the contrast. The colour need not suit text. */}
        <span aria-hidden className={styles['dot']} style={{ background: ink }} />
      </span>
      {figure(contrast(ink, paper))}
    </td>
  );
}

export function Pairs({ brand }: { brand: string }) {
  const tokens = tokensOfBrand(brand);
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Kleur</th>
            <th scope="col">Op</th>
            {schemes.map(([scheme, title]) => (
              <th key={scheme} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">Minstens</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ front, back, least }) => (
            <tr key={`${front}${back}${least}`}>
              <th scope="row">{front}</th>
              <td>{back}</td>
              {schemes.map(([scheme]) => (
                <PairSample key={scheme} tokens={tokens[scheme]} front={front} back={back} />
              ))}
              <td>{figure(least)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
