import { useState } from 'react';
import { Button } from '../../src/button/button.tsx';
import styles from './ontwerp.module.css';
import { namesOf, tokensOfBrand } from './tokens-of-brand.ts';

const { light: tokens } = tokensOfBrand('waterpas');

export function TypeScale() {
  return (
    <dl className={styles['rows']}>
      {namesOf(tokens, /^text-(xs|s|m|l|\d?xl)$/u)
        .toReversed()
        .map((name) => (
          <div key={name}>
            <dt>
              {name}: {tokens[name]}
            </dt>
            <dd style={{ fontSize: `var(--${name})`, lineHeight: 'var(--line-height-tight)' }}>
              De dakgoot aan de noordzijde lekt
            </dd>
          </div>
        ))}
    </dl>
  );
}

export function SpaceScale() {
  return (
    <dl className={styles['rows']}>
      {namesOf(tokens, /^space-/u).map((name) => (
        <div key={name}>
          <dt>
            {name}: {tokens[name]}
          </dt>
          <dd>
            <span className={styles['bar']} style={{ width: `var(--${name})` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Radii() {
  return (
    <ul className={styles['swatches']}>
      {namesOf(tokens, /^radius-/u).map((name) => (
        <li key={name}>
          <span className={styles['corner']} style={{ borderRadius: `var(--${name})` }} />
          <strong>{name}</strong>
          <span>{tokens[name]}</span>
        </li>
      ))}
    </ul>
  );
}

export function Motion() {
  const [isMoved, setMoved] = useState(false);
  return (
    <div className={styles['motion']}>
      <Button variant="quiet" onPress={() => setMoved(!isMoved)}>
        Beweeg
      </Button>
      {namesOf(tokens, /^motion/u).map((name) => (
        <div key={name}>
          <span
            className={styles['mover']}
            data-moved={isMoved || undefined}
            style={{ transitionDuration: `var(--${name})` }}
          />
          {name}: {tokens[name]}
        </div>
      ))}
    </div>
  );
}
