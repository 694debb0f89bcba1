import { Heading } from '@storybook/addon-docs/blocks';
import facts from 'virtual:project-facts';
import type { About } from './about.tsx';
import { inWords, kindNames } from './change-words.ts';
import { StateGrid } from './state-grid.tsx';
import { liveRegionOf } from './live-regions.ts';
import { criteria, criteriaOf, LIVE } from './wcag.ts';

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

export default function AboutFoot({ facts: { name, kinds: ofKinds }, title, folder }: About) {
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
            {criterion === LIVE && <>. {liveRegionOf(title)}</>}
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
          {changes.slice(0, LATEST).map(({ date, kinds }) => (
            <li key={date}>
              {inWords(date)}: {kinds.map((kind) => kindNames[kind]).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
