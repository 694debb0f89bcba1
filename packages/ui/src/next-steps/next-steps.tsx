import { Section } from '../section/section.tsx';
import styles from './next-steps.module.css';

export interface NextStepsProps {
  title: string;
  /** The steps in their order. */
  steps: readonly { title: string; text: string }[];
}

/** Shows what happens after a form is sent, step by step. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <Section title={title}>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
