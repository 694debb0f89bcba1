import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '@mijn/domain/brand';
import { brand as brandContract } from '@mijn/domain/brand/contract';
import type { FieldError } from '@mijn/domain/errors';
import { withoutBidiControls } from '@mijn/domain/texts';
import { validate } from '@mijn/domain/validation';

const describe = ({ code, params = {} }: FieldError): string =>
  [code.replaceAll('_', ' '), ...Object.values(params).map((value) => `(${value})`)].join(' ');

async function read(file: string): Promise<unknown> {
  const content: unknown = JSON.parse(withoutBidiControls(await readFile(file, 'utf8')));
  const isWithLogoFile =
    typeof content === 'object' &&
    content !== null &&
    'logo' in content &&
    typeof content.logo === 'string' &&
    content.logo.endsWith('.svg');
  if (!isWithLogoFile) return content;
  const logo = await readFile(path.resolve(path.dirname(file), String(content.logo)), 'utf8');
  return { ...content, logo: logo.slice(Math.max(0, logo.indexOf('<svg'))) };
}

/**
 * Reads a provider's brand (decisions §1). `logo` is an inline `<svg>` element, or the name of an `.svg` file beside it.
 * @param faults gets one line for every wrong field.
 */
export async function readBrandFile(file: string, faults: string[]): Promise<Brand | undefined> {
  const content = await read(file).catch((error: unknown) => {
    faults.push(`BRAND_FILE ${file} can't be read: ${error instanceof Error ? error.message : 'unknown'}`);
  });
  if (content === undefined) return undefined;
  const result = await validate(brandContract, content, 'cast');
  if (result.ok) return result.value;
  for (const [field, [fault]] of Object.entries(result.errors)) {
    if (fault)
      faults.push(`BRAND_FILE ${file}: ${field === '' ? 'the whole' : field} is wrong: ${describe(fault)}.`);
  }
  return undefined;
}
