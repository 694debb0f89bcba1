import { DocsContext, Heading, Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import facts from 'virtual:project-facts';
import { shownScheme } from '../look/look.ts';
import { schemeOf } from '../scheme-of.ts';
import styles from './catalogue.module.css';
import { components, maturities, type ComponentFacts } from './components.ts';
import { StateGrid } from './state-grid.tsx';
import { useGlobals } from './use-globals.ts';
import { criteria, criteriaOf } from './wcag.ts';

interface About {
  facts: ComponentFacts;
  /** The folder of the component, by which a module imports it. */
  folder: string;
}

export function useAbout(): About | undefined {
  const docs = useContext(DocsContext);
  try {
    const { preparedMeta } = docs.resolveOf('meta', ['meta']);
    const found = components[preparedMeta.title];
    const folder = /src\/([^/]+)\//u.exec(String(preparedMeta.parameters['fileName']))?.[1];
    return found && folder !== undefined ? { facts: found, folder } : undefined;
  } catch {
    return undefined;
  }
}

export function AboutHead({ facts: { name, aliases, maturity }, folder }: About) {
  const isDark = shownScheme(schemeOf(useGlobals())) === 'dark';
  return (
    <div className={styles['head']}>
      <p>
        <span className={styles['maturity']} data-maturity={maturity}>
          {maturities[maturity]}
        </span>{' '}
        In het Engels: {[name, ...aliases].join(', ')}
      </p>
      <Source code={`import { ${name} } from '@mijn/ui/${folder}';`} language="tsx" dark={isDark} />
    </div>
  );
}

const kinds = { feat: 'nieuw', fix: 'verbeterd', perf: 'sneller' };

const placeOf = (file: string): string => file.replace(/^(apps\/portal|packages\/ui)\/src\//u, '');

function Uses({ files }: { files: readonly string[] }) {
  if (files.length === 0) return <p>Nog nergens, behalve in de voorbeelden.</p>;
  const inPortal = files.filter((file) => file.startsWith('apps/portal/'));
  return (
    <details>
      <summary>
        {inPortal.length} plaatsen in het portaal, {files.length - inPortal.length} in de bibliotheek
      </summary>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <code>{placeOf(file)}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

const LATEST = 8;

export function AboutFoot({ facts: { name, kinds: ofKinds }, folder }: About) {
  const changes = facts.changes[folder] ?? [];
  return (
    <>
      <Heading>Standen</Heading>
      <p>Links licht en rechts donker, in de huisstijl die in de werkbalk is gekozen.</p>
      <StateGrid kinds={ofKinds} />
      <Heading>Toegankelijkheid</Heading>
      <p>Voor dit onderdeel gelden deze succescriteria van WCAG 2.2, niveau A en AA.</p>
      <ul>
        {criteriaOf(ofKinds).map((criterion) => (
          <li key={criterion}>
            <strong>{criterion}</strong> {criteria[criterion]}
          </li>
        ))}
      </ul>
      <Heading>Waar het staat</Heading>
      <Uses files={facts.uses[`${folder}/${name}`] ?? []} />
      <Heading>Wijzigingen</Heading>
      {changes.length === 0 ? (
        <p>De geschiedenis is niet beschikbaar, of er is niets gewijzigd.</p>
      ) : (
        <ul>
          {changes.slice(0, LATEST).map(({ date, kind, text }) => (
            <li key={`${date}${text}`}>
              {date} {kinds[kind]}: <span lang="en">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
