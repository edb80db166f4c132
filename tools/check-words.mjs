// Reports words of tools/words.mjs in the prose of the repository: comments, string literals with a space, Markdown. Arguments are path
// prefixes; without any, all files. `--count` prints findings by folder. Exit 1 when there is a finding.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EXEMPT, WORDS } from './words.mjs';

const given = process.argv.slice(2),
  prefixes = given
    .filter((argument) => !argument.startsWith('--'))
    .map((path) => path.replace(/^\.\//, '').replace(/\/$/, '')),
  counts = given.includes('--count');
const rules = WORDS.map(([pattern, where, instead]) => ({ pattern: new RegExp(pattern, 'gi'), where, instead }));
const QUOTATION = /"[^"\n]*"|“[^”]*”|«[^»]*»|`[^`\n]*`/g;
const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Prose pieces of a source file: offset and text, as comments and as string literals with a space in them. */
function* prose(file, text) {
  if (file.endsWith('.md')) {
    const plain = text
      .replace(/^```[\s\S]*?^```/gm, blank)
      .replace(/`[^`\n]*`/g, blank)
      .replace(/^>.*$/gm, blank);
    yield { offset: 0, text: plain, start: false };
    return;
  }
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|^\s*#[^\n]*/gm;
  for (const { 0: piece, index } of text.matchAll(token)) {
    const isComment = /^\s*(?:\/[/*]|#)/.test(piece);
    if (isComment)
      yield {
        offset: index,
        text: piece.replace(/^(\s*(?:\/\*\*?|\/\/|\*|#))/gm, (mark) => ' '.repeat(mark.length)),
        start: true,
        comment: true,
      };
    else if (/\w \w/.test(piece))
      yield { offset: index + 1, text: piece.slice(1, -1).replace(/\$\{[^}]*\}/g, blank), start: true };
  }
}

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\0')
  .filter((file) => /\.(?:ts|tsx|mjs|cjs|js|md|sh|py|css|yml|yaml)$/.test(file) && !EXEMPT.test(file))
  .filter(
    (file) =>
      prefixes.length === 0 ||
      prefixes.some((prefix) => file === prefix || file.startsWith(`${prefix}/`) || file.startsWith(prefix)),
  );

let found = 0;
const byFolder = new Map();
for (const file of tracked) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    continue; // removed in the working tree
  }
  const lines = text.split('\n');
  const lineOf = (offset) => text.slice(0, offset).split('\n').length;
  for (const piece of prose(file, text)) {
    const plain = piece.comment || file.endsWith('.md') ? piece.text.replace(QUOTATION, blank) : piece.text;
    for (const { pattern, where, instead } of rules) {
      if (where === 'start' && !piece.start) continue;
      const begin = where === 'start' ? plain.length - plain.trimStart().length : 0;
      for (const match of (where === 'start' ? plain.trimStart() : plain).matchAll(pattern)) {
        const line = lineOf(piece.offset + begin + match.index);
        if (/plain-words: quotation/.test(lines[line - 1])) continue;
        found++;
        const folder = file.split('/').slice(0, 3).join('/');
        byFolder.set(folder, (byFolder.get(folder) ?? 0) + 1);
        if (!counts) console.log(`${file}:${line}: "${match[0]}": write ${instead}`);
      }
    }
  }
}
if (counts)
  for (const [folder, count] of [...byFolder].sort((a, b) => b[1] - a[1]))
    console.log(String(count).padStart(5), folder);
if (found > 0) console.log(`${found} findings`);
process.exit(found > 0 ? 1 : 0);
