import assert from 'node:assert/strict';

const NAME = '[A-Za-z_:][\\w:.-]*';
const PART = new RegExp(
  `<!--(?:(?!--)[\\s\\S])*-->|<(/?)(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>|[^<>]+`,
  'y',
);
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*("[^"]*"|'[^']*')`, 'g');

/** Checks that XML is well-formed (XML 1.0, 2.1): one root element, nested tags, unique quoted attributes, known entities. Returns the name of the root. */
export function assertWellFormed(text: string): string {
  const open: string[] = [];
  let root = '';
  PART.lastIndex = 0;
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const part = PART.exec(text);
    assert.ok(part, `no XML at ${at}: ${text.slice(at, at + 60)}`);
    const [whole, isEnd, name, attributes = '', isEmpty] = part;
    assert.ok(!/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/.test(whole), `an entity in ${whole.slice(0, 60)}`);
    if (name === undefined) {
      assert.ok(open.length > 0 || whole.startsWith('<!--') || whole.trim() === '', `text outside: ${whole}`);
    } else if (isEnd) assert.equal(open.pop(), name);
    else {
      const names = [...attributes.matchAll(ATTRIBUTE)].map(([, key]) => key);
      assert.equal(new Set(names).size, names.length, `an attribute twice: ${whole}`);
      assert.ok(open.length > 0 || root === '', 'one root');
      if (open.length === 0) root = name;
      if (!isEmpty) open.push(name);
    }
  }
  assert.deepEqual(open, []);
  return root;
}
