import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { apiDocumentFile } from '../config/paths.ts';
import { drawPage } from './draw-page.ts';
import { exampleOf } from './example-of.ts';
import type { OpenApi } from './open-api.ts';

let document: OpenApi;
let page: string;
beforeAll(async () => {
  document = JSON.parse(await readFile(apiDocumentFile, 'utf8'));
  page = drawPage(document);
});

const found = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, one = '']) => one);

describe('the page of the API', () => {
  it('shows every operation, schema and error code once, by an address of its own', () => {
    const ids = found(/ id="([^"]+)"/gu);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    for (const { operationId } of operations) expect(ids).toContain(operationId);
    for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(`schema-${name}`);
    for (const code of Object.keys(document.components.examples)) expect(ids).toContain(`error-${code}`);
  });

  it('has links that lead somewhere', () => {
    const ids = new Set(found(/ id="([^"]+)"/gu));
    const targets = found(/ href="#([^"]+)"/gu);
    expect(targets.length).toBeGreaterThan(1000);
    expect([...new Set(targets.filter((target) => !ids.has(target)))]).toEqual([]);
  });

  it('has no script, no style in the page, and texts that are escaped', () => {
    expect(page).not.toMatch(/<script|<style|<[^>]* (?:style|on\w+|src)=/u);
    const { info } = document;
    const hostile = {
      ...document,
      info: { ...info, title: '<img src=x onerror="a">', description: '`</code><b>`' },
    };
    const drawn = drawPage(hostile);
    expect(drawn).toContain('<title>&lt;img src=x onerror=&quot;a&quot;&gt;</title>');
    expect(drawn).toContain('<code>&lt;/code&gt;&lt;b&gt;</code>');
  });

  it('has an example of each body that its schema accepts, except for patterns', () => {
    const ajv = new Ajv2020({ strict: false, discriminator: false });
    formatsPlugin.default(ajv);
    const schemas: unknown = JSON.parse(JSON.stringify(document.components.schemas), (key, value: unknown) =>
      key === 'pattern' ? undefined : value,
    );
    ajv.addSchema({ $id: 'https://api.example/', components: { schemas } });
    const faults: string[] = [];
    for (const name of Object.keys(document.components.schemas)) {
      const validate = ajv.getSchema(`https://api.example/#/components/schemas/${name}`);
      const example = exampleOf({ $ref: `#/components/schemas/${name}` }, document.components.schemas);
      if (!validate?.(example)) faults.push(`${name} ${ajv.errorsText(validate?.errors)}`);
    }
    expect(faults).toEqual([]);
  });
});
