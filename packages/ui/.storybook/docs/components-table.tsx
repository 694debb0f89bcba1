import { toId } from 'storybook/internal/csf';
import useCounts from 'virtual:use-counts';
import { components, pageNameOf } from '../catalogue/components.ts';
import { criteriaOf } from '../catalogue/wcag.ts';
import styles from './ontwerp.module.css';

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
                <a href={`./?path=/docs/${toId(title, pageNameOf(title))}`} target="_top">
                  {title}
                </a>
              </th>
              <td>
                <code>{component.name}</code>
              </td>
              <td>{component.maturity}</td>
              <td>{useCounts[component.name] ?? 0}</td>
              <td>{criteriaOf(component.kinds).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
