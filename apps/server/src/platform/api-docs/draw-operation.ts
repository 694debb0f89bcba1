import { drawField, drawFields } from './draw-schema.ts';
import { drawText } from './draw-text.ts';
import { exampleOf } from './example-of.ts';
import { type Html, html, joined } from './html.ts';
import {
  componentOf,
  nameOfRef,
  type OpenApi,
  type Operation,
  type Response,
  type Schema,
} from './open-api.ts';

type Components = OpenApi['components'];

export const drawJson = (value: unknown): Html =>
  html`<pre><code>${typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</code></pre>`;

const drawExample = (value: unknown, name = 'Example'): Html =>
  html`<details>
    <summary>${name}</summary>
    ${drawJson(value)}
  </details>`;

const isShown = (mediaType: string): boolean =>
  mediaType === 'application/json' || mediaType === 'multipart/form-data';

/** Draws a body: its fields, also those of a schema with a name, and an example of JSON. Bytes are their media types. */
function drawContent(content: Response['content'], { schemas, examples }: Components): Html {
  const bodies = Object.entries(content ?? {});
  const bytes = bodies.filter(([mediaType]) => !isShown(mediaType));
  const shown = bodies.filter(([mediaType]) => isShown(mediaType));
  const parts = shown.map(([mediaType, { schema, examples: given }]) => {
    const ref = schema.$ref;
    const named = ref === undefined ? schema : componentOf<Schema>(schemas, { $ref: ref });
    const title = ref === undefined ? 'Fields' : nameOfRef(ref);
    const values = Object.entries(given ?? {}).map(
      ([name, example]) => [name, componentOf(examples, example).value] as const,
    );
    return html`<p>
        <code>${mediaType}</code>${
          ref !== undefined && html`, <a href="#schema-${nameOfRef(ref)}">${nameOfRef(ref)}</a>`
        }
      </p>
      <details>
        <summary>${ref === undefined ? title : `Fields of ${title}`}</summary>
        ${drawFields(named)}
      </details>
      ${values.map(([name, value]) => drawExample(value, `Example: ${name}`))}
      ${mediaType === 'application/json' && values.length === 0 && drawExample(exampleOf(schema, schemas))}`;
  });
  const types = bytes.map(([mediaType]) => html`<code>${mediaType}</code>`);
  return html`${types.length > 0 && html`<p>${joined(types, ', ')}</p>`}${parts}`;
}

const isError = (status: string): boolean => /^[45]/u.test(status);

function drawErrors({ responses }: Operation, components: Components): Html | undefined {
  const errors = Object.entries(responses).filter(([status]) => isError(status));
  if (errors.length === 0) return undefined;
  const rows = errors.map(([status, given]) => {
    const response = componentOf(components.responses, given);
    const codes = codesOf(response);
    const links = codes.map(([code]) => html`<a href="#error-${code}">${code}</a>`);
    return html`<li>
      <strong>${status}</strong> ${codes.length > 0 ? joined(links, ', ') : drawText(response.description)}
    </li>`;
  });
  return html`<h4>Errors</h4>
    <ul class="errors">
      ${rows}
    </ul>`;
}

/** Returns the codes of an error response, with what its description says of each. */
export function codesOf({ description }: Response): (readonly [code: string, text: string])[] {
  return description.split('\n\n').flatMap((line) => {
    const [, code, text] = /^`([a-z_]+)`: ([\s\S]+)$/u.exec(line) ?? [];
    return code === undefined || text === undefined ? [] : [[code, text] as const];
  });
}

function drawSecurity({ security }: Operation): Html {
  if (security.length === 0) return html`<p>Needs no sign-in.</p>`;
  const ways = security.map((way) => {
    const names = Object.entries(way).map(([name, scopes]) => {
      const scope = scopes.length > 0 && html` with the scope <code>${scopes.join(', ')}</code>`;
      return html`<a href="#security-${name}">${name}</a>${scope}`;
    });
    return html`<li>${joined(names, ' and ')}</li>`;
  });
  return html`<h4>Sign-in, one of</h4>
    <ul>
      ${ways}
    </ul>`;
}

function drawParameters({ parameters = [] }: Operation, components: Components): Html | undefined {
  if (parameters.length === 0) return undefined;
  const fields = parameters.map((given) => {
    const {
      name,
      schema,
      required = false,
      description,
      in: place,
    } = componentOf(components.parameters, given);
    return drawField(name, description === undefined ? schema : { ...schema, description }, required, place);
  });
  return html`<h4>Parameters</h4>
    <ul class="fields">
      ${fields}
    </ul>`;
}

function drawResults({ responses }: Operation, components: Components): Html[] {
  return Object.entries(responses)
    .filter(([status]) => !isError(status))
    .map(([status, given]) => {
      const { description, content, headers } = componentOf(components.responses, given);
      const names = Object.keys(headers ?? {}).map((name) => html`<code>${name}</code>`);
      return html`<h4>Response ${status}</h4>
        ${drawText(description)} ${names.length > 0 && html`<p>Headers: ${joined(names, ', ')}</p>`}
        ${drawContent(content, components)}`;
    });
}

/** Draws an operation, which opens by its summary and by its address, such as `#todos.listTodos`. */
export function drawOperation(
  method: string,
  path: string,
  operation: Operation,
  components: Components,
): Html {
  const { operationId, summary, description, requestBody } = operation;
  const events = Object.entries(operation['x-events'] ?? {});
  return html`<details class="operation">
    <summary>
      <h3><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
      <span class="about">${drawText(summary)}</span>
    </summary>
    <div id="${operationId}" class="body">
      <p><a href="#${operationId}">${operationId}</a></p>
      ${description !== undefined && drawText(description)} ${drawSecurity(operation)}
      ${drawParameters(operation, components)}
      ${
        requestBody &&
        html`<h4>Body</h4>
          ${requestBody.description !== undefined && drawText(requestBody.description)}
          ${drawContent(requestBody.content, components)}`
      }
      ${drawResults(operation, components)}
      ${
        events.length > 0 &&
        html`<h4>Events</h4>
          <ul class="fields">
            ${events.map(([name, schema]) => drawField(name, schema, false))}
          </ul>`
      }
      ${drawErrors(operation, components)}
    </div>
  </details>`;
}
