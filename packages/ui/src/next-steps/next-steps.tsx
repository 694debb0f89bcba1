import { useId } from 'react';
import styles from './next-steps.module.css';

export interface NextStepsProps {
  title: string;
  /** The steps in their order. */
  steps: readonly { title: string; text: string }[];
}

/** Shows what happens after a form is sent, step by step. */
export function NextSteps({ title, steps }: NextStepsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <h2 id={id}>{title}</h2>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
