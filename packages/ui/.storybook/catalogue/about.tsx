import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import styles from './catalogue.module.css';
import { components, maturities, type ComponentFacts } from './components.ts';
import { ImportLine } from './import-line.tsx';

export interface About {
  facts: ComponentFacts;
  /** The title of the stories of the component. */
  title: string;
  /** The folder of the component, by which a module imports it. */
  folder: string;
}

export function useAbout(): About | undefined {
  const docs = useContext(DocsContext);
  try {
    const { preparedMeta } = docs.resolveOf('meta', ['meta']);
    const found = components[preparedMeta.title];
    const folder = /src\/([^/]+)\//u.exec(String(preparedMeta.parameters['fileName']))?.[1];
    return found && folder !== undefined ? { facts: found, title: preparedMeta.title, folder } : undefined;
  } catch {
    return undefined;
  }
}

export function AboutHead({ facts: { name, aliases, maturity }, folder }: About) {
  return (
    <div className={styles['head']}>
      <p>
        <span className={styles['maturity']} data-maturity={maturity}>
          {maturities[maturity]}
        </span>{' '}
        In het Engels: <span lang="en">{[name, ...aliases].join(', ')}</span>
      </p>
      <ImportLine code={`import { ${name} } from '@mijn/ui/${folder}';`} />
    </div>
  );
}
