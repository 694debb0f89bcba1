import { createRequire } from 'node:module';
import path from 'node:path';

// Prints what the language service of an older TypeScript shows at each index of a file, as JSON.
const [compiler, file, ...indexes] = process.argv.slice(2);
const ts = createRequire(import.meta.url)(path.resolve(compiler, '../../lib/typescript.js'));
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
const service = ts.createLanguageService({
  ...ts.sys,
  useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (name) => {
    const text = ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => process.cwd(),
  getCompilationSettings: () => options,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
});
const shown = indexes.map((index) => {
  const { displayParts, documentation } = service.getQuickInfoAtPosition(file, Number(index)) ?? {};
  return ts.displayPartsToString(displayParts) + ts.displayPartsToString(documentation);
});
process.stdout.write(JSON.stringify(shown));
