import facts from 'virtual:project-facts';
import { components, pageNameOf } from '../catalogue/components.ts';
import { criteriaOf } from '../catalogue/wcag.ts';
import styles from './ontwerp.module.css';

const pathOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

const usesOf = (name: string): number =>
  Object.entries(facts.uses)
    .filter(([key]) => key.endsWith(`/${name}`))
    .reduce((sum, [, files]) => sum + files.length, 0);

export function ComponentsTable() {
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Onderdeel</th>
            <th scope="col">In de code</th>
            <th scope="col">Rijpheid</th>
            <th scope="col">Plaatsen</th>
            <th scope="col">WCAG-criteria</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(components).map(([title, component]) => (
            <tr key={title}>
              <th scope="row">
                <a href={`./?path=/docs/${pathOf(title)}--${pathOf(pageNameOf(component))}`} target="_top">
                  {title}
                </a>
              </th>
              <td>
                <code>{component.name}</code>
              </td>
              <td>{component.maturity}</td>
              <td>{usesOf(component.name)}</td>
              <td>{criteriaOf(component.kinds).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
