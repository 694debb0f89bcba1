import { codesOf, drawJson, drawOperation } from './draw-operation.ts';
import { drawNamed } from './draw-schema.ts';
import { drawText, headingsOf } from './draw-text.ts';
import { type Html, html, toText } from './html.ts';
import { componentOf, type OpenApi } from './open-api.ts';

interface Group {
  id: string;
  name: string;
  description: string;
  operations: Html[];
}

function groupsOf({ tags, paths, webhooks, components }: OpenApi): Group[] {
  const listed = [...Object.entries(paths), ...Object.entries(webhooks)].flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return tags.map(({ name, description }) => ({
    id: `tag-${name}`,
    name,
    description,
    operations: listed
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ path, method, operation }) => drawOperation(method, path, operation, components)),
  }));
}

const drawGroup = ({ id, name, description, operations }: Group): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    ${drawText(description)} ${operations}
  </section>`;

function drawErrors({ components, paths }: OpenApi): Html {
  const statuses = new Map<string, Set<string>>();
  const texts = new Map<string, string>();
  for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, given] of Object.entries(responses)) {
      for (const [code, text] of codesOf(componentOf(components.responses, given))) {
        texts.set(code, text);
        statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
      }
    }
  }
  const rows = [...texts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([code, text]) => {
      const example = components.examples[code];
      return html`<div id="error-${code}" class="schema">
        <h3 id="code-${code}">${code}</h3>
        <p>Status ${[...(statuses.get(code) ?? [])].join(', ')}</p>
        ${drawText(text)}
        ${
          example &&
          html`<details>
            <summary>Example of ${code}</summary>
            ${drawJson(example.value)}
          </details>`
        }
      </div>`;
    });
  return html`<section aria-labelledby="errors-by-code">
    <h2 id="errors-by-code">Errors by code</h2>
    ${rows}
  </section>`;
}

function drawSecurity({ components }: OpenApi): Html {
  const schemes = Object.entries(components.securitySchemes).map(
    ([name, { description }]) =>
      html`<div id="security-${name}" class="schema">
        <h3 id="scheme-${name}">${name}</h3>
        ${drawText(description)}
      </div>`,
  );
  return html`<section aria-labelledby="sign-in">
    <h2 id="sign-in">Ways to sign in</h2>
    ${schemes}
  </section>`;
}

/** Returns the page of the document. It has no script, so that its policy can refuse all of them (docs/decisions/0182). */
export function drawPage(document: OpenApi): string {
  const { info, components } = document;
  const groups = groupsOf(document);
  const link = (id: string, name: string): Html => html`<li><a href="#${id}">${name}</a></li>`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/api/docs/page.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header>
          <h1>${info.title} ${info.version}</h1>
          <p>${info.summary}</p>
          <p>For tools: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1)</p>
        </header>
        <nav aria-label="Contents">
          <h2>Rules</h2>
          <ul>
            ${headingsOf(info.description).map(({ id, name }) => link(id, name))}
            ${link('sign-in', 'Ways to sign in')}
          </ul>
          <h2>Operations</h2>
          <ul>
            ${groups.map(({ id, name, operations }) => link(id, `${name} (${operations.length})`))}
          </ul>
          <h2>Further</h2>
          <ul>
            ${link('schemas', 'Schemas')} ${link('errors-by-code', 'Errors by code')}
          </ul>
        </nav>
        <main id="content" tabindex="-1">
          <section aria-label="Rules">${drawText(info.description)}</section>
          ${drawSecurity(document)} ${groups.map(drawGroup)}
          <section aria-labelledby="schemas">
            <h2 id="schemas">Schemas</h2>
            ${Object.entries(components.schemas).map(([name, schema]) => drawNamed(name, schema))}
          </section>
          ${drawErrors(document)}
        </main>
      </body>
    </html>`;
  return toText(page);
}
