import type { Meta, StoryObj } from '@storybook/react-vite';
import { pairs } from '../../src/tokens/pairs.ts';
import styles from './colours.module.css';

/** Every pair of text and surface that the components use: the tests compute their contrast. */
function Colours() {
  return (
    <ul className={styles['pairs']}>
      {pairs.map(({ front, back, least }) => (
        <li key={`${front}${back}${least}`} style={{ background: `var(--${back})` }}>
          <span className={styles['sample']} style={{ background: `var(--${front})` }} />
          <span className={styles['names']}>
            {front} op {back}, ten minste {least}
          </span>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Vormgeving/Kleuren', component: Colours } satisfies Meta<typeof Colours>;

export default meta;

export const Paren: StoryObj<typeof meta> = {};
