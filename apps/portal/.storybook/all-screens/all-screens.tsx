import { ChoiceBar } from '@mijn/ui/choice-bar';
import { Select } from '@mijn/ui/select';
import { useEffect, useMemo, useState } from 'react';
import styles from './all-screens.module.css';
import { contents, screensIn, type Content, type IndexEntry, type Screen } from './read-screens.ts';
import { ScreenFrame, widths } from './screen-frame.tsx';

const ALL = 'alles';

const schemes = [
  { id: 'light', label: 'Licht' },
  { id: 'dark', label: 'Donker' },
];

const shownSteps = [
  { id: 'rest', label: 'In rust' },
  { id: 'played', label: 'Na de stappen' },
];

const shownContents = [
  { id: ALL, label: 'Alles' },
  ...contents.map((id) => ({ id, label: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
];

async function readIndex(): Promise<Screen[]> {
  const response = await fetch('./index.json');
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  return screensIn(Object.values(entries));
}

const hasContent = (chosen: string, content: Content) => chosen === ALL || chosen === content;

const chosenOf = (screens: readonly Screen[], feature: string, content: string): Screen[] =>
  screens
    .filter((screen) => feature === ALL || screen.feature === feature)
    .map(({ title, feature: of, states }) => ({
      title,
      feature: of,
      states: states.filter((state) => hasContent(content, state.content)),
    }))
    .filter(({ states }) => states.length > 0);

function featuresOf(screens: readonly Screen[]) {
  const titles = Map.groupBy(screens, ({ feature }) => feature);
  return [...titles].map(([id, of]) => ({ id, label: of.map(({ title }) => title).join(', ') }));
}

/** Returns the id of the heading of a screen. Spaces would make several ids of it. */
const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/gu, '-');

export function AllScreens() {
  const [screens, setScreens] = useState<readonly Screen[]>([]);
  const [feature, setFeature] = useState(ALL);
  const [content, setContent] = useState(ALL);
  const [scheme, setScheme] = useState('light');
  const [steps, setSteps] = useState('rest');
  useEffect(() => {
    void readIndex().then(setScreens);
  }, []);
  const chosen = useMemo(() => chosenOf(screens, feature, content), [screens, feature, content]);
  const count = chosen.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <main className={styles['page']}>
      <h1>Alle schermen</h1>
      <p>
        Elk scherm in elke stand, klein naast elkaar, in rust of na de stappen van zijn test. De lijst komt
        uit de verhalen zelf: een nieuw scherm staat er vanzelf bij.
      </p>
      <div className={styles['filters']}>
        <Select
          look="chip"
          label="Onderdeel"
          options={[{ id: ALL, label: 'Alle onderdelen' }, ...featuresOf(screens)]}
          value={feature}
          onChange={setFeature}
        />
        <ChoiceBar label="Stand" choices={shownContents} value={content} onChange={setContent} />
        <ChoiceBar label="Kleuren" choices={schemes} value={scheme} onChange={setScheme} />
        <ChoiceBar label="Stappen" choices={shownSteps} value={steps} onChange={setSteps} />
      </div>
      <output>
        {chosen.length} schermen, {count} standen
      </output>
      {chosen.map(({ title, states }) => (
        <section key={title} className={styles['screen']} aria-labelledby={idOf(title)}>
          <h2 id={idOf(title)}>{title}</h2>
          <ul className={styles['states']}>
            {states.map(({ name, desktop, phone }) => (
              <li key={name}>
                <h3>
                  <a href={`./?path=/story/${desktop}`} target="_top">
                    {name}
                  </a>
                </h3>
                <div className={styles['frames']}>
                  <ScreenFrame
                    key={`phone ${scheme} ${steps}`}
                    title={`${title}, ${name}, ${widths.phone.label}`}
                    story={phone}
                    scheme={scheme}
                    steps={steps}
                    width="phone"
                  />
                  <ScreenFrame
                    key={`desktop ${scheme} ${steps}`}
                    title={`${title}, ${name}, ${widths.desktop.label}`}
                    story={desktop}
                    scheme={scheme}
                    steps={steps}
                    width="desktop"
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
