// Rules about our sources that the linter does not have. Prints file, line and what to write instead; exit 1 when a rule is broken.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const RULES = [
  {
    name: 'a table with arbitrary strings as keys',
    pattern: /^(?:export )?const \w+: (?:Readonly<)?(?:Partial<)?Record<string,[^=]*=\s*(?:\{|Object\.fromEntries)/gm,
    // The page looks up names in answers of the service, never names that a person typed.
    applies: (file) => !/^src\/(?:workbench|client)\//.test(file),
    instead: 'make it with lookupTable (src/kernel/lookup.ts): an object literal also answers `constructor`',
  },
  {
    name: 'a stage_sequence without a StageLog',
    // Shapes declare the field; every value of it is the names of a StageLog.
    pattern: /\bstage_sequence:(?!\s*(?:stages\.names\b|Type\.|texts\(\)|names\(\)))/g,
    // Sections of a bundle are other answers; a chart lists the stages of its reduction (test/contract/stages.routes.test.ts).
    applies: (file) =>
      /^src\/(?:families|bundles|services|wire)\//.test(file) &&
      !['src/bundles/profile-bundle.ts', 'src/families/core/chart/chart.ts'].includes(file),
    instead: 'run each stage through a StageLog (src/wire/stage-log.ts) and give its `names`',
  },
  {
    name: 'a word of the wire in doctrine',
    // Doctrine returns facts in camelCase; each family maps them to wire words in one table.
    pattern:
      /^(?!\s*(?:\/\/|\*|\/\*)).*?(?:'[a-z0-9]+(?:_[a-z0-9]+)+'|\b[a-z0-9]+(?:_[a-z0-9]+)+\??:|'(?:True|False)')/gm,
    // The findings of marriage still carry the words of the contract; they are to be mapped as those of muhurta-election are.
    applies: (file) => file.startsWith('src/doctrine/') && !file.startsWith('src/doctrine/marriage-muhurta/'),
    instead: 'write the fact in camelCase and map it in the wire-words.ts of the family',
  },
];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name).replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'));
let broken = 0;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  for (const { name, pattern, applies, instead } of RULES)
    if (applies(file))
      for (const { index } of text.matchAll(pattern)) {
        broken++;
        console.log(`${file}:${text.slice(0, index).split('\n').length}: ${name}: ${instead}`);
      }
}
process.exit(broken > 0 ? 1 : 0);
